import {
  alterTableSql,
  createTableSql,
} from '../apps/server/src/features/workplace/records/table-sql.ts';
import { tableOf } from '../apps/server/src/platform/database/record-tables.ts';
import { withClient } from '../apps/server/src/platform/database/client.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startTestServer } from '../apps/server/src/testing/database/database-server.ts';
import {
  createDatabase,
  dropDatabase,
  freshName,
  urlOf,
} from '../apps/server/src/testing/database/databases.ts';
import { migrationFolders, recordTypes } from '../apps/server/src/systems.ts';

// Prints the migration that record types need beyond those that are there: a table for each new type, a column for each
// new field. It is looked over, and put into the migrations of its system.
const server = await startTestServer();
try {
  const name = freshName();
  const url = urlOf(server.url, name);
  await createDatabase(server.url, name);
  await migrate(url, migrationFolders);
  const statements = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string[]; indexes: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns,
         array(select indexname::text from pg_indexes where tablename = table_name) as indexes
       from information_schema.columns where table_schema = 'public' group by 1`,
    );
    const tables = new Map(rows.map(({ name: table, ...row }) => [table, row]));
    return recordTypes.map((type) => {
      const table = tables.get(tableOf(type));
      if (!table) return createTableSql(type);
      const existing = { columns: new Set(table.columns), indexes: new Set(table.indexes) };
      return alterTableSql(type, existing);
    });
  });
  process.stdout.write(statements.filter(Boolean).join('\n'));
  await dropDatabase(server, name);
} finally {
  await server.stop();
}
