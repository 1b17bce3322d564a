import type { DeskItem, Draft } from '@portal/contract/notices/announcement-desk';
import type { Revision } from '@portal/contract/notices/announcement-revisions';
import { CopyChannel } from '@portal/contract/notices/announcement-desk';
import { wireTime } from '@portal/common/group-time';
import { ruleFromScopes } from '../audience.ts';
import type { DeskRow } from './store.ts';
import type { StoredRevision } from '../revision-store.ts';

const timeOr = (moment: Date | null): string | null => (moment ? wireTime(moment) : null);

export const deskItemToWire = (row: DeskRow): DeskItem => ({
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

export function draftToWire(found: {
  row: DeskRow;
  scopes: string[];
  names: Map<string, string>;
}): {
  item: DeskItem;
  draft: Draft;
  targets: (Draft['audience']['targets'][number] & { name: string })[];
} {
  const { row, scopes, names } = found;
  const audience = ruleFromScopes(scopes);
  const draft = {
    ...letterToWire(row),
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
  return { item: deskItemToWire(row), draft, targets };
}

const letterToWire = (row: DeskRow | StoredRevision) => ({
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  openType: row.open_type,
  openPage: row.open_page,
  busId: row.bus_id,
});

export const revisionToWire = (row: StoredRevision): Revision => ({
  ...letterToWire(row),
  revision: row.revision,
  createTime: wireTime(row.made_at),
  createBy: row.author,
  reason: row.reason,
  readAgain: row.read_again,
});
