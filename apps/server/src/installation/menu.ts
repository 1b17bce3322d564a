import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { StepSide } from '@portal/contract/records/record-type';
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

interface ItemTraits {
  title: string;
  icon?: Icon;
  /** Code of the action that the item asks for. */
  permission?: string;
  /** In no menu and no search; its address works. */
  hidden?: true;
}

interface Page extends ItemTraits {
  /** Name under which the system has the page. */
  component: string;
  /** The record type that the page lists, by its name in the system. */
  records?: string;
  /** The view that the list begins with. */
  view?: string;
  /** The side of the user on all records of the page: their own requests, or what comes to their store. */
  side?: StepSide;
  /** Records of another system that the page shows by their number (`?record=`): their type, and the code of its calls. */
  shows?: { type: string; action: string };
  redirect?: string;
  pages?: undefined;
}

interface Folder extends ItemTraits {
  /** By the last part of their path. */
  pages: Record<string, Item>;
  component?: undefined;
  redirect?: undefined;
}

export type Item = Page | Folder;

/**
 * The figures of a system drawn. With its board it is the second page of a system without further ones, since nobody may
 * switch to a menu of one item (spec section 4).
 */
export const chart: Item = {
  title: '图表分析',
  icon: 'activity',
  component: 'dashboard/Chart',
};

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
  items: Record<string, Item>,
): MenuItemRow[] {
  return Object.entries(items).flatMap(([name, item], index) => {
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
  { title, icon, component = 'layouts/RouteView', redirect, permission, hidden }: Item,
): MenuItemRow {
  const id = `${key}-${path.replaceAll('/', '-')}`;
  return {
    id,
    subsystem: key,
    parent_id: parentId,
    sort,
    path: `/${key}/${path}`,
    name: id,
    component,
    component_name: component.split('/').at(-1) ?? null,
    title,
    icon: icon ?? null,
    redirect: redirect ?? null,
    permission: permission ?? null,
    hidden: hidden ?? false,
  };
}
