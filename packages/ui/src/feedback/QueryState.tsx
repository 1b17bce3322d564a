import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { refusalOf } from '../forms/refusal.ts';
import { Empty } from './Empty.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The members of a query result that are shown; a result of TanStack Query has them. */
export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Lines of the skeleton. */
  lines?: number;
  loadingLabel?: string;
  /** Text where nothing could be fetched; a refusal has its own words. */
  failedText?: string;
  retryText?: string;
  isEmpty?: (data: Data) => boolean;
  emptyText?: string;
  /** Shows the failure above data that could not be refreshed; without it such data stands alone. */
  warnsOfStale?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or that it is loading, failed or empty. */
export function QueryState<Data>({
  query,
  lines = 3,
  loadingLabel = '正在加载',
  failedText = '内容没有取到',
  retryText = '重新获取',
  isEmpty = () => false,
  emptyText = '',
  warnsOfStale = false,
  children,
}: QueryStateProps<Data>) {
  const { data, error } = query;
  if (data === undefined && error === null) return <Skeleton lines={lines} label={loadingLabel} />;
  const failure = error !== null && (
    <Failure query={query} failedText={failedText} retryText={retryText} />
  );
  if (data === undefined) return failure;
  // Whether data that could not be refreshed is empty still, nobody knows.
  if (isEmpty(data)) return failure || <Empty text={emptyText} />;
  return (
    <>
      {warnsOfStale && failure}
      {children(data)}
    </>
  );
}

interface FailureProps {
  query: QueryResult<unknown>;
  failedText: string;
  retryText: string;
}

/** A refusal in its own words, or that nothing could be fetched, with a button to try again. */
function Failure({ query, failedText, retryText }: FailureProps) {
  const { reason, words } = refusalOf(query.error);
  return (
    <Empty
      text={reason === '' ? failedText : words}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {retryText}
        </Button>
      }
    />
  );
}
