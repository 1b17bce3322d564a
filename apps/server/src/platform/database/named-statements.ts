import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { describeStatements, type Statement } from './statements.ts';
import { outsideAnyTenant, tenantAtWork } from './tenant.ts';

/**
 * Names the statements of a pool: PostgreSQL plans each once per connection, which doubles the reads per second. A
 * connection is set to the tenant of a statement before that is sent. `connect` takes a connection out of the pool.
 */
export function nameStatements(
  pool: Pool,
  connect: () => Promise<PoolClient>,
  defaultTenant: number | undefined,
): PostgresPool {
  // Kysely remembers what it knows of a connection by object, so each client keeps its wrapper.
  const wrappers = new WeakMap<PoolClient, PostgresPoolClient>();
  const statementOf = describeStatements();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect();
      const wrapper = wrappers.get(client) ?? namingClient(client, statementOf, defaultTenant);
      wrappers.set(client, wrapper);
      return wrapper;
    },
  };
}

function namingClient(
  client: PoolClient,
  statementOf: (text: string) => Statement,
  defaultTenant: number | undefined,
): PostgresPoolClient {
  /** The tenant whose rows the connection reaches; nothing is sent while it stays the same. */
  let served: number | 'every' | undefined;

  async function serve(tenant: number | 'every'): Promise<void> {
    served = undefined;
    // Empty is no tenant: whatever asks for the current one then fails.
    await client.query(`set app.tenant = '${tenant === 'every' ? '' : tenant}'`);
    served = tenant;
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are not streamed here');
    const { name, isBusiness, lacksTenant, undoesSettings } = statementOf(text);
    if (lacksTenant && defaultTenant === undefined) {
      throw new Error(`A statement on business tables does not name its tenant: ${text}`);
    }
    const send = () =>
      client.query({ name: values.length > 0 ? name : undefined, text, values: [...values] });
    if (undoesSettings) served = undefined;
    if (!isBusiness) return send();
    const tenant = tenantAtWork() ?? defaultTenant;
    if (tenant === undefined) throw outsideAnyTenant();
    return tenant === served ? send() : serve(tenant).then(send);
  }
  return { query, release: (destroy) => client.release(destroy) };
}
