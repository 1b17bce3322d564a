import { getNews } from '@portal/contract/epochs';
import { openSocket } from '@portal/contract/notices/live-socket';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import { serveSocket } from '#platform/connections/serve-socket.ts';
import { createConnection } from './socket-connection.ts';
import type { Live } from './live.ts';

/** Serves the socket over which open pages get notices and changes. */
export function liveRoutes(app: FastifyInstance, live: Live): void {
  serve(app, getNews, () => live.state());

  // Must run before the server waits for connections to end: sockets would not end by themselves.
  app.addHook('preClose', async () => live.stop());

  serveSocket(app, openSocket, {
    authorize({ userId }, { session, address }) {
      // A token of another user is not valid for this address.
      if (userId !== session.personId) refuse('session.expired');
      if (!live.hasRoomFor(address)) {
        refuse('rate.exceeded', { retryAfter: 60 });
      }
    },
    open(socket, { last }, { session, address }) {
      const { personId, tokenHash, tenantId } = session;
      const owner = { personId, tokenHash, tenantId, address };
      const connection = createConnection(socket, owner, (code) =>
        live.noteClosed(connection, code),
      );
      void live.welcome(connection, last === undefined ? undefined : Number(last));
    },
  });
}
