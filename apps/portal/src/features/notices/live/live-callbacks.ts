import type { listMine } from '@portal/contract/notices/announcements';
import type { ServerNews } from '@portal/contract/epochs';
import type { z } from 'zod';

type Notices = z.infer<typeof listMine.result>;

/** What a tab does with what it hears. */
export interface OpenPage {
  onNews: (news: ServerNews) => void;
  /** Asks for the person's notices anew. @throws when that fails. */
  askNotices: () => Promise<Notices>;
  /** Shows the notices another tab asked for. */
  showNotices: (notices: Notices) => void;
  /** Takes a notice that was recalled off the screen. */
  takeAway: (id: string) => void;
  /** Asks what holds now, besides notices. @throws when that fails. */
  askNews: () => Promise<ServerNews>;
}
