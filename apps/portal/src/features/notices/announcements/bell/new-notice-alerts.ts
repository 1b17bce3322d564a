import type { Announcement, listMine } from '@portal/contract/notices/announcements';
import type { z } from 'zod';
import { paths } from '#platform/paths.ts';
import { preference } from '#platform/preferences.ts';
import { goTo } from '#platform/router-port.ts';

type Notices = z.infer<typeof listMine.result>;

/** The notices this tab has met so far; undefined until it has been told of any. */
let met: Set<string> | undefined;
/** How many have come since the tab was last looked at. */
let unseen = 0;
/** What the window was called before it said so. */
let title = '';

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || unseen === 0) return;
  unseen = 0;
  document.title = title;
});

/**
 * Tells somebody who looks elsewhere that something has come: in the title of the window, and on the desktop if they
 * allowed that. Of all tabs the one that asked for the list tells it on the desktop. `before` is what the tab shows so far.
 */
export function noteArrivals(
  notices: Notices,
  { before, isForAllTabs }: { before: Notices | undefined; isForAllTabs: boolean },
): void {
  const unread = unreadOf(notices);
  const known = met ?? (before && idsOf(unreadOf(before)));
  met = new Set([...(known ?? []), ...idsOf(unread)]);
  if (!known || document.visibilityState === 'visible') return;
  const arrived = unread.filter(({ id }) => !known.has(id));
  if (arrived.length === 0) return;
  if (unseen === 0) ({ title } = document);
  unseen += arrived.length;
  document.title = `(${unseen}) ${title}`;
  if (isForAllTabs) for (const notice of arrived) tellOnDesktop(notice);
}

const unreadOf = ({ anntMsgList, sysMsgList }: Notices) => [...anntMsgList, ...sysMsgList];
const idsOf = (notices: readonly Announcement[]) => new Set(notices.map(({ id }) => id));

function tellOnDesktop({ id, titile, sender, msgCategory }: Announcement): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const topic = msgCategory === '1' ? 'announcement' : 'message';
  if (preference('noticeCopies')?.[topic].desktop === false) return;
  // By its tag, a notice two tabs tell of is one.
  const told = new Notification(titile, { body: sender, tag: id });
  told.addEventListener('click', () => {
    told.close();
    window.focus();
    void goTo(paths.myAnnouncements);
  });
}
