import { listSystemChanges } from '@portal/contract/administration/system-entries';
import { useQueryOf } from '@portal/client/queries';
import { useState } from 'react';
import { ChangeHistory } from '../../../platform/ChangeHistory.tsx';

const words = {
  name: '名称',
  description: '说明',
  platform: '平台',
  enabled: '状态',
  order: '顺序',
};

/** The changes of entries, who made them, and what was there before. */
export function SystemChanges() {
  const [pageNo, setPageNo] = useState(1);
  return (
    <ChangeHistory
      query={useQueryOf(listSystemChanges, { pageNo: String(pageNo) })}
      words={words}
      wordsOfChange={(what) =>
        what === 'ordered' ? '调整顺序' : `修改 ${what.split(' ')[1] ?? ''}`
      }
      onTurn={setPageNo}
    />
  );
}
