import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Session } from '#platform/session';

/** An item of a menu as it is stored, with whether one of the person's roles holds it. */
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
}

/** All there is in a subsystem, what of it somebody's menu shows, and the grants that follows from. */
export interface View {
  /** Codes of the person's roles. */
  roles: readonly string[];
  /** Codes of the actions they may take. */
  allowed: ReadonlySet<string>;
  items: StoredPage[];
  menu: MenuItem[];
}

/** What this feature asks of permissions; `app.ts` hands it over. */
export interface Rights {
  viewOf(who: Pick<Session, 'personId'>, system: SubsystemKey): Promise<View>;
  mayAct(who: Pick<Session, 'personId'>, action: string): Promise<boolean>;
}

/** From the top of the menu down to the item itself. */
export function chainTo(page: StoredPage, items: readonly StoredPage[]): StoredPage[] {
  const above = items.find(({ id }) => id === page.parent_id);
  return above ? [...chainTo(above, items), page] : [page];
}

export const isInMenu = (menu: readonly MenuItem[], id: string): boolean =>
  menu.some((item) => item.id === id || isInMenu(item.children ?? [], id));
