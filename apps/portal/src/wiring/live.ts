import { noteRelease } from '#platform/release.ts';
import { followServer } from '../features/live/live.ts';
import { askNotices, showNotices, takeAway } from '../features/notices/live-notices.ts';
import { followAbsence } from '../features/release/away.ts';

/** What an open page follows while nothing is done on it. Nobody waits for this: it comes when the page is there. */
export function followWhileOpen(): void {
  followAbsence();
  followServer({
    onNews: ({ release }) => noteRelease(release),
    askNotices,
    showNotices,
    takeAway,
  });
}
