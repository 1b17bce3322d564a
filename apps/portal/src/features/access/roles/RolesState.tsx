import { CallProblem } from '@portal/client/problems';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import type { ReactNode } from 'react';
import { WhyLink } from '#platform/parts/WhyLink.tsx';

interface RolesStateProps<Data> {
  query: QueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the state of a query on a page of roles; a refusal (403) is shown as a page. */
export function RolesState<Data>({ query, children }: RolesStateProps<Data>) {
  const { data, error } = query;
  if (data === undefined && error instanceof CallProblem && error.status === 403) {
    return (
      <ExceptionPage
        code={403}
        title="没有查看角色的权限"
        text="请联系管理员分配权限。"
        action={<WhyLink asked={location.pathname} />}
      />
    );
  }
  return (
    <QueryState query={query} failedText={error?.message ?? ''}>
      {children}
    </QueryState>
  );
}
