import type { UrlCredential } from './page-address.ts';
import type { MenuItem } from './permissions.ts';

/** A menu item as it is shown. */
export interface VisibleItem {
  id: string;
  path: string;
  title: string;
  icon?: string | undefined;
  /** Opens a window of its own, at `url`. */
  opensWindow: boolean;
  url?: string | undefined;
  /** The credential the page at `url` receives. */
  urlCredential?: UrlCredential | undefined;
  /** Codes of the actions on it that the person may take. */
  actions: string[];
  children: VisibleItem[];
}

/** A page the menu leads to, and how one gets there. */
export interface VisiblePage {
  item: VisibleItem;
  /** Titles from the top of the menu down to the page, without its own. */
  ancestors: string[];
  /** Codes of the actions on the page and on the branches it is in that the person may take. */
  actions: string[];
}

/** A menu as it is shown (spec section 2): nothing hidden, an only child in its parent's place, with its picture, unless that insists. */
export const visibleMenu = (menu: readonly MenuItem[]): VisibleItem[] => menu.flatMap(shown);

/** Every page of a menu that is shown, in the menu's order. */
export const visiblePages = (tree: readonly VisibleItem[]): VisiblePage[] =>
  pagesBelow(tree, { ancestors: [], actions: [] });

function pagesBelow(tree: readonly VisibleItem[], above: Omit<VisiblePage, 'item'>): VisiblePage[] {
  return tree.flatMap((item) => {
    const { ancestors } = above;
    const actions = [...above.actions, ...item.actions];
    if (item.children.length === 0) return [{ item, ancestors, actions }];
    return pagesBelow(item.children, { ancestors: [...ancestors, item.title], actions });
  });
}

function shown(item: MenuItem): VisibleItem[] {
  if (item.hidden || isFormBuilder(item)) return [];
  const children = visibleMenu(item.children ?? []);
  const [only] = children;
  if (children.length === 0 && isBranch(item)) return [];
  const { id, path, meta } = item;
  const { title, icon, url, urlCredential, permissionList: actions } = meta;
  const opensWindow = isTrue(meta.internalOrExternal);
  if (children.length === 1 && only && !item.alwaysShow) {
    return [{ ...only, icon: only.icon || icon, actions: [...actions, ...only.actions] }];
  }
  return [{ id, path, title, icon, opensWindow, url, urlCredential, actions, children }];
}

/** Pages of the online form builder are drawn by its own program, which this portal does not carry. */
export const isFormBuilder = ({ component }: MenuItem): boolean =>
  /^modules\/online\/(cgform|cgreport|graphreport)\//.test(component ?? '');

/** A branch of the menu: it holds pages and is none. */
export const isBranch = ({ component }: MenuItem): boolean =>
  /^layouts\/(?!Iframe)/.test(component ?? '');

/** `internalOrExternal` is spelled three ways. */
export const isTrue = (flag: MenuItem['meta']['internalOrExternal']): boolean =>
  flag === true || flag === 1 || flag === '1';
