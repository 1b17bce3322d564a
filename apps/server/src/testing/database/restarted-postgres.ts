import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@portal/testing/passing-time';
import { withClient } from '#platform/database/client.ts';
import { prepareDataDirectory } from '@portal/embedded-postgres/data-directory';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import { findPrograms } from '@portal/embedded-postgres/programs';

/** PostgreSQL's own ways to end: sessions are cut off in order, or it dies as in a crash and recovers at its next start. */
const shutdownSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface RestartedPostgres {
  /** For the one role there is, as with an outside database: it owns the tables, and the portal works as it. */
  url: string;
  stop: (mode: keyof typeof shutdownSignals) => Promise<void>;
  /** Comes back at the same address, and waits until it accepts connections. */
  start: () => Promise<void>;
  /** Cuts all connections of the portal, as `pg_terminate_backend` does. */
  dropConnections: () => Promise<void>;
}

/** A PostgreSQL in a directory of its own that stays at one port over its restarts. */
export async function createRestartedPostgres(directory: string): Promise<RestartedPostgres> {
  const first = await startEmbeddedPostgres({ directory, durable: false });
  await first.stop();
  const { ownerUrl: url } = first;
  const { port } = new URL(url);
  const place = await prepareDataDirectory(directory);
  const { postgres, env } = await findPrograms(place);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const args = ['-D', place.cluster, ...[...settings, 'fsync=off'].flatMap((pair) => ['-c', pair])];
  let server: ChildProcess | undefined;

  return {
    url,
    async start() {
      server = spawn(postgres, args, { ...place.owner, env, cwd: place.cluster, stdio: 'ignore' });
      await until(async () => server?.exitCode !== null || (await accepts(url)));
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    },
    async stop(mode) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(shutdownSignals[mode]);
      await ended;
    },
    async dropConnections() {
      const others = 'usename = current_user and pid <> pg_backend_pid()';
      await ask(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    },
  };
}

const accepts = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

const ask = (url: string, sql: string): Promise<unknown> =>
  withClient(url, (client) => client.query(sql));
