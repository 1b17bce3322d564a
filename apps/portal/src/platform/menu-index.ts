import type { UrlCredential } from '@portal/contract/page-address';
import type { MenuItem } from '@portal/contract/permissions';

/** A menu item as it is shown. */
export interface VisibleItem {
  id: string;
  path: string;
  title: string;
  icon?: string | undefined;
  /** Opens a window of its own, at `url`. */
  opensWindow: boolean;
  url?: string | undefined;
  /** What the page at `url` is handed. */
  urlCredential?: UrlCredential | undefined;
  children: VisibleItem[];
}

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
  const tree = menu.flatMap(shown);
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

/** An item as the menu shows it: nothing when hidden, its only child in its place unless it insists. */
function shown(item: MenuItem): VisibleItem[] {
  if (item.hidden || isFormBuilder(item)) return [];
  const children = (item.children ?? []).flatMap(shown);
  const [only] = children;
  if (children.length === 1 && only && !item.alwaysShow) return [only];
  if (children.length === 0 && isFrame(item)) return [];
  const { title, icon, url, urlCredential, internalOrExternal } = item.meta;
  const opensWindow = isTrue(internalOrExternal);
  const { id, path } = item;
  return [{ id, path, title, icon, opensWindow, url, urlCredential, children }];
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

/** Pages of the online form builder are drawn by its own program, which this portal does not carry. */
const isFormBuilder = ({ component }: MenuItem): boolean =>
  /^modules\/online\/(cgform|cgreport|graphreport)\//.test(component ?? '');

/** A branch of the menu: it holds pages and is none. */
const isFrame = ({ component }: MenuItem): boolean => /^layouts\/(?!Iframe)/.test(component ?? '');

/** `internalOrExternal` is spelled three ways. */
export const isTrue = (flag: MenuItem['meta']['internalOrExternal']): boolean =>
  flag === true || flag === 1 || flag === '1';

/** Whether a page shows another site in a frame (spec section 2). */
export const isFramePage = ({ component, meta }: MenuItem): boolean =>
  component?.startsWith('layouts/Iframe') === true && meta.url !== undefined;

/** A path without the slash it may end with: both lead to the same page. */
export const plainPath = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') : path;
