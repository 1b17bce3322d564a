import { second } from '@portal/common/durations';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { nameStatements } from './named-statements.ts';
import type { Tables } from './tables.gen.ts';

export type Database = Kysely<Tables>;

interface DatabaseOptions {
  /** Connections at most. */
  max?: number;
  /** Hears when a connection breaks, in use or not; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
  /** Hears of each statement and how long it took. */
  onStatement?: (event: LogEvent) => void;
  /** The tenant of work that names none: for loaders, tools and tests; the server leaves it out. */
  tenantId?: number | undefined;
}

const statementTimeoutMs = 15 * second;
const connectTimeoutMs = 5 * second;
/** Pause between attempts to connect; without a connection queries are refused at once. */
const reconnectPauseMs = 250;

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
  // Without a listener a broken connection would end the process. The pool listens only while a connection is idle, and
  // repeats what it hears: one listener stays with each connection for its whole life, the pool's own is silent.
  pool.on('connect', (client) =>
    client.on('error', (error: Error) => options.onConnectionError?.(error)),
  );
  pool.on('error', () => undefined);
  const named = nameStatements(pool, connectWithPauses(pool), options.tenantId);
  const { onStatement } = options;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: named }),
    ...(onStatement && { log: onStatement }),
  });
}

/** Keeps thousands of requests from knocking at a database that is just starting: each try costs it a process. */
function connectWithPauses(pool: Pool): () => Promise<PoolClient> {
  let failure: { error: unknown; until: number } | undefined;
  return async () => {
    if (failure && pool.totalCount === 0 && performance.now() < failure.until) throw failure.error;
    try {
      return await pool.connect();
    } catch (error) {
      failure = { error, until: performance.now() + reconnectPauseMs };
      throw error;
    }
  };
}

export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy();
}
