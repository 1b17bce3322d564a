import '@portal/ui/actions/button.css';
import { RequestsToDecide, useRequestsToDecide } from '@portal/subsystem/access/RequestsToDecide';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { OwnRequests, useOwnRequests } from './OwnRequests.tsx';
import '../why.css';

/** Shows the user's own requests, and those that wait for their decision (`/accessRequests`). */
export function AccessRequestsPage() {
  const own = useOwnRequests();
  const { data: waiting } = useRequestsToDecide(1);
  return (
    <section className="why-page">
      <h1>权限申请</h1>
      {waiting !== undefined && waiting.total > 0 && (
        <Panel title="待我审批" aside={`共 ${waiting.total} 项`} isFlush>
          <RequestsToDecide />
        </Panel>
      )}
      <Panel
        title="我的申请"
        aside={
          <Link to={paths.why} className="ui-button">
            申请新的权限
          </Link>
        }
      >
        <QueryState
          query={own}
          lines={4}
          failedText="您的申请暂时无法取得，请稍后重试"
          isEmpty={(requests) => requests.length === 0}
          emptyText="您还没有申请过权限"
        >
          {(requests) => <OwnRequests requests={requests} />}
        </QueryState>
      </Panel>
    </section>
  );
}
