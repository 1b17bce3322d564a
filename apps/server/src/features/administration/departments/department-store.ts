import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** Reads all departments of the tenant, by parent and order, with the number of their people. */
export async function listDepartments(db: Database) {
  const { rows } = await sql<DeskRow>`
    select id, parent_id as "parentId", depart_name as "departName", org_code as "orgCode",
      sort as "departOrder", company_no as "companyNo", version, coalesce(people, 0) as people
    from department left join (
      select department_id, count(*)::int as people from person_department
      where person_department.tenant_id = ${tenantId()} group by 1
    ) members on members.department_id = id
    where department.tenant_id = ${tenantId()}
    order by sort, org_code`.execute(db);
  return rows;
}

/** A department as the page of the tree shows it. */
export interface DeskRow {
  id: string;
  parentId: string | null;
  departName: string;
  orgCode: string;
  departOrder: number;
  companyNo: string;
  version: number;
  people: number;
}

/** Lets one change of the tree be made at a time: of two moves, each right, both together may make a circle. */
export const lockTree = (within: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${advisoryLocks.departments}, ${tenantId()})`.execute(within);

export type StoredDepartment = NonNullable<Awaited<ReturnType<typeof findDepartment>>>;

export const findDepartment = (db: Database, id: string) =>
  db
    .selectFrom('department')
    .where(ofTenant('department'))
    .where('id', '=', id)
    .select(['id', 'parent_id', 'depart_name', 'org_code', 'company_no', 'sort', 'version'])
    .executeTakeFirst();

/** Returns the ids of a department and of all below it. */
export async function idsBelow(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below(id) as (
      select ${id}::text
      union
      select department.id from department join below on department.parent_id = below.id
      where department.tenant_id = ${tenantId()}
    ) select id from below`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the names from the top down to a department, and their ids; empty for the top. */
export async function pathTo(
  db: Database,
  id: string | null,
): Promise<{ ids: string[]; words: string }> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive above(id, name, parent, nth) as (
      select id, depart_name, parent_id, 1 from department
      where department.tenant_id = ${tenantId()} and id = ${id}
      union all
      select department.id, depart_name, parent_id, nth + 1
      from department join above on department.id = above.parent
      where department.tenant_id = ${tenantId()} and nth < 100
    ) select id, name from above order by nth desc`.execute(db);
  return { ids: rows.map((row) => row.id), words: rows.map(({ name }) => name).join(' / ') };
}

const childrenOf = (db: Database, parentId: string | null) =>
  db
    .selectFrom('department')
    .where(ofTenant('department'))
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .select(['id', 'org_code'])
    .orderBy('sort')
    .orderBy('org_code')
    .execute();

/** Inserts a department behind its siblings; its code continues the parent's: A01 has A01A01, A01A02. */
export async function insertDepartment(
  within: Database,
  {
    name,
    companyNo,
    parent,
  }: { name: string; companyNo: string; parent?: StoredDepartment | undefined },
): Promise<string> {
  const siblings = await childrenOf(within, parent?.id ?? null);
  const { id } = await within
    .insertInto('department')
    .values({
      org_code: await freeCode(within, parent?.org_code ?? ''),
      depart_name: name,
      parent_id: parent?.id ?? null,
      company_no: companyNo,
      sort: (siblings.length + 1) * 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await numberChildren(within, [...siblings.map((row) => row.id), id]);
  return id;
}

/** Returns the first code after those in use, also by departments that were moved away. */
async function freeCode(db: Database, above: string): Promise<string> {
  const { rows } = await sql<{ last: number | null }>`
    select max(substr(org_code, ${above.length + 2})::int) as last from department
    where department.tenant_id = ${tenantId()} and org_code ~ ${`^${above}A[0-9]{2,4}$`}`.execute(
    db,
  );
  return `${above}A${String((rows[0]?.last ?? 0) + 1).padStart(2, '0')}`;
}

/** Numbers siblings in the order of their ids, ten apart. */
const numberChildren = (within: Database, ids: readonly string[]): Promise<unknown> =>
  sql`update department set sort = (nth * 10)::int
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, nth)
    where department.tenant_id = ${tenantId()} and department.id = wanted.id
      and sort is distinct from (nth * 10)::int`.execute(within);

export async function updateDepartment(
  within: Database,
  id: string,
  fields: { depart_name: string; company_no: string },
): Promise<void> {
  await within
    .updateTable('department')
    .set(fields)
    .where(ofTenant('department'))
    .where('id', '=', id)
    .execute();
}

/** Puts a department below another, before a sibling or behind all. */
export async function placeDepartment(
  within: Database,
  { id, parentId, before }: { id: string; parentId: string | null; before: string },
): Promise<void> {
  await within
    .updateTable('department')
    .set({ parent_id: parentId })
    .where(ofTenant('department'))
    .where('id', '=', id)
    .execute();
  const others = (await childrenOf(within, parentId))
    .map((row) => row.id)
    .filter((each) => each !== id);
  const at = others.includes(before) ? others.indexOf(before) : others.length;
  await numberChildren(within, others.toSpliced(at, 0, id));
}

export async function removeDepartment(within: Database, id: string): Promise<void> {
  await within
    .deleteFrom('department')
    .where(ofTenant('department'))
    .where('id', '=', id)
    .execute();
}

/** Holds a department until the transaction ends: whoever gives it to somebody waits, and then finds it gone. */
export const holdDepartment = (within: Database, id: string): Promise<unknown> =>
  sql`select from department where department.tenant_id = ${tenantId()} and id = ${id} for update`.execute(
    within,
  );
