import { listSsoClientChanges, ssoClientLabels } from '@portal/contract/administration/sso-clients';
import { useQueryOf } from '@portal/client/queries';
import { useState } from 'react';
import { ChangeHistory } from '../../../platform/ChangeHistory.tsx';

const changeWords: Record<string, string> = {
  added: '登记',
  edited: '修改',
  renewed: '更换密钥',
  removed: '删除',
};

/** The changes of registrations, and who made them. */
export function ClientChanges() {
  const [pageNo, setPageNo] = useState(1);
  return (
    <ChangeHistory
      query={useQueryOf(listSsoClientChanges, { pageNo: String(pageNo) })}
      words={ssoClientLabels}
      wordsOfChange={(what) => {
        const [change = '', clientId = ''] = what.split(' ');
        return `${changeWords[change] ?? change} ${clientId}`;
      }}
      onTurn={setPageNo}
    />
  );
}
