import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';

interface DatabaseServer {
  /** For a role that may create databases. */
  url: string;
  /** For the role the portal works as; the same one on a server that is not our own. */
  applicationUrl: string;
  stop: () => Promise<void>;
}

/** The server that DATABASE_URL names, else one of our own that is gone after the run. */
export async function startTestServer(): Promise<DatabaseServer> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined)
    return { url: databaseUrl, applicationUrl: databaseUrl, stop: async () => undefined };
  const directory = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const own = await startEmbeddedPostgres({ directory, durable: false });
  return {
    url: own.ownerUrl,
    applicationUrl: own.url,
    async stop() {
      await own.stop();
      await rm(directory, { recursive: true });
    },
  };
}
