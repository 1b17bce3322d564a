import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { withClient } from './client.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/**
 * Migrates the database to the newest schema and returns the names of the migrations it applied: those of all folders
 * that it does not have yet, sorted by name. Safe when several nodes start at once. @throws {StartError} when a name is
 * met twice, an applied file was edited, or one is missing since this release is older than the database.
 */
export async function migrate(url: string, folders: readonly URL[]): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    return applyPending(client, await readMigrations(folders));
  });
}

/**
 * The paths of all migrations of these folders by their names, in the order of the names.
 * @throws {StartError} when a name is met twice
 */
export async function migrationFiles(folders: readonly URL[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders.map((each) => fileURLToPath(each))) {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.sql')) continue;
      const file = join(folder, name);
      const other = files.get(name);
      // The database knows a migration by its name alone, and would take the second one for applied.
      if (other !== undefined) {
        throw new StartError(
          `Two migrations have the name ${name}, ${other} and ${file}: rename the one that no database has applied.`,
        );
      }
      files.set(name, file);
    }
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function readMigrations(folders: readonly URL[]): Promise<Migration[]> {
  const files = await migrationFiles(folders);
  return Promise.all(
    Array.from(files, async ([name, file]) => {
      const sql = await readFile(file, 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyPending(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  const pending = pendingOf(migrations, await readApplied(client));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    // An older release on a newer database would misread it.
    if (!known.has(name)) {
      throw new StartError(
        `The database has migration ${name}, this release has not: it is older than the database. Start the newer release again, or restore a backup made before the upgrade.`,
      );
    }
  }
  return migrations.filter(({ name, sha256 }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== sha256) {
      throw new StartError(
        `Migration ${name} was edited after it had been applied; add a new file instead.`,
      );
    }
    return before === undefined;
  });
}

async function apply(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause });
  }
}
