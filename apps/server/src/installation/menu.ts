import { boardPage, type MenuItem } from '@portal/contract/subsystems/menu';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SystemMenu } from '@portal/contract/subsystems/system';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';

export type MenuItemRow = Insertable<Tables['menu_item']> & { id: string };

/** The rows of one subsystem's menu, parents before their children. */
export function menuRows({ key, board, sections }: SystemMenu): MenuItemRow[] {
  const { title } = board ?? {};
  const first: MenuItem | undefined =
    title === undefined ? undefined : { title, icon: 'chart', component: boardPage };
  return [
    ...(first ? [rowOf(key, null, 0, 'dashboard/analysis', first)] : []),
    ...rowsUnder(key, null, '', sections),
  ];
}

function rowsUnder(
  key: SubsystemKey,
  parentId: string | null,
  prefix: string,
  items: Record<string, MenuItem>,
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
  { title, icon, component = 'layouts/RouteView', redirect, permission, hidden }: MenuItem,
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
