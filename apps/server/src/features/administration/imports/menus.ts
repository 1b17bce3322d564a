import type { RequestedChange } from '@portal/contract/policy/changes';
import {
  blankItem,
  fieldsOf,
  type MenuFields,
  newItemId,
  valueOf,
} from '@portal/contract/policy/menu-forms';
import { type KnownMenus, menuProblems } from '@portal/contract/policy/menu-rules';
import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import { compare, type Plan, type WantedRow } from './plan.ts';

/** Functions of the feature that publishes menus: they change by a draft. */
export interface MenuDrafts {
  /** Reads menus with the caller's draft. */
  menus: (db: Database, caller: Caller) => Promise<KnownMenus>;
  /** Counts changes that are neither published nor drafted; refuses those that the caller may not make. */
  count: (db: Database, changes: readonly RequestedChange[], caller: Caller) => Promise<number>;
  /** Puts changes into the caller's draft. */
  draft: (tx: Database, changes: readonly RequestedChange[], caller: Caller) => Promise<number>;
}

/**
 * A menu item, known by its system and path; `parentId` is the path of the item above. What a sheet lacks stays as it is.
 */
export type WantedMenu = Pick<MenuFields, 'system' | 'path' | 'title'> & {
  [Name in keyof MenuFields]?: MenuFields[Name] | undefined;
};

/** The heads of columns by the fields of an item. */
export const menuHeads = {
  system: '系统',
  path: '路径',
  title: '菜单名称',
  parentId: '上级路径',
  sort: '排序',
  component: '页面组件',
  url: '网址',
  icon: '图标',
  redirect: '重定向',
  permission: '按钮权限',
  hidden: '隐藏',
  internalOrExternal: '新窗口打开',
} as const;

const heads = new Map<string, string>(Object.entries(menuHeads));

/** Plans items by the rules of the page on which menus are edited. */
export function planMenus(
  known: KnownMenus,
  wanted: readonly WantedRow<WantedMenu>[],
): Plan<WantedMenu> {
  const there = [...known.items.values()].map((item): [string, WantedMenu] => {
    const parentId = known.items.get(item.parentId ?? '')?.path ?? '';
    return [placeOf(item), { ...fieldsOf(item), parentId }];
  });
  const plan = compare(wanted, { keyOf: placeOf, label: menuHeads.path, there: new Map(there) });
  const made = itemsOf(known, [...plan.added, ...plan.changed]);
  const items = new Map([...known.items, ...made.map(({ id, value }) => [id, value] as const)]);
  for (const { row, id, value, wanted: cells } of made) {
    const before = known.items.get(id) ?? null;
    const problems = menuProblems({ id, value }, before, { ...known, items });
    const given = new Map<string, string | number | boolean | undefined>(Object.entries(cells));
    for (const [field, words] of Object.entries(problems)) {
      const column = heads.get(field) ?? '';
      plan.faults.push({ row, column, value: String(given.get(field) ?? ''), words });
    }
  }
  return plan;
}

/** Returns the changes of a draft by which planned items are there. */
export const menuChanges = (
  known: KnownMenus,
  { added, changed }: Plan<WantedMenu>,
): RequestedChange[] =>
  itemsOf(known, [...added, ...changed]).map(({ id, value }) => ({
    kind: 'menu-item',
    key: [id],
    after: value,
  }));

const placeOf = ({ system, path }: Pick<WantedMenu, 'system' | 'path'>): string =>
  `${system} ${path}`;

interface MadeItem {
  row: number;
  id: string;
  value: MenuItemValue;
  wanted: WantedMenu;
}

/** Makes the items of rows; one of them may stand under another. */
function itemsOf(known: KnownMenus, rows: readonly WantedRow<WantedMenu>[]): MadeItem[] {
  const ids = new Map([...known.items].map(([id, item]) => [placeOf(item), id]));
  const taken = new Set(known.items.keys());
  for (const { value } of rows) {
    const place = placeOf(value);
    if (ids.has(place)) continue;
    const id = newItemId(value.path, taken);
    ids.set(place, id);
    taken.add(id);
  }
  return rows.map(({ row, value: wanted }) => {
    const id = ids.get(placeOf(wanted)) ?? '';
    const before = fieldsOf(known.items.get(id) ?? blankItem(wanted.system, undefined, 0));
    const fields = { ...before, ...given(wanted) };
    if (wanted.parentId) {
      // A path without an item stands for itself, and is refused as an item that is not there.
      fields.parentId = ids.get(placeOf({ ...wanted, path: wanted.parentId })) ?? wanted.parentId;
    }
    return { row, id, wanted, value: valueOf(fields) };
  });
}

const given = (wanted: WantedMenu): Partial<MenuFields> =>
  Object.fromEntries(Object.entries(wanted).filter(([, cell]) => cell !== undefined));
