import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginateIds } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** Somebody who may have requests to decide on. */
export interface Decider {
  personId: string;
  /** They look after requests that are nobody else's. */
  isAdministrator: boolean;
  /** An administrator looks at those of other approvers, too. */
  isForAll?: boolean;
}

/** Matches the requests that wait for somebody; one of their own and those of people who have left never do. */
const waitsFor = ({
  personId,
  isAdministrator,
  isForAll = false,
}: Decider): RawBuilder<boolean> => sql`
  ${ofTenant('access_request')} and access_request.state = 'waiting'
  and access_request.person_id <> ${personId}
  and access_request.person_id in (select id from person where status = 'active')
  and (access_request.approver_id = ${personId} or ${isAdministrator}::boolean
    and (${isForAll}::boolean or access_request.approver_id is null or access_request.approver_id not in (
      select id from person where status = 'active')))`;

export async function countToDecide(db: Database, decider: Decider): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from access_request where ${waitsFor(decider)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const idsAlone = async (ids: readonly string[]) => [...ids];

/** Returns the ids of a page, the longest waiting first, and the number of all. */
export async function idsToDecide(db: Database, decider: Decider, page: PageRequest) {
  const found = sql`select id, created_at from access_request where ${waitsFor(decider)}`;
  const order = sql`created_at, id`;
  const { records, total } = await paginateIds(db, { found, order, read: idsAlone }, page);
  return { ids: records, total };
}

/** Returns whether somebody is named as the owner of a system or the head of a department. */
export async function isNamedApprover(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from system_owner
        where ${ofTenant('system_owner')} and person_id = ${personId})
      or exists (select from department_head
        where ${ofTenant('department_head')} and person_id = ${personId}) as is`.execute(db);
  return rows[0]?.is === true;
}

/** Returns the names of the departments of people. */
export async function departmentsOf(
  db: Database,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ person: string; names: string }>`
    select person_id as person, string_agg(depart_name, '、' order by sort, depart_name) as names
    from person_department join department
      on department.tenant_id = person_department.tenant_id and department.id = department_id
    where person_department.tenant_id = ${tenantId()} and department.tenant_id = ${tenantId()}
      and person_id = any(${[...personIds]})
    group by person_id`.execute(db);
  return new Map(rows.map(({ person, names }) => [person, names]));
}
