import { useCallOf } from '@portal/client/queries';
import {
  acknowledge,
  getAnnouncement,
  listMine,
  listMustRead,
  pageMine,
} from '@portal/contract/notices/announcements';

/** Confirms that a notice was read, in the revision that was shown. */
export const useAcknowledge = () =>
  useCallOf(acknowledge, { refreshes: [listMine, listMustRead, pageMine, getAnnouncement] });
