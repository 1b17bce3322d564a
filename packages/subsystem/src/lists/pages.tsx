import type { List } from '@portal/contract/lists/list';
import type { RecordType } from '@portal/contract/records/record-type';
import { lazy } from 'react';
import { recordsPage } from '../records/pages.tsx';

/** Returns the page of the record type that took the place of a list: for systems built before record types came. */
export const listPage = (list: Pick<List, 'system' | 'name'>) => pageOf(list, () => undefined);

/** Returns the page of the open tasks of a list: the first view of its record type. */
export const taskPage = ({ list }: { list: Pick<List, 'system' | 'name'> }) =>
  pageOf(list, ({ views = {} }) => Object.keys(views)[0]);

// All record types are 25 kB, and come to such systems alone.
const pageOf = (
  list: Pick<List, 'system' | 'name'>,
  viewOf: (type: RecordType) => string | undefined,
) =>
  lazy(async () => {
    const type = await typeOf(list);
    const view = viewOf(type);
    return { default: recordsPage(type, view === undefined ? {} : { view }) };
  });

async function typeOf({ system, name }: Pick<List, 'system' | 'name'>): Promise<RecordType> {
  const { recordTypes } = await import('@portal/contract/records/types/all');
  const type = recordTypes.find((known) => known.system === system && known.name === name);
  if (!type) throw new Error(`There is no record type ${system}/${name}.`);
  return type;
}
