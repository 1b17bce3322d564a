import {
  isSubsystemKey,
  type SubsystemKey,
  systemsElsewhere,
} from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';

export type StoredItem = Awaited<ReturnType<typeof readMenu>>[number];
export type StoredAction = Awaited<ReturnType<typeof readActions>>[number];

/** In alphabetical order, so that equal sets read alike. */
export async function roleCodesOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_role')
    .where(ofTenant('person_role'))
    .where('person_id', '=', personId)
    .orderBy('role_code')
    .select('role_code')
    .execute();
  return rows.map(({ role_code }) => role_code);
}

/** The menu items of a subsystem in the order they are shown, each with whether one of the roles holds it. */
export function readMenu(db: Database, system: SubsystemKey, roles: string[]) {
  return db
    .selectFrom('menu_item')
    .where('subsystem', '=', system)
    .orderBy('sort')
    .orderBy('id')
    .selectAll('menu_item')
    .select(isItemHeldBy(roles).as('granted'))
    .execute();
}

export async function systemOfItem(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('menu_item')
    .where('id', '=', id)
    .select('subsystem')
    .executeTakeFirst();
  return row?.subsystem;
}

/** The actions of a subsystem, each with whether one of the roles holds it. */
export function readActions(db: Database, system: SubsystemKey, roles: string[]) {
  return db
    .selectFrom('action')
    .where('subsystem', '=', system)
    .orderBy('code')
    .selectAll('action')
    .select(isHeldBy(roles).as('held'))
    .execute();
}

/**
 * The codes of all actions that people with these roles may take, in any subsystem. Where the rule of a visible
 * button is switched off everybody may; a rule that only disables (type 2) is never off for the server.
 */
export async function allowedActions(db: Database, roles: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('action')
    .where((eb) => eb.or([eb.and({ status: '0', type: '1' }), isHeldBy(roles)]))
    .select('code')
    .execute();
  return new Set(rows.map(({ code }) => code));
}

const isItemHeldBy = (roles: string[]) =>
  sql<boolean>`exists (
    select from held_menu_item
    where tenant_id = ${tenantId()} and menu_item_id = menu_item.id and role_code = any(${roles})
  )`;

const isHeldBy = (roles: string[]) =>
  sql<boolean>`exists (
    select from held_action
    where tenant_id = ${tenantId()} and action_code = action.code and role_code = any(${roles})
  )`;

/** The subsystems in which people with these roles and actions see a menu. */
export async function systemsWithMenu(
  db: Database,
  roles: string[],
  actions: ReadonlySet<string>,
): Promise<Set<SubsystemKey>> {
  const rows = await db
    .selectFrom('menu_item')
    .where(isItemHeldBy(roles))
    .where((eb) =>
      eb.or([eb('permission', 'is', null), eb('permission', '=', eb.fn.any(eb.val([...actions])))]),
    )
    .select('subsystem')
    .distinct()
    .execute();
  return new Set(rows.map(({ subsystem }) => subsystem).filter(isSubsystemKey));
}

export async function enabledSystems(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('subsystem').where('enabled', '=', true).select('key').execute();
  return new Set(rows.map(({ key }) => key));
}

/** The enabled systems that have pages in the portal, by what the registry says. */
export async function systemsOfPortal(db: Database): Promise<SubsystemKey[]> {
  const rows = await db
    .selectFrom('subsystem')
    .where('enabled', '=', true)
    .where('kind', '<>', 'sso')
    .orderBy('sort')
    .orderBy('key')
    .select('key')
    .execute();
  return rows
    .map(({ key }) => key)
    .filter(isSubsystemKey)
    .filter((key) => !systemsElsewhere.has(key));
}
