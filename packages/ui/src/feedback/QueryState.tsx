import type { ReactNode } from 'react';
import { useSlow } from '../hooks/use-slow.ts';
import { ContentState } from './ContentState.tsx';
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
  /** Stands in place of the skeleton. */
  outline?: ReactNode;
  /** Text where nothing could be fetched; a refusal has its own words. */
  failedText?: string;
  retryText?: string;
  isEmpty?: (data: Data) => boolean;
  emptyText?: string;
  /** Shows the failure, or that it takes long, above data that is old; without it such data stands alone. */
  warnsOfStale?: boolean;
  /** Draws the frame of what stands in place of the data. */
  frame?: (state: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

const unframed = (state: ReactNode): ReactNode => state;

/** Shows the data of a query, or by a `ContentState` that it is loading, slow, refused, failed or empty. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, warnsOfStale, frame = unframed } = props;
  const { data } = query;
  const isFirst = data === undefined && query.error === null;
  const { slow, failure } = useQueryNotes(
    props,
    isFirst || (warnsOfStale === true && query.isFetching),
  );
  if (isFirst) {
    const { lines = 3, loadingLabel = '正在加载', outline } = props;
    return (
      <>
        {slow}
        {outline ?? <Skeleton lines={lines} label={loadingLabel} />}
      </>
    );
  }
  if (data === undefined) return failure;
  // Whether data that could not be refreshed is empty still, nobody knows.
  if (props.isEmpty?.(data)) {
    return failure || frame(<ContentState condition="empty" text={props.emptyText} />);
  }
  return (
    <>
      {warnsOfStale && (failure || slow)}
      {props.children(data)}
    </>
  );
}

/** Returns that a query takes long, and that it failed; false where it does not. */
function useQueryNotes<Data>(
  { query, failedText, retryText, frame = unframed }: QueryStateProps<Data>,
  isWaiting: boolean,
): Record<'slow' | 'failure', ReactNode> {
  const { error, isFetching, refetch } = query;
  const { isSlow, goOn } = useSlow(isWaiting);
  function retry(): void {
    goOn();
    void refetch();
  }
  const shared = { retryText, onRetry: retry };
  return {
    slow: isSlow && frame(<ContentState {...shared} condition="slow" onWait={goOn} />),
    failure:
      error !== null &&
      frame(
        <ContentState
          {...shared}
          condition="failed"
          error={error}
          text={failedText}
          isRetrying={isFetching}
        />,
      ),
  };
}
