import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const namesMax = 500;
// Longer texts are bulk inserts, made for one occasion.
const namedTextMax = 8_000;

const names = new Map<string, string>();

/**
 * A pool whose statements have names: PostgreSQL plans each once per connection, which doubles the reads per second.
 * `connect` takes a connection out of it.
 */
export function nameStatements(pool: Pool, connect: () => Promise<PoolClient>): PostgresPool {
  // Kysely remembers what it knows of a connection by object, so each client keeps its wrapper.
  const wrappers = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect();
      const wrapper = wrappers.get(client) ?? namingClient(client);
      wrappers.set(client, wrapper);
      return wrapper;
    },
  };
}

function namingClient(client: PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are not streamed here');
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ name, text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > namedTextMax || names.size >= namesMax) return undefined;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
