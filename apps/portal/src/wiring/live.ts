import { noteRelease } from '#platform/release.ts';
import { followServer } from '../features/notices/live/live-updates.ts';
import {
  askNotices,
  showNotices,
  takeAway,
} from '../features/notices/announcements/bell/notice-cache.ts';
import { followAbsence } from '../features/shell/release/release-upgrade.ts';

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
