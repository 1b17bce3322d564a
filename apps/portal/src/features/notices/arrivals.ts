import type { Announcement, listMine } from '@portal/contract/announcements';
import type { z } from 'zod';
import { paths } from '#platform/paths.ts';
import { preference } from '#platform/preferences.ts';
import { goTo } from '#platform/router-port.ts';

type Notices = z.infer<typeof listMine.result>;

/** The notices this tab has met so far; undefined until it knows any list. */
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
 * allowed that. Of all tabs the one that asked for the list tells it on the desktop.
 */
export function noteArrivals(
  { anntMsgList, sysMsgList }: Notices,
  { isForAllTabs }: { isForAllTabs: boolean },
): void {
  const unread = [...anntMsgList, ...sysMsgList];
  const known = met;
  met = new Set([...(known ?? []), ...unread.map(({ id }) => id)]);
  if (!known || document.visibilityState === 'visible') return;
  const arrived = unread.filter(({ id }) => !known.has(id));
  if (arrived.length === 0) return;
  if (unseen === 0) ({ title } = document);
  unseen += arrived.length;
  document.title = `(${unseen}) ${title}`;
  if (isForAllTabs) for (const notice of arrived) tellOnDesktop(notice);
}

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
