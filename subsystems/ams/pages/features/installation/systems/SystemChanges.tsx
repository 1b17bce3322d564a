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
  address: '监控地址',
  way: '监控凭据',
  username: '监控用户名',
  secret: '密码或令牌',
};

const deeds: Record<string, string> = { watched: '登记监控', unwatched: '取消监控' };
const wordsOf = ([deed = '', key = '']: string[]): string => `${deeds[deed] ?? '修改'} ${key}`;

/** The changes of entries, who made them, and what was there before. */
export function SystemChanges() {
  const [pageNo, setPageNo] = useState(1);
  return (
    <ChangeHistory
      query={useQueryOf(listSystemChanges, { pageNo: String(pageNo) })}
      words={words}
      wordsOfChange={(what) => (what === 'ordered' ? '调整顺序' : wordsOf(what.split(' ')))}
      onTurn={setPageNo}
    />
  );
}
