import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';

const current = new AsyncLocalStorage<number | 'every'>();

/**
 * Does work for a tenant: its statements reach the rows of that tenant and no others. Calls get theirs from the session
 * (`serve.ts`); whatever else touches business rows, a timer or a sign-in that has no session yet, says it here.
 */
export const withinTenant = <T>(tenant: number, work: () => T): T => current.run(tenant, work);

/**
 * Runs work for all tenants at once, on the tables that allow it: nodes follow the notice log so. Other business rows
 * are as unreachable as outside any tenant.
 */
export const acrossTenants = <T>(work: () => T): T => current.run('every', work);

/** The tenant work is done for, or all of them; undefined outside any. */
export const tenantAtWork = (): number | 'every' | undefined => current.getStore();

export const outsideAnyTenant = (): Error =>
  new Error('Business rows are read or written outside any tenant');

/** The same, where there has to be one. */
export function tenantId(): number {
  const tenant = current.getStore();
  if (typeof tenant !== 'number') throw outsideAnyTenant();
  return tenant;
}

/** Columns by table: every statement needs one, and making it costs 5 µs. */
const columns = new Map<string, RawBuilder<unknown>>();

function columnOf(table: string): RawBuilder<unknown> {
  const known = columns.get(table);
  if (known) return known;
  const column = sql`${sql.ref(`${table}.tenant_id`)}`;
  columns.set(table, column);
  return column;
}

/** The condition every statement on business tables carries, once for each of them (or for its alias). */
export function ofTenant(table: string, other?: string): RawBuilder<boolean> {
  const tenant = tenantId();
  if (other === undefined) return sql<boolean>`${columnOf(table)} = ${tenant}`;
  return sql<boolean>`${columnOf(table)} = ${tenant} and ${columnOf(other)} = ${tenant}`;
}
