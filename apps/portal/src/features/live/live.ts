import { epochsUnder, onEpochs } from '@portal/client/epochs';
import type { ServerNews } from '@portal/contract/epochs';
import { getPermissions } from '@portal/contract/permissions';
import { listSubsystems } from '@portal/contract/subsystems';
import { createCatchingUp } from './catching-up.ts';
import { longPoll } from './long-poll.ts';
import { oneForAll } from './one-for-all.ts';
import { renew } from './renew.ts';

/**
 * Has the page follow what administrators change, while it is open: by what any answer carries, and by a question that
 * one tab keeps open. `onNews` hears whatever the server says of itself.
 */
export function followServer(onNews: (news: ServerNews) => void): void {
  const held = epochsUnder(getPermissions.path) ?? epochsUnder(listSubsystems.path);
  const page = createCatchingUp({ held, renew });
  onEpochs(({ epochs }) => page.notice(epochs));
  oneForAll(longPoll)(page.heard, (news) => {
    onNews(news);
    page.hear(news.epochs);
  });
}
