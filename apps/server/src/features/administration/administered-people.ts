import { personActions } from '@portal/contract/administration/people';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';

/** The people an administrator reaches: everybody, or those of these departments and stores. Systems reach nobody. */
export type Reach =
  | 'all'
  | { departments: readonly string[]; stores: readonly string[]; systems: readonly string[] };

type User = Pick<Session, 'personId'>;
export type ReachOf = (user: User) => Promise<Reach>;

interface ReachParts {
  db: Database;
  mayAct: (user: User, action: string) => Promise<boolean>;
}

export const createReachOf =
  ({ db, mayAct }: ReachParts): ReachOf =>
  async (user) =>
    readReach(db, {
      personId: user.personId,
      administersAll: await mayAct(user, personActions.all),
    });

/**
 * Reads whom a user administers. Actions say what they may do, scopes say to whom: without a scope they reach nobody, and
 * with the action of those who administer all they reach everybody.
 */
async function readReach(
  db: Database,
  { personId, administersAll }: { personId: string; administersAll: boolean },
): Promise<Reach> {
  if (administersAll) return 'all';
  const tenant = tenantId();
  const { rows } = await sql<Exclude<Reach, 'all'>>`
    with recursive scope as (
      select kind, value from administration_scope where tenant_id = ${tenant} and person_id = ${personId}
    ), below(id) as (
      select value from scope where kind = 'department'
      union
      select department.id from department join below on department.parent_id = below.id
      where department.tenant_id = ${tenant}
    )
    select array(select id from below) as departments,
      array(select value from scope where kind = 'store') as stores,
      array(select value from scope where kind = 'system') as systems`.execute(db);
  return rows[0] ?? { departments: [], stores: [], systems: [] };
}

/** Matches the ids of people within a reach, members of the tenant at work alone. */
export function whereReached(reach: Reach, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const tenant = tenantId();
  const isMember = sql<boolean>`${id} in (
    select person_id from person_tenant where person_tenant.tenant_id = ${tenant})`;
  if (reach === 'all') return isMember;
  return sql<boolean>`${isMember} and ${id} in (
    select person_id from person_department
    where person_department.tenant_id = ${tenant} and department_id = any(${[...reach.departments]})
    union
    select person_id from person_store
    where person_store.tenant_id = ${tenant} and store_no = any(${[...reach.stores]}))`;
}

export async function isReached(db: Database, reach: Reach, personId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from person where id = ${personId} and ${whereReached(reach, sql`person.id`)}
    ) as is`.execute(db);
  return rows[0]?.is === true;
}

/**
 * Returns whether an action over people in general may be used on one of them: whoever has a scope uses it within that
 * alone, whoever has none, such as a security officer, on everybody.
 */
export async function isWithinScope(
  db: Database,
  reach: Reach,
  personId: string,
): Promise<boolean> {
  return !isScoped(reach) || isReached(db, reach, personId);
}

const isScoped = (reach: Reach): reach is Exclude<Reach, 'all'> =>
  reach !== 'all' && reach.departments.length + reach.stores.length + reach.systems.length > 0;

/** Matches the ids of those whom a list of a role's members shows: of departments and stores where they are the scope. */
export function whereMemberShown(reach: Reach, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const isOfPeople = isScoped(reach) && reach.departments.length + reach.stores.length > 0;
  return isOfPeople ? whereReached(reach, id) : sql<boolean>`true`;
}
