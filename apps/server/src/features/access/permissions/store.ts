import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export type StoredItem = Awaited<ReturnType<typeof readMenu>>[number];
export type StoredAction = Awaited<ReturnType<typeof readActions>>[number];

/** Returns the role codes of a user in alphabetical order, so that equal sets have equal cache keys. */
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

/**
 * Reads the menu items of a subsystem in order; `granted` is true if one of the roles holds the item, `published` if the
 * system has its page.
 */
export const readMenu = (db: Database, system: SubsystemKey, roles: string[]) =>
  itemsOf(db, system).select(whereItemHeld(roles).as('granted')).execute();

/** Reads the same without asking what anybody holds. */
export const readItems = (db: Database, system: SubsystemKey) => itemsOf(db, system).execute();

const itemsOf = (db: Database, system: SubsystemKey) =>
  db
    .selectFrom('menu_item')
    .where('subsystem', '=', system)
    .orderBy('sort')
    .orderBy('id')
    .selectAll('menu_item')
    .select(wherePublished.as('published'));

/**
 * Matches items whose page is built: what the shell draws itself, pages that a release in use has, and everything of a
 * release that does not say what pages it has.
 */
const wherePublished = sql<boolean>`(
  component ~ '^(layouts|shell|modules)/' or not exists (
    select from subsystem join subsystem_release release
      on release.subsystem = subsystem.key and release.version in (current_version, canary_version)
    where subsystem.key = menu_item.subsystem and subsystem.kind = 'esm'
  ) or exists (
    select from subsystem join subsystem_release release
      on release.subsystem = subsystem.key and release.version in (current_version, canary_version)
    where subsystem.key = menu_item.subsystem
      and coalesce(release.manifest -> 'components' ? component, true)
  ))`;

/** Returns the names of the pages that releases in use of a system have; null where one does not say, or there is none. */
export async function componentsOf(db: Database, system: SubsystemKey): Promise<string[] | null> {
  const { rows } = await sql<{ components: string[] | null }>`
    select release.manifest -> 'components' as components
    from subsystem join subsystem_release release
      on release.subsystem = subsystem.key and release.version in (current_version, canary_version)
    where subsystem.key = ${system} and subsystem.kind = 'esm'`.execute(db);
  const known = rows.flatMap(({ components }) => (components ? [components] : []));
  if (rows.length === 0 || known.length < rows.length) return null;
  return [...new Set(known.flat())].toSorted();
}

export async function systemOfItem(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('menu_item')
    .where('id', '=', id)
    .select('subsystem')
    .executeTakeFirst();
  return row?.subsystem;
}

/** Reads the actions of a subsystem; `held` is true if one of the roles holds the action. */
export function readActions(db: Database, system: SubsystemKey, roles: string[]) {
  return db
    .selectFrom('action')
    .where('subsystem', '=', system)
    .orderBy('code')
    .selectAll('action')
    .select(whereActionHeld(roles).as('held'))
    .execute();
}

/**
 * Returns the codes of all actions these roles allow, in any subsystem. If the rule of a visible button is switched off,
 * everyone may take the action; a rule that only disables (type 2) is never off for the server.
 */
export async function allowedActions(db: Database, roles: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('action')
    .where((eb) => eb.or([eb.and({ status: '0', type: '1' }), whereActionHeld(roles)]))
    .select('code')
    .execute();
  return new Set(rows.map(({ code }) => code));
}

const whereItemHeld = (roles: string[]) =>
  sql<boolean>`exists (
    select from held_menu_item
    where tenant_id = ${tenantId()} and menu_item_id = menu_item.id and role_code = any(${roles})
  )`;

const whereActionHeld = (roles: string[]) =>
  sql<boolean>`exists (
    select from held_action
    where tenant_id = ${tenantId()} and action_code = action.code and role_code = any(${roles})
  )`;

/** Returns the subsystems in which these roles and actions give a menu. */
export async function systemsWithMenu(
  db: Database,
  roles: string[],
  actions: ReadonlySet<string>,
): Promise<Set<SubsystemKey>> {
  const rows = await db
    .selectFrom('menu_item')
    .where(whereItemHeld(roles))
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

/** Returns the enabled subsystems that have pages in the portal, in the order of the registry. */
export async function systemsOfPortal(db: Database): Promise<SubsystemKey[]> {
  const rows = await db
    .selectFrom('subsystem')
    .where('enabled', '=', true)
    .where('kind', '<>', 'sso')
    .orderBy('sort')
    .orderBy('key')
    .select('key')
    .execute();
  return rows.map(({ key }) => key).filter(isSubsystemKey);
}
