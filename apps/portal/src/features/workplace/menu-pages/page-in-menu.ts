import type { MenuItem } from '@portal/contract/access/permissions';

/** The menu item last found for a path. */
export interface LastKnownPage {
  path: string;
  item: MenuItem;
}

/** The menu item of a path. */
export interface MenuPageState {
  /** Present also for a removed page with unsaved content. */
  item: MenuItem | undefined;
  /** Title of an open page that was removed from the menu. */
  removedTitle: string | undefined;
}

interface MenuLookup {
  /** The menu item of the path now. */
  found: MenuItem | undefined;
  known: LastKnownPage | undefined;
  isUnsaved: boolean;
}

/** Returns the menu item of an open page, even after it is removed from the menu. */
export function pageInMenu(path: string, { found, known, isUnsaved }: MenuLookup): MenuPageState {
  if (found) return { item: found, removedTitle: undefined };
  if (known?.path !== path) return { item: undefined, removedTitle: undefined };
  return { item: isUnsaved ? known.item : undefined, removedTitle: known.item.meta.title };
}
