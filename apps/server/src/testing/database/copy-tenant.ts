import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { businessTables } from '#platform/database/tenancy.ts';

/** Gives a tenant the same rows, of some tables or all, under the same keys as another has; people work in both then. */
export async function copyTenant(
  db: Database,
  { from, to, tables = businessTables }: { from: number; to: number; tables?: readonly string[] },
): Promise<void> {
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
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${columns}) overriding system value
      select ${to}::int, ${columns} from ${sql.table(table)} where tenant_id = ${from}`.execute(db);
  }
}
