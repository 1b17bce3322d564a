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

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
    demoAccounts: DemoAccount[];
  }
}

/** The moment at which tests take place and with which the figures of the group end. */
const testNow = new Date('2026-11-21T09:00:00Z');

/** Once per run: one database server, and on it the database that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  try {
    await dropLeftovers(server);
    const template = freshName();
    const accounts = await makeTemplate(server, template);
    project.provide('testDatabases', {
      url: server.url,
      applicationUrl: server.applicationUrl,
      template,
    });
    project.provide('demoAccounts', accounts);
    return async () => {
      await dropDatabase(server, template);
      await server.stop();
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
  await migrate(templateUrl);
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
