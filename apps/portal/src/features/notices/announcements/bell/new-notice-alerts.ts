import type { Announcement, listMine } from '@portal/contract/notices/announcements';
import type { z } from 'zod';
import { paths } from '#platform/navigation/paths.ts';
import { preference } from '#platform/settings/preferences.ts';
import { setWindowTitle } from '#platform/navigation/window-title.ts';
import { goTo } from '#platform/navigation/router-port.ts';

type Notices = z.infer<typeof listMine.result>;

/** Ids of the notices this tab has received; undefined before the first list. */
let seenIds: Set<string> | undefined;
/** Count of new notices since the tab was last visible. */
let unseen = 0;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || unseen === 0) return;
  unseen = 0;
  setWindowTitle({ unseen });
});

/**
 * Alerts a user who looks elsewhere to new notices: in the window's title, and on the desktop if permitted. Only the
 * tab that fetched the list shows desktop notifications. `before` is the list the tab shows so far.
 */
export function alertNewNotices(
  notices: Notices,
  { before, isForAllTabs }: { before: Notices | undefined; isForAllTabs: boolean },
): void {
  const unread = unreadOf(notices);
  const known = seenIds ?? (before && idsOf(unreadOf(before)));
  seenIds = new Set([...(known ?? []), ...idsOf(unread)]);
  if (!known || document.visibilityState === 'visible') return;
  const fresh = unread.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  unseen += fresh.length;
  setWindowTitle({ unseen });
  if (isForAllTabs) for (const notice of fresh) notifyOnDesktop(notice);
}

const unreadOf = ({ anntMsgList, sysMsgList }: Notices) => [...anntMsgList, ...sysMsgList];
const idsOf = (notices: readonly Announcement[]) => new Set(notices.map(({ id }) => id));

function notifyOnDesktop({ id, titile, sender, msgCategory }: Announcement): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const topic = msgCategory === '1' ? 'announcement' : 'message';
  if (preference('noticeCopies')?.[topic].desktop === false) return;
  // The tag merges the notifications of two tabs into one.
  const notification = new Notification(titile, { body: sender, tag: id });
  notification.addEventListener('click', () => {
    notification.close();
    window.focus();
    void goTo(paths.myAnnouncements);
  });
}
