import { epochsUnder, onEpochs } from '@portal/client/epochs';
import { send } from '@portal/client/send';
import { currentSession, onSessionChange } from '@portal/client/session';
import { getNews, type ServerNews } from '@portal/contract/epochs';
import { getPermissions } from '@portal/contract/access/permissions';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { createEpochTracker } from './epoch-tracker.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveCallbacks } from './live-callbacks.ts';
import { refetchChanged } from './refetch-changed.ts';

/**
 * Starts live updates of the page: it follows the epochs in any response, and the notice socket that one tab keeps.
 * `onNews` hears the server's news.
 */
export function startLiveUpdates({ onNews, ...page }: Omit<LiveCallbacks, 'fetchNews'>): void {
  const held = epochsUnder(getPermissions.path) ?? epochsUnder(listSubsystems.path);
  const epochTracker = createEpochTracker({ held, renew: refetchChanged });
  onEpochs(({ epochs }) => epochTracker.notice(epochs));

  let session = currentSession();
  let connection =
    session &&
    new LiveConnection(session.person.id, { ...page, onNews: onServerNews, fetchNews: fetchNews });
  function onServerNews(news: ServerNews): void {
    onNews(news);
    epochTracker.hear(news.epochs);
  }
  onSessionChange(() => {
    const now = currentSession();
    if (now?.token === session?.token) return;
    session = now;
    if (now) return connection?.renew();
    connection?.stop();
    connection = null;
  });
}

const fetchNews = (): Promise<ServerNews> => send(getNews, {}, { quiet: true });
