import { getImport, getNewestImport, type ImportRun } from '@portal/contract/imports/imports';
import type { Call } from '@portal/contract/call';
import { useQueryOf, useRefresh } from '@portal/client/queries';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { useEffect } from 'react';

/** Milliseconds between two looks at a step under way. */
const lookEveryMs = 700;

export const isUnderWay = ({ state }: ImportRun): boolean =>
  state === 'checking' || state === 'applying';

/** Follows an import while a step of it is under way; at its end what it made old is fetched again. */
export function useImportRun(first: ImportRun, refreshes: readonly Call[] = []): ImportRun {
  const refresh = useRefresh();
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = useQueryOf(
    getImport,
    { id: first.id },
    { quiet: true, staleTime: 0 },
  );
  const run = data ?? first;
  // A look that failed is followed by another one.
  const stamp = `${dataUpdatedAt} ${errorUpdatedAt}`;
  const looked = useDebounced(stamp, lookEveryMs);
  const isBusy = isUnderWay(run);
  useEffect(() => {
    if (isBusy && looked === stamp) void refetch();
  }, [isBusy, looked, stamp, refetch]);
  const isDone = run.state === 'done';
  useEffect(() => {
    if (isDone) void refresh([getNewestImport, ...refreshes]);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the end
  }, [isDone]);
  return run;
}
