import { isSortable } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { type ListQuery, queryFrom, searchOf, wireQuery, wireSort } from './list-address.ts';
import { recordCallsOf } from './record-calls-of.ts';
import { hiddenIn, seenFilter } from './seen-type.ts';
import { summedNames } from './record-columns.tsx';

/**
 * Reads the rows of the query in the address, and how many there are: two calls, so that a slow count holds no row back.
 * `view` is the key of the view of an address without a filter; `type` has the fields the user sees of the `whole` one.
 */
export function useRecordList(whole: RecordType, type: RecordType, view: string | undefined) {
  const { router } = useShell();
  const { path, search } = usePage();
  const written = queryFrom(whole, search, view);
  const hidden = hiddenIn(whole, type, written);
  const query = {
    ...written,
    filter: seenFilter(type, written.filter),
    sort: written.sort.filter(({ key }) => isSortable(type, key)),
  };
  const { find, count } = recordCallsOf(type);
  const { pageNo, pageSize } = query;
  const rows = useQueryOf(find, {
    ...wireQuery(query),
    sort: wireSort(query.sort),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  });
  const counted = useQueryOf(count, { ...wireQuery(query), sums: summedNames(type) });
  const total = counted.data && !counted.isPlaceholderData ? counted.data.total : null;
  const atLeast = pageNo + (rows.data?.hasNext ? 1 : 0);
  return {
    query,
    /** Labels of fields that the address names and the user may not see. */
    hidden,
    rows,
    /** Null while it is being counted. */
    total,
    /** Of all rows of the query, by the name of the column. */
    sums: counted.data?.sums,
    pages: total === null ? atLeast : Math.ceil(total / pageSize),
    open: (wanted: ListQuery) => router.replace(path + searchOf(wanted, view)),
  };
}
