import { personActions } from '@portal/contract/administration/people';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';

interface Change {
  kind: string;
  key: readonly string[];
  after: unknown;
}

/**
 * Refuses changes outside what their author administers. Whoever administers systems gives and takes rights of these
 * alone, to anybody; whoever administers departments or stores gives roles as they are, to the people of these alone.
 * Somebody without a scope is held by their own rights only.
 */
export async function requireAdministered(
  db: Database,
  authorId: string,
  changes: readonly Change[],
): Promise<void> {
  const { administersAll, systems, hasPeople } = await scopeOf(db, authorId);
  if (administersAll || (systems.length === 0 && !hasPeople)) return;
  if (systems.length > 0) {
    const isOutside =
      changes.some(({ kind }) => !(kind in touched)) || (await leaves(db, systems, changes));
    if (isOutside) refuse('policy.wider-scope');
    return;
  }
  const people = changes.map(({ key }) => key[1] ?? '');
  const areMembers = changes.every(({ kind }) => kind === 'member');
  if (!areMembers || !(await areReached(db, authorId, people))) refuse('policy.wider-scope');
}

/** Returns whether somebody may be shown what a person has: whoever administers departments or stores only their people. */
export async function mayRead(db: Database, readerId: string, personId: string): Promise<boolean> {
  const { administersAll, systems, hasPeople } = await scopeOf(db, readerId);
  if (administersAll || systems.length > 0 || !hasPeople) return true;
  return areReached(db, readerId, [personId]);
}

/** Names the item, action, role or type that each kind of change touches; a kind that is not here is no system's alone. */
const touched: Record<
  string,
  (change: Change) => { item?: string; action?: string; role?: string; type?: string }
> = {
  'role-menu-item': ({ key }) => ({ item: key[1] ?? '' }),
  'role-action': ({ key }) => ({ action: key[1] ?? '' }),
  'menu-item': ({ key }) => ({ item: key[0] ?? '' }),
  action: ({ key }) => ({ action: key[0] ?? '' }),
  'data-rule': ({ key }) => ({ type: key[1] ?? '' }),
  'field-rule': ({ key }) => ({ type: key[1] ?? '' }),
  // All that a role holds goes with it, to a member or out of the world; its name is read by all who have it.
  member: ({ key }) => ({ role: key[0] ?? '' }),
  role: ({ key }) => ({ role: key[0] ?? '' }),
};

/** Returns whether changes touch an item, action or record type of another system, or one that is nowhere. */
async function leaves(
  db: Database,
  systems: readonly string[],
  changes: readonly Change[],
): Promise<boolean> {
  const all = changes.map((change) => touched[change.kind]?.(change) ?? {});
  const of = (name: 'item' | 'action' | 'role' | 'type') => all.flatMap((each) => each[name] ?? []);
  const isOfSystems = (type: string) => systems.some((system) => type.startsWith(`${system}/`));
  if (!of('type').every(isOfSystems)) return true;
  const { rows } = await sql<{ leaves: boolean }>`
    select exists (
      select from unnest(${of('item')}::text[]) id left join menu_item using (id)
      where ${isOther('menu_item', systems)}
    ) or exists (
      select from unnest(${of('action')}::text[]) code left join action using (code)
      where ${isOther('action', systems)}
    ) or exists (
      select from held_menu_item join menu_item on menu_item.id = menu_item_id
      where held_menu_item.tenant_id = ${tenantId()} and role_code = any(${of('role')})
        and ${isOther('menu_item', systems)}
    ) or exists (
      select from held_action join action on action.code = action_code
      where held_action.tenant_id = ${tenantId()} and role_code = any(${of('role')})
        and ${isOther('action', systems)}
    ) as leaves`.execute(db);
  return rows[0]?.leaves !== false;
}

const isOther = (table: string, systems: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${table}.subsystem`)} <> all(${[...systems]}), true)`;

async function scopeOf(db: Database, personId: string) {
  const { rows } = await sql<{ administersAll: boolean; systems: string[]; hasPeople: boolean }>`
    with scope as (
      select kind, value from administration_scope
      where administration_scope.tenant_id = ${tenantId()} and person_id = ${personId}
    )
    select exists (
        select from person_role join held_action using (tenant_id, role_code)
        where person_role.tenant_id = ${tenantId()} and person_id = ${personId}
          and action_code = ${personActions.all}
      ) as "administersAll",
      array(select value from scope where kind = 'system') as systems,
      exists (select from scope where kind <> 'system') as "hasPeople"`.execute(db);
  return rows[0] ?? { administersAll: false, systems: [], hasPeople: true };
}

/** Returns whether all of these people are of a department or store that somebody administers. */
async function areReached(
  db: Database,
  authorId: string,
  people: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    with recursive scope as (
      select kind, value from administration_scope
      where administration_scope.tenant_id = ${tenantId()} and person_id = ${authorId}
    ), below(id) as (
      select value from scope where kind = 'department'
      union
      select department.id from department join below on department.parent_id = below.id
      where department.tenant_id = ${tenantId()}
    )
    select not exists (
      select unnest(${[...people]}::text[])
      except (
        select person_id from person_department
        where person_department.tenant_id = ${tenantId()} and department_id in (select id from below)
        union
        select person_id from person_store
        where person_store.tenant_id = ${tenantId()}
          and store_no in (select value from scope where kind = 'store')
      )
    ) as reached`.execute(db);
  return rows[0]?.reached === true;
}
