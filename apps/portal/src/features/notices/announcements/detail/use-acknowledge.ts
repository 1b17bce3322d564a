import { useCall } from '@portal/client/queries';
import {
  acknowledge,
  getAnnouncement,
  listMine,
  listMustRead,
  pageMine,
} from '@portal/contract/notices/announcements';

/** Confirms that a notice was read in the form in which it was shown. */
export const useAcknowledging = () =>
  useCall(acknowledge, { refreshes: [listMine, listMustRead, pageMine, getAnnouncement] });
