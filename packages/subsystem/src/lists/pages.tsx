import type { List } from '@portal/contract/lists/list';
import { recordTypes } from '@portal/contract/records/types/all';
import { recordsPage } from '../records/pages.tsx';

/** Returns the page of the record type that took the place of a list: for systems built before record types came. */
export const listPage = (list: Pick<List, 'system' | 'name'>) => pageOf(list);

/** Returns the page of the open tasks of a list: the first view of its record type. */
export const taskPage = ({ list }: { list: Pick<List, 'system' | 'name'> }) => {
  const [view] = Object.keys(typeOf(list).views ?? {});
  return pageOf(list, view);
};

const pageOf = (list: Pick<List, 'system' | 'name'>, view?: string) =>
  recordsPage(typeOf(list), view === undefined ? {} : { view });

function typeOf({ system, name }: Pick<List, 'system' | 'name'>) {
  const type = recordTypes.find((known) => known.system === system && known.name === name);
  if (!type) throw new Error(`There is no record type ${system}/${name}.`);
  return type;
}
