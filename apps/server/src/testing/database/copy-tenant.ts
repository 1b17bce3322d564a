import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { businessTables } from '#platform/database/tenancy.ts';

interface TenantCopy {
  from: number;
  to: number;
  tables?: readonly string[];
  /** At most so many rows of a table that no other refers to; all by default. */
  mostRows?: number;
}

/** Gives a tenant the same rows, of some tables or all, under the same keys as another has; people work in both then. */
export async function copyTenant(
  db: Database,
  { from, to, tables = businessTables, mostRows }: TenantCopy,
): Promise<void> {
  const limited = mostRows === undefined ? new Set() : await tablesReferredToByNone(db);
  await sql`insert into person_tenant (person_id, tenant_id)
    select person_id, ${to} from person_tenant where tenant_id = ${from} on conflict do nothing`.execute(
    db,
  );
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and attname <> 'tenant_id' order by attnum`.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    // Versions of templates are there already: their triggers wrote them with the templates.
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${columns}) overriding system value
      select ${to}::int, ${columns} from ${sql.table(table)} where tenant_id = ${from}
      ${limited.has(table) ? sql`limit ${mostRows}` : sql``} on conflict do nothing`.execute(db);
  }
}

async function tablesReferredToByNone(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where confrelid = pg_class.oid)`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
