import type { TestProject } from 'vitest/node';
import { grantApplication } from '#platform/database/application-role.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { DemoAccount } from '../demo/people/accounts.ts';
import { loadDemonstration } from '../demo/load.ts';
import {
  createDatabase,
  dropDatabase,
  dropLeftovers,
  freshName,
  type TestDatabases,
  urlOf,
} from '#testing/database/databases.ts';
import { startTestServer } from '#testing/database/database-server.ts';
import { migrationFolders } from '../systems.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
    demoAccounts: DemoAccount[];
  }
}

/** The moment at which tests take place and with which the figures of the group end. */
const testNow = new Date('2026-11-21T09:00:00Z');

interface RunDatabases {
  databases: TestDatabases;
  accounts: DemoAccount[];
  stop: () => Promise<void>;
}

interface Run {
  made?: Promise<RunDatabases>;
  /** Projects that use them. */
  users: number;
}

/** The run, kept by the process: what is timed is a project of its own, with modules of its own. */
const shared = globalThis as typeof globalThis & { testRun?: Run };
const run: Run = (shared.testRun ??= { users: 0 });

/** Once per run: one database server, and on it the database that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.users += 1;
  run.made ??= startDatabases();
  const { databases, accounts, stop } = await run.made;
  project.provide('testDatabases', databases);
  project.provide('demoAccounts', accounts);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete run.made;
    await stop();
  };
}

async function startDatabases(): Promise<RunDatabases> {
  const server = await startTestServer();
  try {
    await dropLeftovers(server);
    const template = freshName();
    const accounts = await makeTemplate(server, template);
    const { url, applicationUrl } = server;
    return {
      databases: { url, applicationUrl, template },
      accounts,
      async stop() {
        await dropDatabase(server, template);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function makeTemplate(
  { url, applicationUrl }: { url: string; applicationUrl: string },
  name: string,
): Promise<DemoAccount[]> {
  await createDatabase(url, name);
  const templateUrl = urlOf(url, name);
  await migrate(templateUrl, migrationFolders);
  if (applicationUrl !== url) await grantApplication(templateUrl, applicationUrl);
  const db = openDatabase(templateUrl, { tenantId: 0 });
  try {
    const { accounts } = await loadDemonstration(db, { now: testNow });
    return accounts;
  } finally {
    // A database with connections cannot be copied.
    await closeDatabase(db);
  }
}
