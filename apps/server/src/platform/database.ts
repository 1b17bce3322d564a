import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { nameStatements } from './named-statements.ts';
import type { Tables } from './tables.gen.ts';

export type Database = Kysely<Tables>;

interface DatabaseOptions {
  /** Connections at most. */
  max?: number;
  /** Hears when a connection that nobody uses breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

// A calendar day has no time zone, so it must not become a moment in the server's.
const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.DATE, (day: string) => day);

/**
 * A pool of connections with typed queries. A bigint is read as a string and a date as
 * 'yyyy-mm-dd'; write `count(*)::int` for a count, and `= any($1)` rather than lists of
 * changing length, since statements are planned once by their text.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'portal',
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    types: typeParsers,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}

export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy();
}
