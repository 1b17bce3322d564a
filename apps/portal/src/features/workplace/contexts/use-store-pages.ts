import { send } from '@portal/client/send';
import { selectStores, type Store } from '@portal/contract/workplace/contexts';
import { choicePageSize, choiceSearchMs } from '@portal/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Loads the user's stores that match a search, page by page. The last list stays while the next one loads. */
export function useStorePages(typed: string) {
  const keyword = useDebounced(typed.trim());
  const answer = useInfiniteQuery({
    queryKey: [selectStores.path, 'pages', keyword],
    queryFn: ({ pageParam, signal }) => {
      const page = { pageNo: String(pageParam), pageSize: String(choicePageSize), keyword };
      return send(selectStores, page, { quiet: true, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * choicePageSize < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const stores: Store[] = answer.data?.pages.flatMap(({ records }) => records) ?? [];
  return {
    answer,
    stores,
    total: answer.data?.pages.at(-1)?.total ?? 0,
    bringMore: () => {
      if (answer.hasNextPage && !answer.isFetching) void answer.fetchNextPage();
    },
  };
}

/** Debounces the typed text (spec section 9). */
function useDebounced(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(settle, choiceSearchMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
