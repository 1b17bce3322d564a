import { noteRelease } from '#platform/loading/release.ts';
import { startLiveUpdates } from '../features/notices/live/live-updates.ts';
import {
  fetchNotices,
  showNotices,
  removeNotice,
} from '../features/notices/announcements/bell/notice-cache.ts';
import { trackAbsence } from '../features/shell/release/release-upgrade.ts';

/** What an open page follows while nothing is done on it. Nobody waits for this: it comes when the page is there. */
export function followWhileOpen(): void {
  trackAbsence();
  startLiveUpdates({
    onNews: ({ release }) => noteRelease(release),
    fetchNotices: fetchNotices,
    showNotices,
    removeNotice: removeNotice,
  });
}
