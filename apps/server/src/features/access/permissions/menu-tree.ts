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

/**
 * Returns the menu of a user in the shape of the wire. An item is in it if a role holds it or an item below it. Items
 * that need an action the user may not take are left out with all below them, and so are empty folders and pages that
 * no release has.
 */
export function menuTree(items: StoredItem[], { allowed, actions }: Grant): MenuItem[] {
  const byParent = Map.groupBy(items, (item) => item.parent_id);
  const byItem = Map.groupBy(actions, (action) => action.menu_item_id);
  const codesOn = (item: StoredItem): string[] =>
    (byItem.get(item.id) ?? []).map(({ code }) => code).filter((code) => allowed.has(code));

  function branch(parentId: string | null): MenuItem[] {
    return (byParent.get(parentId) ?? []).flatMap((item) => {
      if (item.permission !== null && !allowed.has(item.permission)) return [];
      if (!item.published) return [];
      const children = branch(item.id);
      const isEmptied = isFolder(item) && byParent.has(item.id) && children.length === 0;
      if (isEmptied || (!item.granted && children.length === 0)) return [];
      return [menuItemToWire(item, children, codesOn(item))];
    });
  }
  return branch(null);
}

const isFolder = ({ component }: StoredItem): boolean => component.startsWith('layouts/');

/** Leaves out members without a value; only a top item has a redirect. */
function menuItemToWire(item: StoredItem, children: MenuItem[], codes: string[]): MenuItem {
  const isTop = item.parent_id === null;
  const allHidden = children.length > 0 && children.every(({ hidden }) => hidden);
  return {
    id: item.id,
    path: item.path,
    name: item.name,
    component: item.component,
    ...(isTop && { redirect: item.redirect }),
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
