import { writeFile } from 'node:fs/promises';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startTestServer } from '../apps/server/src/testing/database/database-server.ts';
import {
  createDatabase,
  dropDatabase,
  freshName,
  urlOf,
} from '../apps/server/src/testing/database/databases.ts';
import { describeTables } from '../apps/server/src/testing/database/describe-tables.ts';
import { migrationFolders } from '../apps/server/src/systems.ts';

// Writes the table types anew, after a migration was added: pnpm generate:tables
const target = new URL('../apps/server/src/platform/database/tables.gen.ts', import.meta.url);
const server = await startTestServer();
try {
  const name = freshName();
  const url = urlOf(server.url, name);
  await createDatabase(server.url, name);
  await migrate(url, migrationFolders);
  await writeFile(target, await describeTables(url));
  await dropDatabase(server, name);
} finally {
  await server.stop();
}
