import type { Announcement, listMine } from '@portal/contract/notices/announcements';
import type { z } from 'zod';
import { wireTime } from '@portal/common/group-time';
import { isAllowedTarget } from '../link-targets.ts';
import type { StoredAnnouncement } from './store.ts';

export const announcementToWire = (stored: StoredAnnouncement): Announcement => ({
  id: stored.id,
  titile: stored.title,
  msgContent: stored.content,
  msgAbstract: stored.summary,
  sender: stored.sender,
  priority: stored.priority,
  msgCategory: stored.category,
  sendTime: wireTime(stored.sent_at),
  createTime: wireTime(stored.created_at),
  ...targetToWire(stored),
  busType: stored.bus_type,
  busId: stored.bus_id,
  readFlag: stored.isRead ? '1' : '0',
  izTop: stored.pinned_at ? '1' : '0',
  mustRead: stored.must_read,
  isAcknowledged: stored.isAcknowledged,
  isArchived: stored.isArchived,
  isEnded: stored.isEnded,
  revision: stored.revision,
});

/** Maps the target of "go handle"; none if today's rule does not allow it. */
function targetToWire({ open_type, open_page }: StoredAnnouncement) {
  const leads = open_type !== null && open_page !== null && isAllowedTarget(open_type, open_page);
  return leads ? { openType: open_type, openPage: open_page } : { openType: null, openPage: null };
}

/** Maps the two lists of the bell: notices and system messages. */
export function bellToWire({
  unread,
  mustRead,
}: {
  unread: (StoredAnnouncement & { total: number })[];
  mustRead: number;
}): z.infer<typeof listMine.result> {
  const { '1': notices = [], '2': messages = [] } = Object.groupBy(unread, (one) => one.category);
  return {
    anntMsgList: notices.map(announcementToWire),
    anntMsgTotal: notices[0]?.total ?? 0,
    sysMsgList: messages.map(announcementToWire),
    sysMsgTotal: messages[0]?.total ?? 0,
    mustReadTotal: mustRead,
  };
}
