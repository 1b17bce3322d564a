import { spelledPath } from '@portal/contract/access/page-address';
import type { MenuItem, MenuMeta } from '@portal/contract/access/permissions';
import type { z } from 'zod';
import { isWebAddress } from '#platform/http/web-address.ts';
import type { StoredAction, StoredItem } from './store.ts';

interface Grant {
  /** Codes of the actions the user may take, in any subsystem. */
  allowed: ReadonlySet<string>;
  /** The actions of this subsystem. */
  actions: StoredAction[];
}

/** An item that a user sees, with those below it that they see. */
export interface Branch<Item> {
  item: Item;
  children: Branch<Item>[];
}

type TreeItem = Omit<StoredItem, 'granted'>;

/** A menu, and what a user may see of it. */
interface SeenMenu<Item> {
  /** The items by the one above; those are left out of which and below which nothing is granted. */
  byParent: ReadonlyMap<string | null, readonly Item[]>;
  /** Returns whether there are items below one, also some that are left out. */
  isParent: (id: string) => boolean;
  isGranted: (item: Item) => boolean;
  allowed: ReadonlySet<string>;
}

/**
 * Returns the items of a menu that a user sees: those that a role holds, and those above them. Items that need an action
 * the user may not take are left out with all below them, and so are empty folders and pages that no release has.
 */
export function visibleBranches<Item extends TreeItem>({
  byParent,
  isParent,
  isGranted,
  allowed,
}: SeenMenu<Item>): Branch<Item>[] {
  const below = (parentId: string | null): Branch<Item>[] =>
    (byParent.get(parentId) ?? []).flatMap((item) => {
      if (!item.published || (item.permission !== null && !allowed.has(item.permission))) return [];
      const children = below(item.id);
      const isEmptied = isFolder(item) && isParent(item.id) && children.length === 0;
      return isEmptied || (!isGranted(item) && children.length === 0) ? [] : [{ item, children }];
    });
  return below(null);
}

/** Returns the menu of a user in the shape of the wire. */
export function menuTree(items: StoredItem[], { allowed, actions }: Grant): MenuItem[] {
  const byItem = Map.groupBy(actions, (action) => action.menu_item_id);
  const codesOn = (item: StoredItem): string[] =>
    (byItem.get(item.id) ?? []).map(({ code }) => code).filter((code) => allowed.has(code));
  const toWire = ({ item, children }: Branch<StoredItem>): MenuItem =>
    menuItemToWire(item, children.map(toWire), codesOn(item));
  const byParent = Map.groupBy(items, (item) => item.parent_id);
  const isParent = (id: string) => byParent.has(id);
  return visibleBranches({ byParent, isParent, isGranted: wasGranted, allowed }).map(toWire);
}

const wasGranted = ({ granted }: StoredItem): boolean => granted;

/** Returns whether an item is a folder, which shows nothing but what is below it. */
export const isFolder = ({ component }: TreeItem): boolean => component.startsWith('layouts/');

/** Leaves out members without a value; only a top item has a redirect. */
function menuItemToWire(item: StoredItem, children: MenuItem[], codes: string[]): MenuItem {
  const isTop = item.parent_id === null;
  const allHidden = children.length > 0 && children.every(({ hidden }) => hidden);
  return {
    id: item.id,
    path: spelledPath(item.path),
    name: item.name,
    component: item.component,
    ...(isTop && { redirect: item.redirect && spelledPath(item.redirect) }),
    ...((item.hidden || (isTop && allHidden)) && { hidden: true }),
    ...(item.always_show && { alwaysShow: true }),
    route: item.route_flag,
    meta: menuMetaToWire(item, codes),
    ...(children.length > 0 && { children }),
  };
}

function menuMetaToWire(item: StoredItem, codes: string[]): z.infer<typeof MenuMeta> {
  return {
    title: item.title,
    ...(item.icon !== null && { icon: item.icon }),
    ...(item.url !== null && isWebAddress(item.url) && { url: item.url }),
    ...(item.url_credential !== 'none' && { urlCredential: item.url_credential }),
    permissionList: codes,
    keepAlive: item.keep_alive,
    internalOrExternal: item.opens_new_window,
    ...(item.component_name !== null && { componentName: item.component_name }),
  };
}
