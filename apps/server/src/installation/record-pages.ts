import { recordTypes } from '@portal/contract/records/types/all';
import type {
  RecordPage,
  RecordPages,
  ShowingPage,
} from '#features/workplace/records/numbers/record-pages.ts';
import type { Item, SubsystemMenu } from './menu.ts';

/** Returns the pages that list the records of each type, as the items of the menus say. */
export function recordPagesIn(menus: readonly SubsystemMenu[]): RecordPages {
  const pages = new Map<string, RecordPage[]>();
  for (const { key: system, sections } of menus) {
    for (const { records, component, view = '', side } of pagesBelow(sections)) {
      if (records === undefined) continue;
      const key = `${system}/${records}`;
      const type = recordTypes.find((each) => each.system === system && each.name === records);
      const filter = type?.views?.[view]?.filter;
      pages.set(key, [...(pages.get(key) ?? []), { component, filter, side }]);
    }
  }
  return pages;
}

/** Returns the pages that show records of another system by their number, as the items of the menus say. */
export const showingPagesIn = (menus: readonly SubsystemMenu[]): ShowingPage[] =>
  menus.flatMap(({ key: system, sections }) =>
    pagesBelow(sections).flatMap(({ component, shows }) =>
      shows ? [{ ...shows, system, component }] : [],
    ),
  );

const pagesBelow = (items: Readonly<Record<string, Item>>) =>
  Object.values(items).flatMap((item): Extract<Item, { component: string }>[] =>
    item.pages === undefined ? [item] : pagesBelow(item.pages),
  );
