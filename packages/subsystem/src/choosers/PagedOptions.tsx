import { restart } from '@portal/client/queries';
import { choiceSearchMs } from '@portal/contract/limits';
import type { LookupItem } from '@portal/contract/workplace/lookups';
import { contextVersion } from '@portal/contract/workplace/work-context';
import type { Option } from '@portal/ui/forms/matching';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useChosen } from '../session.ts';
import type { ChooserProps } from './chooser.ts';

/** A page of the options that match a keyword; the first page is 1. */
interface OptionsRequest {
  keyword: string;
  pageNo: number;
  signal: AbortSignal;
}

interface PagedOptionsProps extends Omit<ChooserProps, 'value' | 'onChange'> {
  /** The chosen options with their texts. */
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  /** Tells the options of one list from those of another. */
  list: readonly unknown[];
  fetchPage: (request: OptionsRequest) => Promise<{ records: LookupItem[]; total: number }>;
}

/**
 * A select over options that come a page at a time: the next ones at the end of the list, found 200 ms after the last
 * key. An answer that comes late for an earlier text is never shown.
 */
export function PagedOptions({ list, fetchPage, ...field }: PagedOptionsProps) {
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const keyword = useDebounced(typed.trim(), choiceSearchMs);
  const isSettled = keyword === typed.trim();
  const version = contextVersion(useChosen());
  const cache = useQueryClient();
  const queryKey = [...list, keyword, version];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ keyword, pageNo: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => {
      const loaded = pages.reduce((sum, { records }) => sum + records.length, 0);
      return loaded < (pages[0]?.total ?? 0) ? pages.length + 1 : undefined;
    },
    enabled: isOpened,
    meta: { isPerChoice: true },
  });
  const { hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const options =
    (isSettled ? query.data?.pages : undefined)?.flatMap(({ records }) => records) ?? [];

  return (
    <ComboboxField
      {...field}
      options={options.map(optionOf)}
      problem={query.error}
      status={statusOf({ ...query, isSettled })}
      onType={setTyped}
      onOpen={useCallback(() => setOpened(true), [])}
      onNearEnd={onNearEnd}
      onRetry={() => void restart(cache, queryKey, refetch)}
    />
  );
}

const optionOf = ({ value, text, aside }: LookupItem): Option => ({ key: value, text, aside });

interface FetchState {
  isSettled: boolean;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
}

function statusOf({ isSettled, isPending, isError, isFetching, isFetchingNextPage }: FetchState) {
  if (isError && !isFetching) return 'failed';
  if (!isSettled || isPending) return 'loading';
  return isFetchingNextPage ? 'more' : 'ready';
}
