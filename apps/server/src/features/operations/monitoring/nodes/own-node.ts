import { second } from '@portal/common/durations';
import type { FastifyInstance } from 'fastify';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';
import { forgetNode, noteNode } from './store.ts';

const signEveryMs = 10 * second;
const forgetMs = second;

export type OwnNode = ReturnType<typeof createOwnNode>;

/**
 * This node among the others: named by host and port, which no two of them share. From the moment it listens it says
 * every ten seconds that it is there; a stop in order takes its name away.
 */
export function createOwnNode(
  app: FastifyInstance,
  { db, faults }: { db: Database; faults: Faults },
) {
  const startedAt = new Date(app.clock.now().getTime() - process.uptime() * second);
  let timer: NodeJS.Timeout | undefined;

  /** A server that does not listen is called by a test; it has no port. */
  function name(): string {
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return port === undefined ? hostname() : `${hostname()}:${port}`;
  }
  let listed: string | undefined;
  const sign = (listedName: string) =>
    faults.watch('nodes', noteNode(db, { name: listedName, startedAt }));

  app.addHook('onListen', async () => {
    const own = name();
    listed = own;
    sign(own);
    timer = setInterval(() => sign(own), signEveryMs).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    if (listed === undefined) return;
    // A database that is away keeps no node from stopping; the others see it as missing then.
    const forgotten = forgetNode(db, listed).catch(() => undefined);
    await Promise.race([forgotten, wait(forgetMs, undefined, { ref: false })]);
  });
  return { name: () => listed ?? name(), startedAt };
}
