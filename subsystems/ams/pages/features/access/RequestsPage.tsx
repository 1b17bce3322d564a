import {
  type AccessRequestState,
  listAccessRequests,
} from '@portal/contract/access/access-requests';
import { useQueryOf } from '@portal/client/queries';
import { RequestsToDecide } from '@portal/subsystem/access/RequestsToDecide';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { PagedState } from '../../platform/PagedState.tsx';
import { RequestTable } from './RequestTable.tsx';
import './access.css';

type RequestFilter = AccessRequestState | 'mine' | 'all';

const shownStates: { value: RequestFilter; label: string }[] = [
  { value: 'mine', label: '待我审批' },
  { value: 'waiting', label: '全部待审批' },
  { value: 'granted', label: '已开通' },
  { value: 'declined', label: '已驳回' },
  { value: 'all', label: '全部' },
];

/** Requests of users for pages, buttons and systems that they do not see: the user's to decide, and everybody's. */
export function RequestsPage() {
  const [shown, setShown] = useState<RequestFilter>('mine');
  return (
    <section>
      <PageHeader
        title="权限申请"
        note="同意后角色即时生效，到期自动收回；审批人由「申请审批人」决定"
        tools={<Segmented label="状态" value={shown} options={shownStates} onChange={setShown} />}
      />
      <Panel isFlush>
        {shown === 'mine' || shown === 'waiting' ? (
          <RequestsToDecide key={shown} whose={shown === 'mine' ? 'mine' : 'all'} />
        ) : (
          <AllRequests key={shown} shown={shown} />
        )}
      </Panel>
    </section>
  );
}

function AllRequests({ shown }: { shown: Exclude<RequestFilter, 'mine' | 'waiting'> }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listAccessRequests, {
    ...(shown !== 'all' && { state: shown }),
    pageNo: String(pageNo),
  });
  return (
    <PagedState query={query} emptyText="没有申请" onTurn={setPageNo}>
      {({ records }) => <RequestTable requests={records} />}
    </PagedState>
  );
}
