import type { MenuItem } from '@portal/contract/access/permissions';
import {
  isBranch,
  isFormBuilder,
  type VisibleItem,
  visibleMenu,
} from '@portal/contract/access/visible-menu';
import { ownerPageOf } from '../navigation/micro-app-addresses.ts';
import { withoutTrailingSlash } from '../navigation/plain-path.ts';

export { withoutTrailingSlash as plainPath };
export { isTrue, type VisibleItem } from '@portal/contract/access/visible-menu';

/** A menu item that has a route, and how one gets to it. */
interface IndexedItem {
  item: MenuItem;
  /** Titles from the top of the menu down to the item itself. */
  trail: { title: string; path: string }[];
}

/** One subsystem's menu, made ready to be shown and to be found by path (spec section 2). */
export interface MenuIndex {
  tree: VisibleItem[];
  find: (path: string) => IndexedItem | undefined;
  /** The page an address belongs to: its own, or the one that keeps an address inside of an app. */
  pageAt: (path: string) => string | undefined;
  /** Finds the page a branch's address leads to: the first one shown in it, depth first. */
  firstInside: (path: string) => string | undefined;
  /** Where `/` leads: the first page shown, depth first. */
  firstPath: string | undefined;
}

/** `roams` is the address below which an app goes where it likes; without it every address is an item's. */
export function indexMenu(menu: MenuItem[], { roams }: { roams?: string } = {}): MenuIndex {
  const placed = new Map<string, IndexedItem>();
  indexItems(menu, [], placed);
  const tree = visibleMenu(menu);
  const branches = branchesOf(menu);
  const find = (path: string) => placed.get(withoutTrailingSlash(path));
  const firstPath = firstPage(tree, placed);
  const isPage = (path: string) => find(path) !== undefined && !branches.has(path);
  const isInner = (path: string) =>
    roams !== undefined && withoutTrailingSlash(path).startsWith(`${roams}/`);
  return {
    tree,
    find,
    pageAt(path) {
      if (find(path)) return withoutTrailingSlash(path);
      return isInner(path) ? (ownerPageOf(path, isPage) ?? firstPath) : undefined;
    },
    firstInside: (path) => firstPage(branches.get(withoutTrailingSlash(path)) ?? [], placed),
    firstPath,
  };
}

/** Collects the shown children of each item that holds pages and is none. */
function branchesOf(menu: MenuItem[]): Map<string, VisibleItem[]> {
  const own = menu.flatMap((item): [string, VisibleItem[]][] => {
    const children = item.children ?? [];
    const isEmpty = item.component === null || item.component === '' || isBranch(item);
    const below = branchesOf(children);
    return [
      ...(children.length > 0 && isEmpty
        ? [
            [withoutTrailingSlash(item.path), visibleMenu(children)] satisfies [
              string,
              VisibleItem[],
            ],
          ]
        : []),
      ...below,
    ];
  });
  return new Map(own);
}

/** Every item with a route, also those the menu hides. */
function indexItems(
  items: MenuItem[],
  above: IndexedItem['trail'],
  placed: Map<string, IndexedItem>,
): void {
  for (const item of items) {
    const trail = [...above, { title: item.meta.title, path: item.path }];
    if (hasRoute(item)) placed.set(withoutTrailingSlash(item.path), { item, trail });
    indexItems(item.children ?? [], trail, placed);
  }
}

function firstPage(tree: VisibleItem[], placed: Map<string, IndexedItem>): string | undefined {
  for (const item of tree) {
    const inside = firstPage(item.children, placed);
    if (inside) return inside;
    const isPage = item.children.length === 0 && !item.opensWindow;
    if (isPage && placed.has(withoutTrailingSlash(item.path))) return item.path;
  }
  return undefined;
}

/** Route flag "0" means: in the menu only. */
const hasRoute = (item: MenuItem): boolean => item.route !== '0' && !isFormBuilder(item);

/** Whether a page shows another site in a frame (spec section 2). */
export const isFramePage = ({ component, meta }: MenuItem): boolean =>
  component?.startsWith('layouts/Iframe') === true && meta.url !== undefined;
