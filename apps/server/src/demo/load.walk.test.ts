import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { cloneDatabase, emptyDatabase } from '#testing/database/clone.ts';
import { loadDemonstration } from './load.ts';
import { testNow } from './world/test-world.ts';
import { migrationFolders } from '../systems.ts';

// The proof compares the records that are made (`world/demonstration-world.test.ts`): a second load takes 30 s.
test('the same seed gives the same rows in every table', async () => {
  const [first, second] = [
    await opened(await cloneDatabase()),
    await opened(await emptyDatabase()),
  ];
  await migrate(second.url, migrationFolders);
  await loadDemonstration(second.db, { now: testNow });

  expect(await fingerprints(second.db)).toEqual(await fingerprints(first.db));
});

async function opened({ url, drop }: Awaited<ReturnType<typeof emptyDatabase>>) {
  const db = openDatabase(url, { tenantId: 0 });
  onTestFinished(async () => {
    await closeDatabase(db);
    await drop();
  });
  return { url, db };
}

/** A fingerprint of every table, but for the passwords, which are made up anew each time. */
async function fingerprints(of: Database): Promise<Record<string, string>> {
  const tables = await of.introspection.getTables();
  const prints = tables.map(async ({ name }) => {
    const row = name === 'person' ? sql`(to_jsonb(t) - 'password_hash')::text` : sql`t::text`;
    const { rows } = await sql<{ print: string }>`
      select coalesce(sum(hashtextextended(${row}, 0)), 0)::text as print
      from ${sql.table(name)} t`.execute(of);
    return [name, rows[0]?.print ?? ''] as const;
  });
  const { migration: _, ...all } = Object.fromEntries(await Promise.all(prints));
  return all;
}
