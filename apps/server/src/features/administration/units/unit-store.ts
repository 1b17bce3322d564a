import type { UnitKind } from '@portal/contract/administration/units';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { pageOf, type PageRequest, sliceOf, whereContains } from '#platform/database/paginate.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** The table of a kind, with the columns of its number and name, and of the people who belong to one. */
const tables = {
  group: { table: 'business_group', no: 'bg_no', name: 'bg_name', people: 'person_business_group' },
  company: { table: 'company', no: 'company_no', name: 'company_name', people: 'person_company' },
} as const satisfies Record<UnitKind, Record<string, string>>;

/** The fields that an administrator writes of a business group or company. */
export interface UnitFields {
  no: string;
  name: string;
  sort: number;
  enabled: boolean;
}

/** One as it is stored. */
export interface UnitRow extends UnitFields {
  version: number;
}

/** Returns a page of the business groups or companies whose name or number holds a keyword. */
export async function pageOfUnits(
  db: Database,
  kind: UnitKind,
  { keyword, ...page }: PageRequest & { keyword: string },
) {
  const { table, no, name, people } = tables[kind];
  const where = sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId()}
    and (${whereContains(`${table}.${no}`, keyword)} or ${whereContains(`${table}.${name}`, keyword)})`;
  const [found, counted] = await Promise.all([
    sql<UnitRow & { people: number }>`
      select ${sql.ref(no)} as no, ${sql.ref(name)} as name, sort, enabled, version,
        (select count(*)::int from ${sql.table(people)} member
          where member.tenant_id = ${tenantId()}
            and ${sql.ref(`member.${no}`)} = ${sql.ref(`${table}.${no}`)}) as people
      from ${sql.table(table)} where ${where}
      order by sort, ${sql.ref(no)} ${sliceOf(page)}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(table)} where ${where}`.execute(db),
  ]);
  return pageOf(found.rows, counted.rows[0]?.total ?? 0, page);
}

/** Returns one, held until the transaction ends: whoever gives it to somebody waits for that. */
export async function holdUnit(
  within: Database,
  kind: UnitKind,
  wanted: string,
): Promise<UnitRow | undefined> {
  const { table, no, name } = tables[kind];
  const { rows } = await sql<UnitRow>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name, sort, enabled, version
    from ${sql.table(table)} where ${sql.ref(`${table}.tenant_id`)} = ${tenantId()} and ${sql.ref(no)} = ${wanted}
    for update`.execute(within);
  return rows[0];
}

/** Inserts one; false where its number is taken. */
export async function insertUnit(
  db: Database,
  kind: UnitKind,
  { no, name, sort, enabled }: UnitFields,
): Promise<boolean> {
  const of = tables[kind];
  const { rows } = await sql`
    insert into ${sql.table(of.table)} (${sql.ref(of.no)}, ${sql.ref(of.name)}, sort, enabled)
    values (${no}, ${name}, ${sort}, ${enabled}) on conflict do nothing returning 1 as made`.execute(
    db,
  );
  return rows.length > 0;
}

export async function updateUnit(
  within: Database,
  kind: UnitKind,
  { no, name, sort, enabled }: UnitFields,
): Promise<void> {
  const of = tables[kind];
  await sql`update ${sql.table(of.table)} set ${sql.ref(of.name)} = ${name}, sort = ${sort}, enabled = ${enabled}
    where ${sql.ref(`${of.table}.tenant_id`)} = ${tenantId()} and ${sql.ref(of.no)} = ${no}`.execute(
    within,
  );
}

export async function removeUnit(within: Database, kind: UnitKind, no: string): Promise<void> {
  const of = tables[kind];
  await sql`delete from ${sql.table(of.table)}
    where ${sql.ref(`${of.table}.tenant_id`)} = ${tenantId()} and ${sql.ref(of.no)} = ${no}`.execute(
    within,
  );
}
