import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Session } from '#platform/session/session.ts';

/** A stored menu item; `granted` is true if one of the user's roles holds it. */
export interface StoredPage {
  id: string;
  parent_id: string | null;
  path: string;
  title: string;
  component: string;
  route_flag: '0' | '1';
  hidden: boolean;
  url: string | null;
  opens_new_window: boolean;
  permission: string | null;
  granted: boolean;
  /** False while no release in use has the page. */
  published: boolean;
}

/** All items of a subsystem, the menu of the user, and the grants it follows from. */
export interface MenuView {
  /** Codes of the user's roles. */
  roles: readonly string[];
  /** Codes of the actions the user may take. */
  allowed: ReadonlySet<string>;
  items: StoredPage[];
  menu: MenuItem[];
}

/** The functions of `access/permissions` used here; `wiring/` passes them in. */
export interface PermissionLookup {
  viewOf(user: Pick<Session, 'personId'>, system: SubsystemKey): Promise<MenuView>;
  /** The view as it would be if the user had one role more. */
  viewWith(user: Pick<Session, 'personId'>, role: string, system: SubsystemKey): Promise<MenuView>;
  mayAct(user: Pick<Session, 'personId'>, action: string): Promise<boolean>;
}

/** Returns the items from the top of the menu down to the item itself. */
export function chainTo(page: StoredPage, items: readonly StoredPage[]): StoredPage[] {
  const above = items.find(({ id }) => id === page.parent_id);
  return above ? [...chainTo(above, items), page] : [page];
}

export const isInMenu = (menu: readonly MenuItem[], id: string): boolean =>
  menu.some((item) => item.id === id || isInMenu(item.children ?? [], id));
