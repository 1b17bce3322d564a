import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';

export type MenuItemRow = Insertable<Tables['menu_item']> & { id: string };

/** The names the portal has a drawing for. */
type Icon =
  | 'activity'
  | 'bell'
  | 'book'
  | 'box'
  | 'building'
  | 'calendar'
  | 'car'
  | 'chart'
  | 'clipboard'
  | 'factory'
  | 'file'
  | 'folder'
  | 'gift'
  | 'image'
  | 'map'
  | 'message'
  | 'receipt'
  | 'scale'
  | 'settings'
  | 'shield'
  | 'shirt'
  | 'store'
  | 'tag'
  | 'truck'
  | 'users'
  | 'wallet';

/** A page, or a folder when it holds pages. */
export interface Item {
  title: string;
  icon?: Icon;
  /** By the last part of their path; a bare text is the title of an ordinary page. */
  pages?: Record<string, string | Item>;
  component?: string;
  redirect?: string;
  url?: string;
  urlCredential?: 'token';
  permission?: string;
  routeFlag?: '0';
  hidden?: true;
  alwaysShow?: true;
  isForgotten?: true;
  opensNewWindow?: true;
}

export interface SubsystemMenu {
  key: SubsystemKey;
  /** Title of the analysis board, which is every menu's first item. */
  board: string;
  sections: Record<string, Item>;
}

/** The rows of one subsystem's menu, parents before their children. */
export function menuRows({ key, board, sections }: SubsystemMenu): MenuItemRow[] {
  const analysis = rowOf(key, null, 0, 'dashboard/analysis', {
    title: board,
    icon: 'chart',
    component: 'dashboard/Analysis',
  });
  return [analysis, ...rowsUnder(key, null, '', sections)];
}

function rowsUnder(
  key: SubsystemKey,
  parentId: string | null,
  prefix: string,
  items: Record<string, string | Item>,
): MenuItemRow[] {
  return Object.entries(items).flatMap(([name, entry], index) => {
    const item = typeof entry === 'string' ? { title: entry } : entry;
    const path = prefix + name;
    const row = rowOf(key, parentId, index + 1, path, item);
    return [row, ...rowsUnder(key, row.id, `${path}/`, item.pages ?? {})];
  });
}

function rowOf(
  key: SubsystemKey,
  parentId: string | null,
  sort: number,
  path: string,
  item: Item,
): MenuItemRow {
  const id = `${key}-${path.replaceAll('/', '-')}`;
  const component = item.component ?? (item.pages ? 'layouts/RouteView' : `${key}/Generic`);
  return {
    id,
    subsystem: key,
    parent_id: parentId,
    sort,
    path: `/${key}/${path}`,
    name: id,
    component,
    component_name: component.split('/').at(-1) ?? null,
    title: item.title,
    icon: item.icon ?? null,
    ...behaviourOf(item),
  };
}

function behaviourOf(item: Item): Partial<MenuItemRow> {
  return {
    redirect: item.redirect ?? null,
    url: item.url ?? null,
    url_credential: item.urlCredential ?? 'none',
    permission: item.permission ?? null,
    route_flag: item.routeFlag ?? '1',
    hidden: item.hidden ?? false,
    always_show: item.alwaysShow ?? false,
    keep_alive: !item.isForgotten,
    opens_new_window: item.opensNewWindow ?? false,
  };
}
