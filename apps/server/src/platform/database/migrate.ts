import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { withClient } from './client.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Migrates the database to the newest schema and returns the names of the migrations it applied. Safe when several
 * nodes start at once. @throws {StartError} when an applied file was edited, or is missing since this release is older
 * than the database.
 */
export async function migrate(url: string, from: URL = folder): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    return applyPending(client, await readMigrations(from));
  });
}

/** The names of the migrations this release has, in their order. */
export async function migrationNames(from: URL = folder): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
}

async function readMigrations(from: URL): Promise<Migration[]> {
  const names = await migrationNames(from);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
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
