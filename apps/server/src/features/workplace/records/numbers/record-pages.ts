import type { MenuItem } from '@portal/contract/access/permissions';
import type { RecordFilter } from '@portal/contract/records/record-filter';
import { keyOfType, type RecordType, type StepSide } from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Session } from '#platform/session/session.ts';

/** A page that lists records of a type, as its menu item says. */
export interface RecordPage {
  /** The name under which the system has the page. */
  component: string;
  /** The filter of the view that the list begins with. */
  filter?: RecordFilter | undefined;
  /** The side of the user on all of its records; undefined for a page of any. */
  side?: StepSide | undefined;
}

/** The pages that list the records of each type, by its key. */
export type RecordPages = ReadonlyMap<string, readonly RecordPage[]>;

/** A page in the menu of a user, with its address. */
export interface PageInMenu extends RecordPage {
  path: string;
}

interface Parts {
  pages: RecordPages;
  /** The user's menu in a system. */
  menuOf: (session: Session, system: SubsystemKey) => Promise<readonly MenuItem[]>;
}

/** Makes what finds the pages in the menu of a user that list the records of a type, in the order of the menu. */
export function createPagesFor({ pages, menuOf }: Parts) {
  return async (type: RecordType, session: Session): Promise<PageInMenu[]> => {
    const listing = new Map(pages.get(keyOfType(type))?.map((page) => [page.component, page]));
    if (listing.size === 0) return [];
    return itemsBelow(await menuOf(session, type.system)).flatMap(({ component, path }) => {
      const page = component == null ? undefined : listing.get(component);
      return page === undefined ? [] : [{ ...page, path }];
    });
  };
}

export type PagesFor = ReturnType<typeof createPagesFor>;

/** Returns all items of a menu, those below others too, in the menu's order. */
export const itemsBelow = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...itemsBelow(item.children ?? [])]);
