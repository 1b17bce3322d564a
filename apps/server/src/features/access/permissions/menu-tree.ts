import type { MenuItem, MenuMeta } from '@portal/contract/access/permissions';
import type { z } from 'zod';
import { isWebAddress } from '#platform/web-address';
import type { StoredAction, StoredItem } from './store.ts';

interface Grant {
  /** Codes of the actions the person may take, in any subsystem. */
  allowed: ReadonlySet<string>;
  /** The actions of this subsystem. */
  actions: StoredAction[];
}

/**
 * The menu a person sees, in the shape of the wire. An item is in it when a role holds it or something below it; one
 * that asks for an action the person may not take is out with all that is below it, and so is a folder left empty.
 */
export function menuTree(items: StoredItem[], { allowed, actions }: Grant): MenuItem[] {
  const byParent = Map.groupBy(items, (item) => item.parent_id);
  const byItem = Map.groupBy(actions, (action) => action.menu_item_id);
  const codesOn = (item: StoredItem): string[] =>
    (byItem.get(item.id) ?? []).map(({ code }) => code).filter((code) => allowed.has(code));

  function branch(parentId: string | null): MenuItem[] {
    return (byParent.get(parentId) ?? []).flatMap((item) => {
      if (item.permission !== null && !allowed.has(item.permission)) return [];
      const children = branch(item.id);
      const isEmptied = isFolder(item) && byParent.has(item.id) && children.length === 0;
      if (isEmptied || (!item.granted && children.length === 0)) return [];
      return [presentItem(item, children, codesOn(item))];
    });
  }
  return branch(null);
}

const isFolder = ({ component }: StoredItem): boolean => component.startsWith('layouts/');

/** Members that say nothing are left out; only an item at the top says where it redirects to. */
function presentItem(item: StoredItem, children: MenuItem[], codes: string[]): MenuItem {
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
    meta: presentMeta(item, codes),
    ...(children.length > 0 && { children }),
  };
}

function presentMeta(item: StoredItem, codes: string[]): z.infer<typeof MenuMeta> {
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
