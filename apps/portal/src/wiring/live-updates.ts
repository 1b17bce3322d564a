import { currentLook } from '@portal/client/look';
import { noteRelease } from '#platform/loading/release.ts';
import { followReferenceData } from '#platform/workplace/reference-data.ts';
import { fetchToDos, followToDosInTitle, showToDos } from '#platform/workplace/to-dos.ts';
import { startLiveUpdates } from '../features/notices/live/live-updates.ts';
import {
  fetchNotices,
  showNotices,
  removeNotice,
} from '../features/notices/announcements/bell/notice-cache.ts';
import { trackAbsence } from '../features/shell/release/release-upgrade.ts';

/** Connects the features that follow the server while a page is open. Loaded after the first page. */
export function followWhileOpen(): void {
  trackAbsence();
  followReferenceData();
  followToDosInTitle();
  // No socket is opened in somebody else's name.
  if (currentLook) {
    void fetchNotices().catch(() => undefined);
    return;
  }
  startLiveUpdates({
    onNews: ({ release }) => noteRelease(release),
    fetchNotices: fetchNotices,
    showNotices,
    removeNotice: removeNotice,
    fetchToDos,
    showToDos,
  });
}
