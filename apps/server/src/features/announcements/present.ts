import type { Announcement, listMine } from '@portal/contract/announcements';
import type { z } from 'zod';
import { wireTime } from '#platform/group-time';
import { isWebAddress } from '#platform/web-address';
import type { StoredAnnouncement } from './store.ts';

export const presentAnnouncement = (stored: StoredAnnouncement): Announcement => ({
  id: stored.id,
  titile: stored.title,
  msgContent: stored.content,
  msgAbstract: stored.summary,
  sender: stored.sender,
  priority: stored.priority,
  msgCategory: stored.category,
  sendTime: wireTime(stored.sent_at),
  createTime: wireTime(stored.created_at),
  ...openingOf(stored),
  busType: stored.bus_type,
  busId: stored.bus_id,
  readFlag: stored.isRead ? '1' : '0',
});

/** Where "go handle" leads: nowhere, if that is not an address of the web. */
function openingOf({ open_type, open_page }: StoredAnnouncement) {
  const leads = open_page !== null && (open_type !== 'url' || isWebAddress(open_page));
  return leads ? { openType: open_type, openPage: open_page } : { openType: null, openPage: null };
}

/** The bell's two lists: notices and messages of systems. */
export function presentBell(
  unread: (StoredAnnouncement & { total: number })[],
): z.infer<typeof listMine.result> {
  const { '1': notices = [], '2': messages = [] } = Object.groupBy(unread, (one) => one.category);
  return {
    anntMsgList: notices.map(presentAnnouncement),
    anntMsgTotal: notices[0]?.total ?? 0,
    sysMsgList: messages.map(presentAnnouncement),
    sysMsgTotal: messages[0]?.total ?? 0,
  };
}
