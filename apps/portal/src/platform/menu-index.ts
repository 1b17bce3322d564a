import type { MenuItem } from '@portal/contract/permissions';
import { isFormBuilder, type VisibleItem, visibleMenu } from '@portal/contract/visible-menu';

export { isTrue, type VisibleItem } from '@portal/contract/visible-menu';

/** A menu item that has a route, and how one gets to it. */
interface Placed {
  item: MenuItem;
  /** Titles from the top of the menu down to the item itself. */
  trail: { title: string; path: string }[];
}

/** One subsystem's menu, made ready to be shown and to be found by path (spec section 2). */
export interface MenuIndex {
  tree: VisibleItem[];
  find: (path: string) => Placed | undefined;
  /** Where `/` leads: the first page shown, depth first. */
  firstPath: string | undefined;
}

export function indexMenu(menu: MenuItem[]): MenuIndex {
  const placed = new Map<string, Placed>();
  place(menu, [], placed);
  const tree = visibleMenu(menu);
  return {
    tree,
    find: (path) => placed.get(plainPath(path)),
    firstPath: firstPage(tree, placed),
  };
}

/** Every item with a route, also those the menu hides. */
function place(items: MenuItem[], above: Placed['trail'], placed: Map<string, Placed>): void {
  for (const item of items) {
    const trail = [...above, { title: item.meta.title, path: item.path }];
    if (hasRoute(item)) placed.set(plainPath(item.path), { item, trail });
    place(item.children ?? [], trail, placed);
  }
}

function firstPage(tree: VisibleItem[], placed: Map<string, Placed>): string | undefined {
  for (const item of tree) {
    const inside = firstPage(item.children, placed);
    if (inside) return inside;
    const isPage = item.children.length === 0 && !item.opensWindow;
    if (isPage && placed.has(plainPath(item.path))) return item.path;
  }
  return undefined;
}

/** Route flag "0" means: in the menu only. */
const hasRoute = (item: MenuItem): boolean => item.route !== '0' && !isFormBuilder(item);

/** Whether a page shows another site in a frame (spec section 2). */
export const isFramePage = ({ component, meta }: MenuItem): boolean =>
  component?.startsWith('layouts/Iframe') === true && meta.url !== undefined;

/** A path without the slash it may end with: both lead to the same page. */
export const plainPath = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
