import type { PersonSort, PersonState } from '@portal/contract/administration/people';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type Page, type PageRequest, paginateIds } from '#platform/database/paginate.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { byPinyin } from '#platform/database/words.ts';
import { type Reach, whereReached } from '../administered-people.ts';

export interface PeopleFilter {
  /** Those whom the keyword found; undefined where nothing was typed. */
  ids: readonly string[] | undefined;
  departId: string;
  position: string;
  roleCode: string;
  storeNo: string;
  state: PersonState | '';
}

/** Conditions of a filter; what is empty asks for nothing. */
function conditionsOf(filter: PeopleFilter): RawBuilder<boolean>[] {
  const tenant = tenantId();
  const { ids, departId, position, roleCode, storeNo, state } = filter;
  return [
    ...(ids === undefined ? [] : [sql<boolean>`person.id = any(${[...ids]})`]),
    ...(departId === ''
      ? []
      : [
          sql<boolean>`person.id in (
            with recursive below(id) as (
              select ${departId}::text
              union
              select department.id from department join below on department.parent_id = below.id
              where department.tenant_id = ${tenant}
            )
            select person_id from person_department
            where person_department.tenant_id = ${tenant} and department_id in (select id from below))`,
        ]),
    ...(position === '' ? [] : [isAmong('person_position', 'position_code', position)]),
    ...(roleCode === '' ? [] : [isAmong('person_role', 'role_code', roleCode)]),
    ...(storeNo === '' ? [] : [isAmong('person_store', 'store_no', storeNo)]),
    ...(state === '' ? [] : [states[state]]),
  ];
}

const isAmong = (table: string, column: string, value: string) =>
  sql<boolean>`person.id in (select person_id from ${sql.table(table)}
    where tenant_id = ${tenantId()} and ${sql.ref(column)} = ${value})`;

const states: Record<PersonState, RawBuilder<boolean>> = {
  active: sql<boolean>`person.status = 'active'`,
  frozen: sql<boolean>`person.status = 'frozen' and person.left_at is null`,
  left: sql<boolean>`person.left_at is not null`,
};

/** Columns that the list is sorted by. */
const sortKeys = {
  workNo: sql`work_no`,
  realname: byPinyin(sql.ref('realname')),
  createTime: sql`created_at`,
} as const;

function orderOf(sort: PersonSort): RawBuilder<unknown> {
  const isTurned = sort.startsWith('-');
  const keys: Record<string, RawBuilder<unknown>> = sortKeys;
  const key = keys[sort.replace('-', '')] ?? sortKeys.workNo;
  return isTurned ? sql`${key} desc, work_no` : sql`${key}, work_no`;
}

/** Returns a page of the people whom the filter and the reach of the caller leave. */
export function pageOfPeople(
  db: Database,
  {
    reach,
    filter,
    sort,
    ...page
  }: PageRequest & { reach: Reach; filter: PeopleFilter; sort: PersonSort },
): Promise<Page<PersonRow>> {
  const where = [whereReached(reach, sql`person.id`), ...conditionsOf(filter)];
  return paginateIds(
    db,
    {
      found: sql`select id, work_no, realname, created_at from person
        where ${sql.join(where, sql` and `)}`,
      order: orderOf(sort),
      read: (ids) => readPeople(db, ids),
    },
    page,
  );
}

export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number];

/** Reads people as the list shows them, in the order of their ids. */
export async function readPeople(db: Database, ids: readonly string[]) {
  const tenant = tenantId();
  const rows = await db
    .selectFrom('person')
    .leftJoin('person as changer', 'changer.id', 'person.status_changed_by')
    .where('person.id', '=', sql<string>`any(${[...ids]})`)
    .select(['person.id', 'person.version', 'person.work_no as workNo', 'person.realname'])
    .select(['person.sex', 'person.phone', 'person.email', 'person.status', 'person.left_at'])
    .select(['person.created_at', 'person.status_changed_at', 'person.status_reason'])
    .select(['person.tenant_id as homeTenant', 'changer.realname as changer'])
    .select([
      sql<string[]>`array(select depart_name from person_department
        join department on department.id = department_id
        where person_department.tenant_id = ${tenant} and department.tenant_id = ${tenant}
          and person_id = person.id order by department.sort, org_code)`.as('departments'),
      sql<string[]>`array(select position.name from person_position
        join position on position.code = position_code
        where person_position.tenant_id = ${tenant} and position.tenant_id = ${tenant}
          and person_id = person.id order by position.sort, position.code)`.as('positions'),
      sql<string[]>`array(select role.name from person_role join role on role.code = role_code
        where person_role.tenant_id = ${tenant} and role.tenant_id = ${tenant}
          and person_id = person.id order by role.sort, role.code)`.as('roles'),
      sql<number>`(select count(*)::int from person_store
        where tenant_id = ${tenant} and person_id = person.id)`.as('stores'),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
