import { isSortable } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { useQueryOf } from '@portal/client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { usePage, useRouter } from '../session.ts';
import {
  type ListOfPage,
  type ListQuery,
  queryFrom,
  searchOf,
  wireQuery,
  wireSort,
} from './list-address.ts';
import { recordCallsOf } from './record-calls-of.ts';
import { hiddenIn, seenFilter } from './seen-type.ts';
import { totalledNames } from './record-columns.tsx';

/**
 * Reads the rows of the query in the address, and how many there are: two calls, so that a slow count holds no row back.
 * `type` has the fields the user sees of the `whole` one.
 */
export function useRecordList(whole: RecordType, type: RecordType, page: ListOfPage) {
  const router = useRouter();
  const { path, search: shown } = usePage();
  const cache = useQueryClient();
  const written = queryFrom(whole, shown, page);
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
  const counted = useQueryOf(count, { ...wireQuery(query), sums: totalledNames(type) });

  /** What was fetched some seconds ago is asked for again: others may have changed it meanwhile. */
  function open(wanted: ListQuery): void {
    const search = searchOf(wanted, page.view);
    const keys = [find, count].map((call) => [call.path]);
    for (const queryKey of keys) void cache.invalidateQueries({ queryKey, refetchType: 'none' });
    router.replace(path + search);
    if (search !== searchOf(written, page.view)) return;
    // The router asks again for the same address only, and a view's query may stand under another one.
    for (const queryKey of keys) {
      void cache.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    }
  }

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
    totals: counted.data,
    pages: total === null ? atLeast : Math.ceil(total / pageSize),
    open,
  };
}
