import {
  accessRequestActions,
  type ListedAccessRequest,
} from '@portal/contract/access/access-requests';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { ListTable } from '../../platform/ListTable.tsx';

interface RequestTableProps {
  requests: readonly ListedAccessRequest[];
  onAnswer: (request: ListedAccessRequest) => void;
}

/** Table of access requests, with a button to answer those that wait. */
export const RequestTable = ({ requests, onAnswer }: RequestTableProps) => (
  <ListTable
    columns={[...factColumns, answerColumn(onAnswer)]}
    rows={requests}
    keyOf={({ id }) => id}
  />
);

const kinds = { page: '页面', action: '按钮', system: '系统' };

const factColumns: Column<ListedAccessRequest>[] = [
  {
    header: '申请人',
    isUnlabelled: true,
    cell: ({ realname, workNo }) => (
      <>
        {realname} <small className="num">{workNo}</small>
      </>
    ),
  },
  {
    header: '申请内容',
    cell: ({ about, title, system }) => (
      <>
        {title}
        <small>
          {kinds[about]} · {system.sysName}
        </small>
      </>
    ),
  },
  { header: '理由', cell: ({ reason }) => reason },
  { header: '拥有它的角色', cell: ({ roles }) => roles.join('、') || '无' },
  { header: '申请时间', className: 'num', cell: ({ createTime }) => createTime.slice(0, 16) },
];

const answerColumn = (
  onAnswer: (request: ListedAccessRequest) => void,
): Column<ListedAccessRequest> => ({
  header: '处理',
  cell: (request) =>
    request.state === 'waiting' ? <Answer {...{ request, onAnswer }} /> : outcomeOf(request),
});

function Answer({
  request,
  onAnswer,
}: {
  request: ListedAccessRequest;
  onAnswer: (request: ListedAccessRequest) => void;
}) {
  return (
    <Allowed action={accessRequestActions.answer}>
      <Button
        size="small"
        kind="text"
        aria-label={`处理 ${request.realname} 的申请：${request.title}`}
        onClick={() => onAnswer(request)}
      >
        处理
      </Button>
    </Allowed>
  );
}

const outcomeOf = ({ state, answer, answeredBy, answerTime }: ListedAccessRequest) => (
  <>
    {state === 'granted' ? '已开通' : '已驳回'}
    {answer ? `：${answer}` : ''}
    <small>
      {answeredBy} <span className="num">{answerTime?.slice(0, 16)}</span>
    </small>
  </>
);
