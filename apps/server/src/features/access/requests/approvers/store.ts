import type { Approver, ApproverKind } from '@portal/contract/access/approvers';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import {
  type Page,
  pageOf,
  type PageRequest,
  sliceOf,
  whereContains,
} from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** The systems or departments of the tenant, each with its person. */
const placesOf = (kind: ApproverKind) =>
  kind === 'system'
    ? sql`select key, name, sort, name as word, person_id, '{}'::text[] as above
        from subsystem left join system_owner
          on system_owner.tenant_id = ${tenantId()} and subsystem = key
        where enabled`
    : sql`select department.id as key, depart_name as name, sort, depart_name || ' ' || org_code as word,
          person_id, ${aboveDepartment} as above
        from department left join department_head
          on department_head.tenant_id = ${tenantId()} and department_id = department.id
        where ${ofTenant('department')}`;

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

/** Returns a page of systems or departments, those with a person first. */
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
  const total = rows[0]?.total ?? 0;
  return pageOf(rows, total, page);
}

/** Finds a system or department, with the name of its person. */
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

export async function namePerson(
  db: Database,
  kind: ApproverKind,
  key: string,
  person_id: string,
): Promise<void> {
  if (kind === 'system') {
    await db
      .insertInto('system_owner')
      .values({ subsystem: key, person_id })
      .onConflict((known) => known.columns(['tenant_id', 'subsystem']).doUpdateSet({ person_id }))
      .execute();
    return;
  }
  await db
    .insertInto('department_head')
    .values({ department_id: key, person_id })
    .onConflict((known) => known.columns(['tenant_id', 'department_id']).doUpdateSet({ person_id }))
    .execute();
}

export async function nameNobody(db: Database, kind: ApproverKind, key: string): Promise<void> {
  const [table, column] =
    kind === 'system'
      ? (['system_owner', 'subsystem'] as const)
      : (['department_head', 'department_id'] as const);
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
