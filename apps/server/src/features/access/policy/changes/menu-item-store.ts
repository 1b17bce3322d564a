import { MenuItemValue } from '@portal/contract/policy/menu-values';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { keyText, type RowStore } from './row-store.ts';

type Row = Selectable<Tables['menu_item']>;

/** Returns a row as changes have it; undefined for a system that the contract does not name. */
function valueOf(row: Row): MenuItemValue | undefined {
  if (!isSubsystemKey(row.subsystem)) return undefined;
  return {
    system: row.subsystem,
    parentId: row.parent_id,
    sort: row.sort,
    path: row.path,
    name: row.name,
    component: row.component,
    redirect: row.redirect,
    hidden: row.hidden,
    alwaysShow: row.always_show,
    route: row.route_flag,
    title: row.title,
    icon: row.icon,
    url: row.url,
    urlCredential: row.url_credential,
    keepAlive: row.keep_alive,
    internalOrExternal: row.opens_new_window,
    componentName: row.component_name,
    permission: row.permission,
  };
}

const rowOf = (id: string, value: MenuItemValue): Row => ({
  id,
  subsystem: value.system,
  parent_id: value.parentId,
  sort: value.sort,
  path: value.path,
  name: value.name,
  component: value.component,
  redirect: value.redirect,
  hidden: value.hidden,
  always_show: value.alwaysShow,
  route_flag: value.route,
  title: value.title,
  icon: value.icon,
  url: value.url,
  url_credential: value.urlCredential,
  keep_alive: value.keepAlive,
  opens_new_window: value.internalOrExternal,
  component_name: value.componentName,
  permission: value.permission,
});

const found = (rows: readonly Row[]): Map<string, MenuItemValue> =>
  new Map(
    rows.flatMap((row) => {
      const value = valueOf(row);
      return value ? [[row.id, value] as const] : [];
    }),
  );

/** Reads the menu items of a system, or all, in the order of their menus. */
export async function readMenuItems(
  db: Database,
  system?: SubsystemKey,
): Promise<Map<string, MenuItemValue>> {
  const items = db.selectFrom('menu_item').orderBy('sort').orderBy('id').selectAll();
  return found(await (system ? items.where('subsystem', '=', system) : items).execute());
}

/** Menu items by their id. They are the installation's: the pages of a system, whoever sees them. */
export const menuItemStore: RowStore = {
  async read(db, keys) {
    const rows = await db
      .selectFrom('menu_item')
      .where('id', '=', sql<string>`any(${keys.flat()})`)
      .selectAll()
      .execute();
    return new Map([...found(rows)].map(([id, value]) => [keyText([id]), value]));
  },

  async put(db, rows) {
    const made = rows.map(({ key: [id = ''], value }) => rowOf(id, MenuItemValue.parse(value)));
    const [{ id: _, ...first } = {}] = made;
    const names = Object.keys(first);
    const list = sql.join(names.map((name) => sql.ref(name)));
    const excluded = names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
    await sql`
      insert into menu_item (id, ${list})
      select id, ${list} from jsonb_populate_recordset(null::menu_item, ${JSON.stringify(made)}::jsonb)
      on conflict (id) do update set ${sql.join(excluded)}`.execute(db);
  },

  async remove(db, keys) {
    await db
      .deleteFrom('menu_item')
      .where('id', '=', sql<string>`any(${keys.flat()})`)
      .execute();
  },
};

/** Gives up the paths of items that change, so that two may take each other's. */
export async function parkPaths(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update menu_item set path = '~' || id where id = any(${ids})`.execute(tx);
}
