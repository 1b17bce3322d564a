import type { listMine } from '@portal/contract/notices/announcements';
import type { ServerNews } from '@portal/contract/epochs';
import type { z } from 'zod';
import type { ToDoCount } from '#platform/workplace/to-dos.ts';

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
  /** Counts what waits for the user. @throws when that fails. */
  fetchToDos: () => Promise<ToDoCount>;
  /** Shows the count another tab fetched. */
  showToDos: (count: ToDoCount) => void;
  /** Fetches the server's news, without notices. @throws when that fails. */
  fetchNews: () => Promise<ServerNews>;
}
