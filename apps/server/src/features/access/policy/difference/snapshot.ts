import type { PolicyChange } from '@portal/contract/policy/changes';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { readRules, type RoleRules } from '#platform/policy/data-rules.ts';
import { isOfRole } from '../changes/names.ts';

/** The menu of a system, and its pages for any rights; made by the feature that answers permissions. */
export interface MenuMaker {
  ids: readonly string[];
  /** Codes of the actions that items ask for. */
  asked: readonly string[];
  pages: (
    held: ReadonlySet<string> | 'all',
    allowed: ReadonlySet<string>,
  ) => { id: string; path: string; title: string }[];
}
export type ReadMenuMaker = (db: Database, system: SubsystemKey) => Promise<MenuMaker>;

interface KnownAction {
  code: string;
  describe: string;
  /** Everybody takes it: its rule is off. */
  isOpen: boolean;
}

/** The menu items and actions that a role holds. */
export interface RoleRights {
  holdsAll: boolean;
  items: ReadonlySet<string>;
  actions: ReadonlySet<string>;
}

/** Everything that the permissions of some roles follow from, at one moment of a transaction. */
export interface Snapshot {
  menus: ReadonlyMap<SubsystemKey, MenuMaker>;
  actions: readonly KnownAction[];
  roles: ReadonlyMap<string, RoleRights>;
  /** The data rules and field rules of each role. */
  rules: ReadonlyMap<string, RoleRules>;
}

/** Reads menus and actions, which are the installation's, and what some roles hold and show. */
export const readSnapshot = async (
  tx: Database,
  read: ReadMenuMaker,
  roles: readonly string[],
): Promise<Snapshot> => ({ ...(await readMenus(tx, read)), ...(await readHoldings(tx, roles)) });

/** Reads again what changes have touched since a snapshot was made. */
export async function readAgain(
  tx: Database,
  read: ReadMenuMaker,
  before: Snapshot,
  changes: readonly PolicyChange[],
): Promise<Snapshot> {
  const touched = new Set(changes.flatMap((each) => (isOfRole(each) ? each.key[0] : [])));
  const { roles, rules } = await readHoldings(tx, [...touched]);
  const untouched = <Value>(all: ReadonlyMap<string, Value>) =>
    [...all].filter(([code]) => !touched.has(code));
  return {
    ...(changes.every(isOfRole) ? before : await readMenus(tx, read)),
    roles: new Map([...untouched(before.roles), ...roles]),
    rules: new Map([...untouched(before.rules), ...rules]),
  };
}

async function readMenus(
  tx: Database,
  read: ReadMenuMaker,
): Promise<Pick<Snapshot, 'menus' | 'actions'>> {
  const { rows: systems } = await sql<{ key: string }>`
    select key from subsystem where enabled and kind <> 'sso' order by sort, key`.execute(tx);
  const menus = new Map<SubsystemKey, MenuMaker>();
  for (const { key } of systems) if (isSubsystemKey(key)) menus.set(key, await read(tx, key));
  const { rows: actions } = await sql<KnownAction>`
    select code, describe, status = '0' and type = '1' as "isOpen" from action order by code`.execute(
    tx,
  );
  return { menus, actions };
}

async function readHoldings(
  tx: Database,
  codes: readonly string[],
): Promise<Pick<Snapshot, 'roles' | 'rules'>> {
  const rules = await readRules(tx, codes);
  return {
    roles: await readRoles(tx, codes),
    rules: new Map(rules.map((each) => [each.code, each])),
  };
}

/** Reads what roles hold; as JSON, since texts of arrays take Node four times as long. */
async function readRoles(tx: Database, codes: readonly string[]): Promise<Map<string, RoleRights>> {
  const { rows } = await sql<{
    code: string;
    holds_all: boolean;
    items: string[];
    actions: string[];
  }>`
    select code, holds_all,
      to_json(array(select menu_item_id from role_menu_item
        where role_menu_item.tenant_id = role.tenant_id and role_code = code)) as items,
      to_json(array(select action_code from role_action
        where role_action.tenant_id = role.tenant_id and role_code = code)) as actions
    from role where ${ofTenant('role')} and code = any(${[...codes]})`.execute(tx);
  return new Map(
    rows.map(({ code, holds_all, items, actions }) => [
      code,
      { holdsAll: holds_all, items: new Set(items), actions: new Set(actions) },
    ]),
  );
}
