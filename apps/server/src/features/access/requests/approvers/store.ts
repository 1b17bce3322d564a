import type { Approver, ApproverKind } from '@portal/contract/access/approvers';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import {
  type Page,
  pageOf,
  type PageRequest,
  sliceOf,
  whereContains,
} from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** The systems, departments or stores of the tenant, each with its person. */
const placesOf = (kind: ApproverKind) => places[kind]();

const places: Record<ApproverKind, () => RawBuilder<unknown>> = {
  system: () => sql`
    select key, name, sort, name as word, person_id, '{}'::text[] as above
    from subsystem left join system_owner
      on system_owner.tenant_id = ${tenantId()} and subsystem = key
    where enabled`,
  department: () => sql`
    select department.id as key, depart_name as name, sort, depart_name || ' ' || org_code as word,
      person_id, ${aboveDepartment} as above
    from department left join department_head
      on department_head.tenant_id = ${tenantId()} and department_id = department.id
    where ${ofTenant('department')}`,
  store: () => sql`
    select store.store_no as key, store_name as name, 0 as sort,
      store_name || ' ' || store.store_no as word, person_id, array[store.store_no] as above
    from store left join store_head
      on store_head.tenant_id = ${tenantId()} and store_head.store_no = store.store_no
    where ${ofTenant('store')}`,
};

const aboveDepartment = sql`array(
  with recursive above(id, name, steps) as (
    select parent.id, parent.depart_name, 1 from department parent
    where parent.tenant_id = department.tenant_id and parent.id = department.parent_id
    union all
    select parent.id, parent.depart_name, steps + 1 from above
      join department child on child.tenant_id = department.tenant_id and child.id = above.id
      join department parent on parent.tenant_id = child.tenant_id and parent.id = child.parent_id
    where steps < 50
  ) select name from above order by steps desc)`;

/** Returns a page of systems, departments or stores, those with a person first. */
export async function pageOfApprovers(
  db: Database,
  { kind, keyword }: { kind: ApproverKind; keyword: string },
  page: PageRequest,
): Promise<Page<Approver>> {
  const { rows } = await sql<Approver & { total: number }>`
    with place as (${placesOf(kind)})
    select key, place.name, above, count(*) over ()::int as total,
      case when person.id is null then null else jsonb_build_object(
        'realname', realname, 'workNo', work_no, 'isActive', status = 'active') end as person,
      (select count(*)::int from access_request
        where ${ofTenant('access_request')} and state = 'waiting' and approver_id = place.person_id) as waiting
    from place left join person on person.id = place.person_id
    where ${whereContains('word', keyword)}
    order by place.person_id is null, place.sort, key ${sliceOf(page)}`.execute(db);
  if (rows.length > 0 || page.pageNo === 1) return pageOf(rows, rows[0]?.total ?? 0, page);
  // Behind the last page there is no row to say how many there are.
  const first = await pageOfApprovers(db, { kind, keyword }, { ...page, pageNo: 1 });
  return pageOf([], first.total, page);
}

/** Finds a system, department or store, with the name of its person. */
export async function findNamed(db: Database, kind: ApproverKind, key: string) {
  const { rows } = await sql<{ person: string | null }>`
    with place as (${placesOf(kind)})
    select realname || ' ' || work_no as person
    from place left join person on person.id = place.person_id where key = ${key}`.execute(db);
  return rows[0];
}

/** Finds a member of the tenant at work. */
export const findFit = (db: Database, workNo: string) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where('person_tenant.tenant_id', '=', tenantId())
    .where('work_no', '=', workNo)
    .where('status', '=', 'active')
    .select(['person.id', sql<string>`realname || ' ' || work_no`.as('name')])
    .executeTakeFirst();

/** The table of the persons of a kind, and its column for what they are the person of. */
const tables = {
  system: ['system_owner', 'subsystem'],
  department: ['department_head', 'department_id'],
  store: ['store_head', 'store_no'],
} as const satisfies Record<ApproverKind, readonly [table: string, column: string]>;

export async function namePerson(
  db: Database,
  kind: ApproverKind,
  key: string,
  personId: string,
): Promise<void> {
  const [table, column] = tables[kind];
  await sql`insert into ${sql.table(table)} (${sql.ref(column)}, person_id) values (${key}, ${personId})
    on conflict (tenant_id, ${sql.ref(column)}) do update set person_id = excluded.person_id`.execute(
    db,
  );
}

export async function nameNobody(db: Database, kind: ApproverKind, key: string): Promise<void> {
  const [table, column] = tables[kind];
  await sql`delete from ${sql.table(table)}
    where ${ofTenant(table)} and ${sql.ref(column)} = ${key}`.execute(db);
}

/** Returns all requests that wait, with whom they wait for. */
export const waitingRequests = (db: Database) =>
  db
    .selectFrom('access_request')
    .where(ofTenant('access_request'))
    .where('state', '=', 'waiting')
    .select([
      'id',
      'person_id as personId',
      'subject',
      'subsystem as system',
      'role_code as role',
      'approver_id as approverId',
    ])
    .execute();

export const redirect = (db: Database, id: string, approver_id: string | null) =>
  db
    .updateTable('access_request')
    .where(ofTenant('access_request'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .set({ approver_id })
    .execute();
