import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type ActionRow, actionRows, formerActions } from './actions.ts';
import { insertNew, noteInstalled, notInstalledYet } from './installed-items.ts';
import { type MenuItemRow, menuRows } from './menu.ts';
import { systems } from '../systems.ts';

const idOf = ({ id }: { id: string }): string => id;
const codeOf = ({ code }: { code: string }): string => code;

/** Installs pages and actions. Those of a system that was removed wait until it is there again. */
export async function installMenus(tx: Database): Promise<void> {
  const there = await tx.selectFrom('subsystem').select('key').execute();
  const keys = new Set(there.map(({ key }) => key));
  const isOfSystem = ({ subsystem }: { subsystem: string }) => keys.has(subsystem);

  const allActions = actionRows(systems).filter(isOfSystem);
  const actions = await notInstalledYet(tx, 'action', allActions, codeOf);
  const allItems = systems.flatMap(menuRows).filter(isOfSystem);
  const items = await notInstalledYet(tx, 'menu-item', allItems, idOf);
  const ids = await installItems(tx, items, actions);
  await installActions(tx, actions, ids);
}

/**
 * Answers the ids of all items there are. One whose folder was removed comes to the top of its menu, where it is found;
 * one that asks for an action that was removed waits, since it would be open to everybody without.
 */
async function installItems(
  tx: Database,
  items: MenuItemRow[],
  comingActions: ActionRow[],
): Promise<ReadonlySet<string>> {
  const there = await tx.selectFrom('menu_item').select(['id', 'path']).execute();
  const known = await tx.selectFrom('action').select('code').execute();
  const codes = new Set([...known, ...comingActions].map(codeOf));
  const isGuarded = ({ permission }: MenuItemRow) => permission == null || codes.has(permission);
  const ready = items.filter(isGuarded);

  const paths = new Set(there.map(({ path }) => path));
  const isFree = ({ path }: MenuItemRow) => !paths.has(path);
  const ids = new Set([...there, ...ready.filter(isFree)].map(idOf));
  const placed = ready.filter(isFree).map((item) => ({
    ...item,
    parent_id: item.parent_id != null && ids.has(item.parent_id) ? item.parent_id : null,
  }));
  await insertNew(tx, 'menu_item', placed);
  await noteInstalled(tx, 'menu-item', ready.map(idOf));
  return ids;
}

async function installActions(
  tx: Database,
  actions: ActionRow[],
  items: ReadonlySet<string>,
): Promise<void> {
  const placed = actions.map((action) => ({
    ...action,
    menu_item_id:
      action.menu_item_id != null && items.has(action.menu_item_id) ? action.menu_item_id : null,
  }));
  await insertNew(tx, 'action', placed);
  await noteInstalled(tx, 'action', actions.map(codeOf));
  await grantFollowing(tx, actions);
}

/**
 * Gives roles the actions that allow what they could do before these came, such as the steps of records they edit.
 * Approving is none of them; nobody did it before.
 */
async function grantFollowing(tx: Database, actions: ActionRow[]): Promise<void> {
  const former = formerActions();
  const granted = actions.flatMap(({ code }) => {
    const before = former.get(code);
    return before === undefined || code.endsWith(':approve') ? [] : [{ code, before }];
  });
  if (granted.length === 0) return;
  const codes = granted.map(({ code }) => code);
  const before = granted.map((each) => each.before);
  await eachTenant(tx, () =>
    sql`
      insert into role_action (role_code, action_code)
      select role_code, granted.code
      from role_action
      join unnest(${codes}::text[], ${before}::text[]) as granted (code, before)
        on granted.before = action_code
      where ${ofTenant('role_action')}
      on conflict do nothing`.execute(tx),
  );
}
