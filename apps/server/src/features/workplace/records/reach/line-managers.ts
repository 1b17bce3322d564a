import type { RulePart } from '@portal/contract/policy/data-rules';
import { managerAction, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import type { FactUser } from './user-facts.ts';

/**
 * Returns rows of people, each with a line manager: the manager of the one store where they work, else the head of each of
 * their departments or of the nearest one above, and above all that they head themselves. Passed over is whoever is not at
 * work or does not hold the action. People of several stores look after their managers, and belong to a department.
 */
const managersOf = (people: RawBuilder<unknown>, action: string) => sql`
  with recursive able (person_id) as (
    select person.id from person
    where person.status = 'active'
      and person.id in (
        select person_id from department_head where ${ofTenant('department_head')}
        union select person_id from store_head where ${ofTenant('store_head')})
      and person.id in (select person_id from person_tenant where tenant_id = ${tenantId()})
      and person.id in (
        select holder.person_id from person_role holder join held_action held
          on held.tenant_id = holder.tenant_id and held.role_code = holder.role_code
        where ${ofTenant('holder')} and held.action_code = ${action})
  ), head (department_id, person_id) as (
    select department_id, person_id from department_head
    where ${ofTenant('department_head')} and person_id in (select person_id from able)
  ), asked (person_id) as (${people}),
  in_store (person_id, manager_id) as (
    select asked.person_id, head.person_id from asked
    join person_store place on ${ofTenant('place')} and place.person_id = asked.person_id
    join store_head head on ${ofTenant('head')} and head.store_no = place.store_no
      and head.person_id <> asked.person_id and head.person_id in (select person_id from able)
    where not exists (
      select from person_store other where ${ofTenant('other')}
        and other.person_id = asked.person_id and other.store_no <> place.store_no)
  ), above (person_id, begin, department_id, steps) as (
    select asked.person_id, member.department_id, member.department_id, 1 from asked
    join person_department member on ${ofTenant('member')} and member.person_id = asked.person_id
    where asked.person_id not in (select person_id from in_store)
    union
    select above.person_id, begin, department.parent_id, above.steps + 1 from above
    join department on ${ofTenant('department')} and department.id = above.department_id
    where department.parent_id is not null and above.steps < ${deepest}
  ), own (person_id, begin, steps) as (
    select above.person_id, begin, max(steps) from above
    join department_head mine on ${ofTenant('mine')}
      and mine.department_id = above.department_id and mine.person_id = above.person_id
    group by above.person_id, begin
  ), nearest (person_id, manager_id) as (
    select distinct on (above.person_id, above.begin) above.person_id, head.person_id from above
    join head on head.department_id = above.department_id and head.person_id <> above.person_id
    left join own on own.person_id = above.person_id and own.begin = above.begin
    where above.steps > coalesce(own.steps, 0)
    order by above.person_id, above.begin, above.steps
  )
  select person_id, manager_id from in_store
  union
  select person_id, manager_id from nearest`;

/** Departments may be moved below themselves by a synchronisation; a walk upwards ends all the same. */
const deepest = 50;

/**
 * Returns the state in which a record arrives: one that waits for the line manager of its author, or the one after it
 * where they have none.
 */
export async function arrivalOf(
  db: Database,
  type: RecordType,
  { state, author }: { state: string; author: string },
): Promise<string> {
  const next = type.states[state]?.unmanaged;
  const action = managerAction(type);
  if (next === undefined || action === undefined) return state;
  const managers = managersOf(sql`select ${author}::text`, action);
  const { rows } = await sql`select from (${managers}) managed limit 1`.execute(db);
  return rows.length > 0 ? state : next;
}

/** Reads the people on whose records of a type somebody decides as their line manager. */
export type LedBy = (
  type: RecordType,
  user: FactUser,
  parts: readonly RulePart[],
) => Promise<readonly string[]>;

interface LedParts {
  db: Database;
  mayAct: (user: Pick<Session, 'personId'>, action: string) => Promise<boolean>;
}

/** Makes what reads whom somebody leads; of a type without line managers, or without their action, nobody. */
export const createLedBy =
  ({ db, mayAct }: LedParts): LedBy =>
  async (type, { personId }, parts) => {
    const action = managerAction(type);
    if (action === undefined || !(await mayAct({ personId }, action))) return [];
    return readLed(db, type, {
      personId,
      action,
      seesAll: parts.some(({ part }) => part === 'all'),
    });
  };

interface Manager {
  personId: string;
  action: string;
  /** True where they see the records of everybody: then those whose author has lost the line manager are theirs too. */
  seesAll: boolean;
}

async function readLed(
  db: Database,
  type: RecordType,
  { action, ...manager }: Manager,
): Promise<string[]> {
  const near = await peopleNear(db, type, manager);
  // Most who hold the action are the head of nothing: the walk upwards costs several times as much.
  if (near.length === 0) return [];
  const people = sql`select distinct unnest(${near.map(({ id }) => id)}::text[])`;
  const { rows } = await sql<{ person_id: string; manager_id: string }>`
    select person_id, manager_id from (${managersOf(people, action)}) managed`.execute(db);
  const managed = new Set(rows.map(({ person_id }) => person_id));
  const led = rows.filter(({ manager_id }) => manager_id === manager.personId);
  const left = near.filter(({ id, isWaiting }) => isWaiting && !managed.has(id));
  return [...new Set([...led.map(({ person_id }) => person_id), ...left.map(({ id }) => id)])];
}

/** Reads the people below somebody, of whom others may be nearer heads; and those whose requests wait for a manager. */
async function peopleNear(
  db: Database,
  type: RecordType,
  { personId, seesAll }: Omit<Manager, 'action'>,
): Promise<{ id: string; isWaiting: boolean }[]> {
  const states = Object.keys(type.states).filter((state) =>
    Object.values(stepsOf(type, state)).some(({ by }) => by === 'manager'),
  );
  const table = tableOf(type);
  const waiting = sql`union all select distinct scope, true from ${sql.table(table)}
    where ${ofTenant(table)} and state = any (${states}::text[]) and scope <> ${personId}`;
  const { rows } = await sql<{ id: string; isWaiting: boolean }>`
    with recursive below (department_id) as (
      select department_id from department_head
      where ${ofTenant('department_head')} and person_id = ${personId}
      union
      select department.id from department join below on department.parent_id = below.department_id
      where ${ofTenant('department')}
    )
    select person_id as id, false as "isWaiting" from person_department member
    where ${ofTenant('member')} and department_id in (select department_id from below)
    union all
    select place.person_id, false from person_store place join store_head head
      on ${ofTenant('head')} and head.store_no = place.store_no
    where ${ofTenant('place')} and head.person_id = ${personId}
    ${seesAll ? waiting : sql``}`.execute(db);
  return rows;
}
