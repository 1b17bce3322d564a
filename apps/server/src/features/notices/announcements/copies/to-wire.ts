import type { SentCopy } from '@portal/contract/notices/message-templates';
import { wireTime } from '#platform/time/group-time.ts';
import type { StoredCopy } from './store.ts';

export const copyToWire = (row: StoredCopy): SentCopy => ({
  id: row.id,
  titile: row.title,
  channel: row.channel,
  workNo: row.work_no,
  realname: row.realname,
  outcome: row.outcome,
  problem: row.problem,
  isTest: row.is_test,
  sendTime: wireTime(row.sent_at),
});
