import { Pager } from '@portal/ui/data/Pager';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import type { ReactNode } from 'react';

interface Page {
  records: readonly unknown[];
  total: number;
  current: number;
  pages: number;
}

interface PagedStateProps<Data> {
  query: QueryResult<Data>;
  emptyText: string;
  onTurn: (pageNo: number) => void;
  children: (page: Data) => ReactNode;
}

/** Shows the state of a query of one page of a list, and buttons to the other pages. */
export const PagedState = <Data extends Page>({
  query,
  emptyText,
  onTurn,
  children,
}: PagedStateProps<Data>) => (
  <QueryState
    query={useLastPage(query, onTurn)}
    lines={8}
    isEmpty={({ total }) => total === 0}
    emptyText={emptyText}
  >
    {(page) => (
      <>
        {children(page)}
        <Pager pageNo={page.current} pages={page.pages} total={page.total} onTurn={onTurn} />
      </>
    )}
  </QueryState>
);
