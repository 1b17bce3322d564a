import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { choicePageSize, choiceSearchMs } from '@portal/contract/limits';
import {
  type LookupFilter,
  type LookupItem,
  pageOptions,
} from '@portal/contract/workplace/lookups';
import { contextVersion } from '@portal/contract/workplace/work-context';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import type { Option } from '@portal/ui/forms/matching';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useChosen } from '../session.ts';
import { useShell } from '../shell.ts';
import { type ChooserProps, useChosenOptions } from './chooser.ts';

interface PagedSelectProps extends ChooserProps {
  /** The number of the lookup: `store`, `person`, `department`, or the code of a dictionary. */
  no: string;
  /** Narrows the options. */
  filters?: Partial<Record<LookupFilter, string>>;
}

/**
 * A select over the server's options: 50 at a time, the next ones at the end of the list, found by number, characters,
 * pinyin or initials 200 ms after the last key. An answer that comes late for an earlier text is never shown.
 */
export function PagedSelect({ no, filters = {}, value, onChange, ...field }: PagedSelectProps) {
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const [known, setKnown] = useState<readonly Option[]>([]);
  const keyword = useDebounced(typed.trim(), choiceSearchMs);
  const isSettled = keyword === typed.trim();
  const query = usePages({ no, keyword, filters }, isOpened);
  const options =
    (isSettled ? query.data?.pages : undefined)?.flatMap(({ records }) => records) ?? [];
  const chosen = useChosenOptions({ dict: no, values: value, known });
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return (
    <ComboboxField
      {...field}
      chosen={chosen}
      options={options.map(optionOf)}
      status={statusOf({ ...query, isSettled, isFetchingNextPage })}
      onChange={(selected) => {
        setKnown(selected);
        onChange(selected.map(({ key }) => key));
      }}
      onType={setTyped}
      onOpen={useCallback(() => setOpened(true), [])}
      onNearEnd={onNearEnd}
      onRetry={() => void refetch()}
    />
  );
}

interface PageQuery {
  no: string;
  keyword: string;
  filters: Partial<Record<LookupFilter, string>>;
}

function usePages({ no, keyword, filters }: PageQuery, isEnabled: boolean) {
  const shell = useShell();
  const version = contextVersion(useChosen());
  return useInfiniteQuery({
    queryKey: [pageOptions.path, { no, keyword, ...filters }, version],
    queryFn: ({ pageParam, signal }) => {
      const page = { pageNo: String(pageParam), pageSize: String(choicePageSize) };
      return shell.call(pageOptions, { no, keyword, ...page, ...filters }, { signal, quiet: true });
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => {
      const loaded = pages.reduce((sum, { records }) => sum + records.length, 0);
      return loaded < (pages[0]?.total ?? 0) ? pages.length + 1 : undefined;
    },
    enabled: isEnabled,
    meta: { isPerChoice: true },
  });
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
