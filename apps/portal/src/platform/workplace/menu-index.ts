import { spelledPath } from '@portal/contract/access/page-address';
import type { MenuItem } from '@portal/contract/access/permissions';
import {
  isBranch,
  isFormBuilder,
  type VisibleItem,
  visibleMenu,
} from '@portal/contract/access/visible-menu';
import { ownerPageOf } from '../navigation/micro-app-addresses.ts';
import { withoutTrailingSlash } from '../navigation/paths.ts';

export { isTrue, type VisibleItem } from '@portal/contract/access/visible-menu';

/** A menu item with a route, and its position in the menu. */
interface IndexedItem {
  item: MenuItem;
  /** Titles from the top of the menu down to the item. */
  trail: { title: string; path: string }[];
}

/** The menu of one subsystem, as a tree to show and an index by path (spec section 2). */
export interface MenuIndex {
  tree: VisibleItem[];
  find: (path: string) => IndexedItem | undefined;
  /** Returns the page an address belongs to: its own, or the page of the micro-app it is in. */
  pageAt: (path: string) => string | undefined;
  /** Returns the page a branch's address leads to: the first one shown in it, depth first. */
  firstInside: (path: string) => string | undefined;
  /** The page `/` leads to: the first one shown, depth first. */
  firstPath: string | undefined;
}

/** Indexes a menu. `roams` is the address below which a micro-app has its own routes. */
export function indexMenu(menu: MenuItem[], { roams }: { roams?: string } = {}): MenuIndex {
  const placed = new Map<string, IndexedItem>();
  indexItems(menu, [], placed);
  placeWithoutQuery(placed);
  const tree = visibleMenu(menu);
  const branches = branchesOf(menu);
  const find = (path: string) => placed.get(keyOf(path));
  const firstPath = firstPage(tree, placed);
  const isPage = (path: string) => find(path) !== undefined && !branches.has(keyOf(path));
  const isInner = (path: string) =>
    roams !== undefined && withoutTrailingSlash(path).startsWith(`${roams}/`);
  return {
    tree,
    find,
    pageAt(path) {
      if (find(path)) return keyOf(path);
      return isInner(path) ? (ownerPageOf(path, isPage) ?? firstPath) : undefined;
    },
    firstInside: (path) => firstPage(branches.get(keyOf(path)) ?? [], placed),
    firstPath,
  };
}

/** The address bar, the router and the menu spell Chinese, blanks and signs each in their way. */
const keyOf = (path: string): string => withoutTrailingSlash(spelledPath(path));

/**
 * Gives an item whose address has a query the page without it, unless that is another item's. Nobody can enter such an
 * address any more; old menus have them.
 */
function placeWithoutQuery(placed: Map<string, IndexedItem>): void {
  for (const [path, indexed] of placed) {
    const [way = ''] = path.split('?');
    if (!placed.has(way)) placed.set(way, indexed);
  }
}

/** Collects the visible children of each item that holds pages and is none itself. */
function branchesOf(menu: MenuItem[]): Map<string, VisibleItem[]> {
  const own = menu.flatMap((item): [string, VisibleItem[]][] => {
    const children = item.children ?? [];
    const isEmpty = item.component === null || item.component === '' || isBranch(item);
    const below = branchesOf(children);
    return [
      ...(children.length > 0 && isEmpty
        ? [[keyOf(item.path), visibleMenu(children)] satisfies [string, VisibleItem[]]]
        : []),
      ...below,
    ];
  });
  return new Map(own);
}

/** Indexes every item with a route, including those the menu hides. */
function indexItems(
  items: MenuItem[],
  above: IndexedItem['trail'],
  placed: Map<string, IndexedItem>,
): void {
  for (const item of items) {
    const trail = [...above, { title: item.meta.title, path: item.path }];
    if (hasRoute(item)) placed.set(keyOf(item.path), { item, trail });
    indexItems(item.children ?? [], trail, placed);
  }
}

function firstPage(tree: VisibleItem[], placed: Map<string, IndexedItem>): string | undefined {
  for (const item of tree) {
    const inside = firstPage(item.children, placed);
    if (inside) return inside;
    const isPage = item.children.length === 0 && !item.opensWindow;
    if (isPage && placed.has(keyOf(item.path))) return item.path;
  }
  return undefined;
}

/** Returns whether an item has a route; flag "0" puts it in the menu only. */
const hasRoute = (item: MenuItem): boolean => item.route !== '0' && !isFormBuilder(item);

/** Returns whether an item shows another site in a frame (spec section 2). */
export const isFramePage = ({ component, meta }: MenuItem): boolean =>
  component?.startsWith('layouts/Iframe') === true && meta.url !== undefined;
