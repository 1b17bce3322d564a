import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import { withClient } from '#platform/database/client.ts';
import { migrate, migrationFiles } from '#platform/database/migrate.ts';
import { migrationFolders } from '../../systems.ts';

const rows = join(import.meta.dirname, 'past-schemas');

/**
 * Brings an empty database to the state of an earlier landing, by the number of its last migration: the migrations up to
 * it, with the rows that it and the landings before it wrote, each written on the schema of its time.
 */
export async function makePastDatabase(url: string, landing: string): Promise<void> {
  const stages = (await readdir(rows)).map((name) => name.slice(0, 4)).toSorted();
  for (const stage of [...stages.filter((each) => each < landing), landing]) {
    await migrateTo(url, stage);
    const written = await readFile(join(rows, `${stage}.sql`), 'utf8').catch(() => '');
    if (written !== '') await withClient(url, (client) => client.query(written));
  }
}

async function migrateTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-landed-'));
  try {
    for (const [name, file] of await migrationFiles(migrationFolders)) {
      if (name.slice(0, 4) <= last) await cp(file, join(folder, name));
    }
    await migrate(url, [pathToFileURL(folder)]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Row = Record<string, unknown>;

/** All rows of a database as JSON, by their table. */
export const rowsOf = (url: string): Promise<Map<string, Row[]>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
    );
    const all = new Map<string, Row[]>();
    for (const { name } of tables) all.set(name, await readAll(client, name));
    return all;
  });

async function readAll(client: Client, table: string): Promise<Row[]> {
  const { rows: found } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${client.escapeIdentifier(table)} t`,
  );
  return found.map(({ row }) => row);
}
