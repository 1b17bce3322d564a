import type { DeskItem, Draft } from '@portal/contract/notices/announcement-desk';
import type { Revision } from '@portal/contract/notices/announcement-revisions';
import type { Reader, StoreReading } from '@portal/contract/notices/announcement-readers';
import { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { MessageTemplate, SentCopy } from '@portal/contract/notices/message-templates';
import { variablesIn } from '@portal/contract/notices/message-templates';
import { wireTime } from '#platform/group-time';
import { ruleOf } from '../audience.ts';
import type { StoredCopy } from '../copies/store.ts';
import type { DeskRow } from './store.ts';
import type { StoredReader, StoredStoreReading } from '../readers/store.ts';
import type { KeptRevision } from '../revision-store.ts';
import type { StoredTemplate } from '../templates/store.ts';

const timeOr = (moment: Date | null): string | null => (moment ? wireTime(moment) : null);

export const presentItem = (row: DeskRow): DeskItem => ({
  id: row.id,
  titile: row.title,
  sender: row.sender,
  priority: row.priority,
  izTop: row.pinned_at ? '1' : '0',
  msgCategory: row.category,
  mustRead: row.must_read,
  revision: row.revision,
  state: row.state,
  sendTime: timeOr(row.sent_at),
  endTime: timeOr(row.ends_at),
  createTime: wireTime(row.created_at),
  createBy: row.author,
  reach: row.reach,
  readers: row.readers,
  acknowledged: row.acknowledged,
});

export function presentDraft(found: {
  row: DeskRow;
  scopes: string[];
  names: Map<string, string>;
}): {
  item: DeskItem;
  draft: Draft;
  targets: (Draft['audience']['targets'][number] & { name: string })[];
} {
  const { row, scopes, names } = found;
  const audience = ruleOf(scopes);
  const draft = {
    ...presentLetter(row),
    msgCategory: row.category,
    sender: row.sender,
    mustRead: row.must_read,
    endTime: timeOr(row.ends_at),
    audience,
    copies: CopyChannel.options.filter((channel) => row.copies.includes(channel)),
  };
  const targets = audience.targets.map((target) => ({
    ...target,
    name: names.get(`${target.kind}:${target.key}`) ?? target.key,
  }));
  return { item: presentItem(row), draft, targets };
}

const presentLetter = (row: DeskRow | KeptRevision) => ({
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  openType: row.open_type,
  openPage: row.open_page,
  busId: row.bus_id,
});

export const presentRevision = (row: KeptRevision): Revision => ({
  ...presentLetter(row),
  revision: row.revision,
  createTime: wireTime(row.made_at),
  createBy: row.author,
  reason: row.reason,
  readAgain: row.read_again,
});

export const presentReader = (row: StoredReader): Reader => ({
  workNo: row.work_no,
  realname: row.realname,
  departName: row.depart_name,
  storeName: row.store_name,
  readTime: timeOr(row.read_at),
  acknowledgeTime: timeOr(row.acknowledged_at),
});

export const presentStoreReading = (row: StoredStoreReading): StoreReading => ({
  storeNo: row.store_no,
  storeName: row.store_name,
  city: row.city,
  bgName: row.bg_name,
  meant: row.meant,
  read: row.read,
  acknowledged: row.acknowledged,
});

export const presentTemplate = (row: StoredTemplate): MessageTemplate => ({
  templateCode: row.code,
  templateName: row.name,
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  variables: variablesIn(row.title, row.content),
  updateTime: wireTime(row.updated_at),
  updateBy: row.author,
});

export const presentCopy = (row: StoredCopy): SentCopy => ({
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
