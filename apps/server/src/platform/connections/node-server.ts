import { second } from '@portal/common/durations';
import { requestTimeoutMs } from '@portal/contract/limits';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isSocketUpgrade } from './serve-socket.ts';

/**
 * A connection without traffic for this long is checked, and cut where a response waits to be read: 6 to 12 s after the
 * last byte, since Node checks once per span. Longer spans miss the 15 s within which slow readers are to be cut.
 */
const stallMs = 6 * second;

/** Requests of one connection that may wait behind the one under way. Browsers and proxies send none ahead. */
const mostWaiting = 32;

/**
 * Creates Node's HTTP server, with limits on how long a request may take to arrive, a response to be read, and a
 * connection to be idle.
 */
export function createNodeServer(handle: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 72_000,
      connectionsCheckingInterval: 5_000,
      // A link of 8,000 characters is the address, and the referrer of each call with its filter. Node takes 16 kB.
      maxHeaderSize: 32 * 1024,
      // Any other wish to speak something else is not heard: the request is answered as it stands.
      shouldUpgradeCallback: isSocketUpgrade,
    },
    respondInTurn(handle),
  );
  server.setTimeout(stallMs);
  cutStalled(server);
  return server;
}

/**
 * Handles the requests of a connection one after the other. Node passes on all pipelined requests at once, and would
 * hold every response in memory until the client has read those before it.
 */
function respondInTurn(handle: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, (() => void)[]>();

  function begin(socket: Socket, response: ServerResponse, answer: () => void): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : busy.get(socket)?.shift();
      if (next) next();
      else busy.delete(socket);
    });
    answer();
  }

  return (request, response) => {
    const { socket } = request;
    const answer = () => handle(request, response);
    const waiting = busy.get(socket);
    if (!waiting) {
      busy.set(socket, []);
      begin(socket, response, answer);
    } else if (waiting.length < mostWaiting) {
      waiting.push(() => begin(socket, response, answer));
    } else {
      socket.destroy();
    }
  };
}

interface Silence {
  bytes: number;
  looks: number;
}

/** Cuts clients that do not read their response. A response that is still being made has as long as browsers wait. */
function cutStalled(server: Server): void {
  const silences = new WeakMap<Socket, Silence>();

  server.on('timeout', (socket: Socket) => {
    // Between two requests Node sets the other time, after which an idle connection ends.
    const isIdle = socket.timeout !== stallMs;
    const isUnread = socket.writableLength > 0;
    const bytes = socket.bytesRead + socket.bytesWritten;
    const before = silences.get(socket);
    const looks = before?.bytes === bytes ? before.looks + 1 : 1;
    if (isIdle || isUnread || looks * stallMs >= requestTimeoutMs) {
      socket.destroy();
      return;
    }
    silences.set(socket, { bytes, looks });
    socket.setTimeout(stallMs);
  });
}
