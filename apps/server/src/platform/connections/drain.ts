import { second } from '@portal/common/durations';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as pollPhase } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

interface Drain {
  /** Serving, serving while `/readyz` says 503, or closed for new connections. */
  phase: 'open' | 'announced' | 'closing';
}

/** A browser opens connections ahead of need; one that has sent nothing by then is cut. */
const silentMs = second;
/** Requests under way are finished within this, or cut. */
const finishMs = 10 * second;
/** A turn of an event loop with nothing to do takes some 0.02 ms. */
const shortTurnMs = 0.2;

/** Prepares a server for draining: from its announcement on, no connection is kept alive. */
export function prepareDrain(app: FastifyInstance): void {
  const drain: Drain = { phase: 'open' };
  app.decorate('drain', drain);
  // Asked when an answer goes out, which is later for requests under way; by callback, since every answer pays for it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.phase !== 'open') reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    drain.phase = 'closing';
  });
}

/**
 * Closes the port last, and waits for the requests under way. To be called after all other routes, whose closing hooks
 * run first.
 */
export function drainConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const cutSilent = () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await acceptWaiting();
    const closed = once(app.server, 'close');
    app.server.close();
    const timers = [
      setTimeout(cutSilent, silentMs),
      setTimeout(() => app.server.closeAllConnections(), finishMs),
    ];
    await closed;
    timers.forEach(clearTimeout);
  });
}

/**
 * Returns right after a turn of the event loop that accepted what was waiting and had little else to do. The system
 * resets connections that are not accepted when the port closes, and a proxy repeats no POST: after a long turn, at a
 * load of 8, nginx had sent eight requests more.
 */
async function acceptWaiting(): Promise<void> {
  const patientUntil = performance.now() + second;
  let began: number;
  do {
    began = performance.now();
    await pollPhase();
  } while (performance.now() - began > shortTurnMs && began < patientUntil);
}

/**
 * Closes a server without losing a request: for `noticeMs` `/readyz` returns 503 to proxies, while all requests are
 * served and connections are given up one by one; then sockets are told to move, and the port closes.
 */
export async function closeDrained(
  app: FastifyInstance,
  { noticeMs }: { noticeMs: number },
): Promise<void> {
  app.drain.phase = 'announced';
  await new Promise((noticed) => setTimeout(noticed, noticeMs));
  await app.close();
}
