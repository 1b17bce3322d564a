import {
  type AccessRequestState,
  listAccessRequests,
  type ListedAccessRequest,
} from '@portal/contract/access/access-requests';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { PagedState } from '../../platform/PagedState.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { RequestTable } from './RequestTable.tsx';

type StateFilter = AccessRequestState | 'all';

const shownStates: { value: StateFilter; label: string }[] = [
  { value: 'waiting', label: '待处理' },
  { value: 'granted', label: '已开通' },
  { value: 'declined', label: '已驳回' },
  { value: 'all', label: '全部' },
];

/** Requests of users for pages, buttons and systems that they do not see. */
export function RequestsPage() {
  const [shown, setShown] = useState<StateFilter>('waiting');
  const [pageNo, setPageNo] = useState(1);
  const [answered, setAnswered] = useState<ListedAccessRequest>();
  const query = useQueryOf(listAccessRequests, {
    ...(shown !== 'all' && { state: shown }),
    pageNo: String(pageNo),
  });
  return (
    <section>
      <PageHeader
        title="权限申请"
        note="员工在「为什么看不到？」页面提交的申请；开通前请先调整其角色"
        tools={
          <Segmented
            label="状态"
            value={shown}
            options={shownStates}
            onChange={(state) => {
              setShown(state);
              setPageNo(1);
            }}
          />
        }
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={shown === 'waiting' ? '没有待处理的申请' : '没有申请'}
          onTurn={setPageNo}
        >
          {({ records }) => <RequestTable requests={records} onAnswer={setAnswered} />}
        </PagedState>
      </Panel>
      {answered && <AnswerDialog request={answered} onClose={() => setAnswered(undefined)} />}
    </section>
  );
}
