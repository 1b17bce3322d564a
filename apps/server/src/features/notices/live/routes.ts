import { getNews } from '@portal/contract/epochs';
import { openSocket } from '@portal/contract/notices/live-socket';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/refuse';
import { serve } from '#platform/serve';
import { serveSocket } from '#platform/serve-socket';
import { createConnection } from './socket-connection.ts';
import type { Live } from './live.ts';

/** The sockets by which open pages hear of what is new. */
export function liveRoutes(app: FastifyInstance, live: Live): void {
  serve(app, getNews, () => live.news());

  // Before the server waits for its connections to end: these would not.
  app.addHook('preClose', async () => live.stop());

  serveSocket(app, openSocket, {
    insist({ userId }, { session, address }) {
      // Whose token it is not has none for this address.
      if (userId !== session.personId) refuse('session.expired');
      if (!live.hasRoomFor(address)) {
        refuse('rate.exceeded', { retryAfter: 60 });
      }
    },
    open(socket, { last }, { session, address }) {
      const { personId, tokenHash, tenantId } = session;
      const holder = { personId, tokenHash, tenantId, address };
      const connection = createConnection(socket, holder, (code) =>
        live.noteClosed(connection, code),
      );
      void live.welcome(connection, last === undefined ? undefined : Number(last));
    },
  });
}
