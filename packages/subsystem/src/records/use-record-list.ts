import { isSortable } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { useQueryOf } from '@portal/client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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

  /** Asks again for what was fetched some seconds ago: others may have changed it meanwhile. */
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

  const total = counted.isPlaceholderData ? null : (counted.data?.total ?? null);
  const { data, error, isFetching, isFetched, isPlaceholderData, refetch } = rows;
  const pages = pagesOf(total, { pageNo, pageSize, hasNext: data?.hasNext ?? false });
  const isEmpty = data?.records.length === 0 && error === null;
  const isBehind = isEmpty && pageNo > 1 && !isPlaceholderData;
  const last = isBehind ? lastBefore(pageNo, total, { pages, error: counted.error }) : undefined;
  const turn = useEffectEvent((wanted: number) => {
    void cache.invalidateQueries({ queryKey: [count.path] });
    router.replace(path + withPage(shown, wanted));
  });
  useEffect(() => {
    if (last !== undefined) turn(last);
  }, [last]);
  // That another query found nothing, or that nothing is behind the last page, is no answer to this one.
  const isOpen = isEmpty && (isPlaceholderData || pageNo > 1);

  return {
    query,
    /** Labels of fields that the address names and the user may not see. */
    hidden,
    rows: { data: isOpen ? undefined : data, error, isFetching, isFetched, refetch },
    /** Null while it is being counted. */
    total,
    /** Of all rows of the query, by the name of the column. */
    totals: counted.data,
    pages,
    open,
  };
}

/** The number of pages, or of those that are known before they are counted. */
const pagesOf = (
  total: number | null,
  { pageNo, pageSize, hasNext }: { pageNo: number; pageSize: number; hasNext: boolean },
): number => (total === null ? pageNo + Number(hasNext) : Math.ceil(total / pageSize));

/**
 * Returns the last page there is before one that has no rows; undefined while they are being counted, and the first
 * where they could not be.
 */
function lastBefore(
  pageNo: number,
  total: number | null,
  { pages, error }: { pages: number; error: Error | null },
): number | undefined {
  if (total === null) return error === null ? undefined : 1;
  // A count from before the last row left still has the page.
  return Math.max(1, Math.min(pages, pageNo - 1));
}

/** The query of an address with another page; all else that it names stays. */
function withPage(search: string, pageNo: number): string {
  const query = new URLSearchParams(search);
  if (pageNo > 1) query.set('page', String(pageNo));
  else query.delete('page');
  return query.size > 0 ? `?${query.toString()}` : '';
}
