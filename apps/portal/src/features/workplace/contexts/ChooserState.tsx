import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import type { ReactNode } from 'react';

interface ChooserStateProps<Data> {
  query: QueryResult<Data>;
  isEmpty: boolean;
  emptyText: string;
  /** Error of the form, where no list can show it. */
  error: string;
  /** The list of choices. */
  children: ReactNode;
}

/** Shows a list of choices, or that it is loading, failed or empty. */
export function ChooserState<Data>({
  query,
  isEmpty,
  emptyText,
  error,
  children,
}: ChooserStateProps<Data>) {
  const state = (
    <QueryState
      query={query}
      lines={6}
      loadingLabel="正在加载可选项"
      failedText="列表暂时无法取得，请稍后重试"
      retryText="重试"
      isEmpty={() => isEmpty}
      emptyText={emptyText}
    >
      {() => children}
    </QueryState>
  );
  const isLoading = query.data === undefined && query.error === null;
  if (isLoading || !isEmpty) return state;
  return (
    <div className="chooser-state">
      {state}
      {error && <FormAlert>{error}</FormAlert>}
    </div>
  );
}
