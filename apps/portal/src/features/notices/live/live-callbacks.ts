import type { listMine } from '@portal/contract/notices/announcements';
import type { ServerNews } from '@portal/contract/epochs';
import type { z } from 'zod';

type Notices = z.infer<typeof listMine.result>;

/** Callbacks of the page that live updates call. */
export interface LiveCallbacks {
  onNews: (news: ServerNews) => void;
  /** Fetches the user's notices. @throws when that fails. */
  fetchNotices: () => Promise<Notices>;
  /** Shows the notices another tab fetched. */
  showNotices: (notices: Notices) => void;
  /** Removes a recalled notice from the screen. */
  removeNotice: (id: string) => void;
  /** Fetches the server's news, without notices. @throws when that fails. */
  fetchNews: () => Promise<ServerNews>;
}
