import { epochsUnder, onEpochs } from '@portal/client/epochs';
import { send } from '@portal/client/send';
import { currentSession, onSessionChange } from '@portal/client/session';
import { getNews, type ServerNews } from '@portal/contract/epochs';
import { getPermissions } from '@portal/contract/access/permissions';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { createCatchingUp } from './epoch-tracker.ts';
import { Following } from './live-connection.ts';
import type { OpenPage } from './live-callbacks.ts';
import { renew } from './refetch-changed.ts';

/**
 * Has the page follow, while it is open, what administrators change and what is announced: by what any answer carries,
 * and by a socket that one tab keeps. `onNews` hears whatever the server says of itself.
 */
export function followServer({ onNews, ...page }: Omit<OpenPage, 'askNews'>): void {
  const held = epochsUnder(getPermissions.path) ?? epochsUnder(listSubsystems.path);
  const catchingUp = createCatchingUp({ held, renew });
  onEpochs(({ epochs }) => catchingUp.notice(epochs));

  let session = currentSession();
  let following = session && new Following(session.person.id, { ...page, onNews: hear, askNews });
  function hear(news: ServerNews): void {
    onNews(news);
    catchingUp.hear(news.epochs);
  }
  onSessionChange(() => {
    const now = currentSession();
    if (now?.token === session?.token) return;
    session = now;
    if (now) return following?.renew();
    following?.stop();
    following = null;
  });
}

const askNews = (): Promise<ServerNews> => send(getNews, {}, { quiet: true });
