import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config';
import { startEmbeddedPostgres } from '#platform/embedded/postgres';

interface DatabaseServer {
  url: string;
  stop: () => Promise<void>;
}

/** The server that DATABASE_URL names, else one of our own that is gone after the run. */
export async function startTestServer(): Promise<DatabaseServer> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  const directory = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const own = await startEmbeddedPostgres({ directory, durable: false });
  return {
    url: own.url,
    async stop() {
      await own.stop();
      await rm(directory, { recursive: true });
    },
  };
}
