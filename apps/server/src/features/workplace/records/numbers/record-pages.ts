import type { MenuItem } from '@portal/contract/access/permissions';
import type { RecordFilter } from '@portal/contract/records/record-filter';
import { keyOfType, type RecordType, type StepSide } from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Session } from '#platform/session/session.ts';
import type { MayAct } from '../record-access.ts';

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

/** A page that shows records of another system by their number, to whoever holds the action of its calls. */
export interface ShowingPage {
  /** The key of the type. */
  type: string;
  action: string;
  system: SubsystemKey;
  component: string;
}

interface Parts {
  mayAct: MayAct;
  pages: RecordPages;
  showing: readonly ShowingPage[];
  /** The items of the user's menu in a system, those below others too, in its order. */
  itemsOf: (session: Session, system: SubsystemKey) => Promise<readonly MenuItem[]>;
}

/** Makes what finds the pages in the menu of a user that list the records of a type, in the order of the menu. */
export function createPagesFor({ pages, itemsOf }: Pick<Parts, 'pages' | 'itemsOf'>) {
  return async (type: RecordType, session: Session): Promise<PageInMenu[]> => {
    const listing = new Map(pages.get(keyOfType(type))?.map((page) => [page.component, page]));
    if (listing.size === 0) return [];
    return (await itemsOf(session, type.system)).flatMap(({ component, path }) => {
      const page = component == null ? undefined : listing.get(component);
      return page === undefined ? [] : [{ ...page, path }];
    });
  };
}

export type PagesFor = ReturnType<typeof createPagesFor>;

/**
 * Makes what finds the pages that open a record of a type: those that list them for whoever may list them, else those of
 * other systems that show one by its number, such as an article in the stock of a store.
 */
export function createOpeningPages({ mayAct, showing, ...listed }: Parts) {
  const pagesFor = createPagesFor(listed);
  async function showingPage(page: ShowingPage, session: Session): Promise<PageInMenu[]> {
    if (!(await mayAct(session, page.action))) return [];
    return (await listed.itemsOf(session, page.system)).flatMap(({ component, path }) =>
      component === page.component ? [{ component, path }] : [],
    );
  }
  return async (type: RecordType, session: Session): Promise<PageInMenu[]> => {
    const mayList = await mayAct(session, `${type.actions}:list`);
    const listing = mayList ? await pagesFor(type, session) : [];
    if (listing.length > 0) return listing;
    const others = showing.filter((page) => page.type === keyOfType(type));
    return (await Promise.all(others.map((page) => showingPage(page, session)))).flat();
  };
}

export type OpeningPages = ReturnType<typeof createOpeningPages>;
