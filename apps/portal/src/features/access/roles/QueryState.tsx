import { CallProblem } from '@portal/client/problems';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WhyLink } from '#platform/parts/WhyLink.tsx';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the answer of a query, its skeleton or its problem. A refusal (403) is shown as a page. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton />;
  if (error instanceof CallProblem && error.status === 403) {
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
    <Empty
      text={error.message}
      action={<Button onClick={() => void query.refetch()}>重新获取</Button>}
    />
  );
}
