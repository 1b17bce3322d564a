import { useEffect, useEffectEvent } from 'react';
import type { QueryResult } from '../feedback/QueryState.tsx';

interface Page {
  records: readonly unknown[];
  total: number;
  pages: number;
}

/**
 * Turns to the last page there is when the one that is shown lies behind it: its last row has left the list, or the
 * address is an old one. Until that page is there the query is as if under way, as "nothing found" would be untrue.
 */
export function useLastPage<Data extends Page>(
  query: QueryResult<Data>,
  onTurn: (pageNo: number) => void,
): QueryResult<Data> {
  const { data, error, isFetching, refetch } = query;
  const last = data && data.records.length === 0 && data.total > 0 ? data.pages : undefined;
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (last !== undefined) turn(last);
  }, [last]);
  const isBehind = last !== undefined && error === null;
  return { data: isBehind ? undefined : data, error, isFetching, refetch };
}
