import type { Call, Input } from '@portal/contract/call';
import { headerNames } from '@portal/contract/headers';
import { socketMessages } from '@portal/contract/limits';
import { openSocket, socketProtocol } from '@portal/contract/notices/live-socket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { z } from 'zod';
import { refuse } from '#platform/http/refuse.ts';
import { checkDeclared, readInput } from '#platform/http/serve.ts';
import type { Caller } from '#platform/session/session.ts';

/** Requests that wait for their upgrade, with the connection each came on. */
const waiting = new WeakMap<IncomingMessage, Line>();

interface Line {
  connection: Socket;
  head: Buffer;
}

const place = openSocket.path.slice(0, openSocket.path.indexOf(':'));

/** Returns whether a request asks for a WebSocket upgrade at an address that has one. */
export const isSocketUpgrade = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(place) && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Opens WebSockets for callers the gate admits to a call; `authorize` may still refuse them, as the last check. The only
 * way to make a socket.
 */
export function serveSocket<I extends Input>(
  app: FastifyInstance,
  call: Call<I, z.ZodNever, 'signed-in'>,
  { authorize, open }: { authorize: Admission<I>; open: Opening<I> },
): void {
  checkDeclared(call);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: socketMessages.bytes,
    maxFragments: 16,
    maxBufferedChunks: 1_024,
    autoPong: false,
    handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
  });
  app.server.on('upgrade', (request, connection, head) => hear(app, { request, connection, head }));

  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    handler: async (request, reply) => {
      const here = waiting.get(request.raw) ?? refuse('route.not-found');
      return app.upgrades.run(() => upgrade(here, request, reply));
    },
  });

  async function upgrade(here: Line, request: FastifyRequest, reply: FastifyReply) {
    // Whoever has gone while they waited costs nothing more.
    if (here.connection.destroyed) return reply.hijack();
    // All others have just been told to move.
    if (app.drain.phase === 'closing') refuse('server.unavailable');
    // Browsers say where they are; whoever sends a cookie and does not say it is no page of ours.
    if (!request.headers.origin && request.headers.cookie) refuse('origin.foreign');
    request.headers[headerNames.token] = tokenAmong(request.raw);
    const caller = await app.gate.admit(call, request);
    if (!isSignedIn(caller)) refuse('session.expired');
    const input = readInput(call, request);
    authorize(input, caller);
    reply.hijack();
    // The socket may be open for days, and keeps nothing of how it came about.
    reply.raw.detachSocket(here.connection);
    sockets.handleUpgrade(request.raw, here.connection, here.head, (socket) => {
      request.log.info({ call: call.path, person: caller.session.personId }, 'socket opened');
      open(socket, input, caller);
    });
    return reply;
  }
}

type Admission<I extends Input> = (input: z.infer<I>, caller: Caller) => void;
type Opening<I extends Input> = (socket: WebSocket, input: z.infer<I>, caller: Caller) => void;

/** Routes the upgrade through the server like any request, so that a refusal is an ordinary response. */
function hear(
  app: FastifyInstance,
  { request, connection, head }: { request: IncomingMessage; connection: Duplex; head: Buffer },
): void {
  // Whatever breaks here is somebody else's line: without a listener it would end the process.
  connection.on('error', () => connection.destroy());
  if (!(connection instanceof Socket)) return void connection.destroy();
  waiting.set(request, { connection, head });
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.on('finish', () => connection.end());
  response.assignSocket(connection);
  app.routing(request, response);
}

/** A browser cannot set headers on a socket, so the token is offered as a sub-protocol, and never in the address. */
const tokenAmong = ({ headers }: IncomingMessage): string | undefined =>
  (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((offered) => offered.trim())
    .find((offered) => offered !== socketProtocol);

const isSignedIn = (visitor: { session: unknown }): visitor is Caller =>
  visitor.session !== undefined;
