import type {
  RecordPage,
  RecordPages,
  ShowingPage,
} from '#features/workplace/records/numbers/record-pages.ts';
import { pagesIn } from '@portal/contract/subsystems/menu';
import type { SystemMenu } from '@portal/contract/subsystems/system';
import { recordTypes } from '../systems.ts';

/** Returns the pages that list the records of each type, as the items of the menus say. */
export function recordPagesIn(menus: readonly SystemMenu[]): RecordPages {
  const pages = new Map<string, RecordPage[]>();
  for (const { key: system, sections } of menus) {
    for (const { records, component, view = '', side } of pagesIn(sections)) {
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
export const showingPagesIn = (menus: readonly SystemMenu[]): ShowingPage[] =>
  menus.flatMap(({ key: system, sections }) =>
    pagesIn(sections).flatMap(({ component, shows }) =>
      shows ? [{ ...shows, system, component }] : [],
    ),
  );
