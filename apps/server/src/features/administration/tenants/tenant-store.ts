import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { pageOf, type PageRequest, sliceOf, whereContains } from '#platform/database/paginate.ts';
import { unnamed } from '#platform/database/statements.ts';
import { businessTables } from '#platform/database/tenancy.ts';

export interface TenantRow {
  id: number;
  name: string;
  status: 'active' | 'frozen';
  version: number;
}

/** Returns a page of tenants with the number of their people; the only one there is to see, or all. */
export async function pageOfTenants(
  db: Database,
  { keyword, only, ...page }: PageRequest & { keyword: string; only: number | undefined },
) {
  const where = sql`(${whereContains('tenant.name', keyword)} or id::text = ${keyword.trim()})
    and (${only ?? null}::int is null or id = ${only ?? null})`;
  const [found, counted] = await Promise.all([
    sql<TenantRow & { people: number }>`
      select id, name, status, version,
        (select count(*)::int from person_tenant where tenant_id = tenant.id) as people
      from tenant where ${where} order by id ${sliceOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from tenant where ${where}`.execute(db),
  ]);
  return pageOf(found.rows, counted.rows[0]?.total ?? 0, page);
}

/** Returns a tenant, held until the transaction ends. */
export const holdTenant = (within: Database, id: number): Promise<TenantRow | undefined> =>
  within
    .selectFrom('tenant')
    .where('id', '=', id)
    .select(['id', 'name', 'status', 'version'])
    .forUpdate()
    .executeTakeFirst();

/** Inserts a tenant; false where its number is taken. */
export async function insertTenant(
  within: Database,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const made = await within
    .insertInto('tenant')
    .values({ id, name })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Makes somebody the first administrator of the tenant at work, by a role that holds whatever there is. */
export async function insertFirstAdministrator(
  within: Database,
  { personId, tenant }: { personId: string; tenant: number },
): Promise<void> {
  await within
    .insertInto('person_tenant')
    .values({ person_id: personId, tenant_id: tenant })
    .execute();
  const code = 'administrator';
  await within.insertInto('role').values({ code, name: '系统管理员', holds_all: true }).execute();
  await within.insertInto('person_role').values({ person_id: personId, role_code: code }).execute();
}

export async function updateTenant(
  within: Database,
  { id, name, status }: Pick<TenantRow, 'id' | 'name' | 'status'>,
): Promise<void> {
  await within.updateTable('tenant').set({ name, status }).where('id', '=', id).execute();
}

/** Tables with rows that a tenant is made with, and that go with it; in an order that foreign keys allow. */
const made = [
  'person_role',
  'data_rule',
  'role',
  'dictionary_item',
  'dictionary',
  'check_rule',
] as const;

/** Returns the tables in which a tenant has rows beyond what it was made with, and the number of its people. */
export async function contentsOf(
  db: Database,
  id: number,
): Promise<{ tables: number; people: number }> {
  const own: readonly string[] = made;
  const parts = businessTables
    .filter((table) => !own.includes(table))
    .map(
      (table) => sql`
        select exists (select from ${sql.table(table)}
          where ${sql.ref(`${table}.tenant_id`)} = ${id}) as has`,
    );
  const { rows } = await sql<{ tables: number; people: number }>`${unnamed}
    select (select count(*)::int from (${sql.join(parts, sql` union all `)}) each where has) as tables,
      (select count(*)::int from person where tenant_id = ${id} or id in (
        select person_id from person_tenant where tenant_id = ${id})) as people`.execute(db);
  return rows[0] ?? { tables: 0, people: 0 };
}

/** Deletes a tenant with what it was made with; its first administrator is a member of it no more. */
export async function removeTenant(within: Database, id: number): Promise<void> {
  for (const table of made) {
    await sql`${unnamed} delete from ${sql.table(table)}
      where ${sql.ref(`${table}.tenant_id`)} = ${id}`.execute(within);
  }
  await within.deleteFrom('person_tenant').where('tenant_id', '=', id).execute();
  await sql`delete from installed_item
    where kind in ('dictionary', 'dictionary-item', 'check-rule', 'data-rule') and starts_with(key, ${`${id}/`})`.execute(
    within,
  );
  await within.deleteFrom('tenant').where('id', '=', id).execute();
}
