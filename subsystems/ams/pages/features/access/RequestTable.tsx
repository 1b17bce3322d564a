import type { ListedAccessRequest } from '@portal/contract/access/access-requests';
import type { Column } from '@portal/ui/data/DataTable';
import { ListTable } from '../../platform/ListTable.tsx';

/** Table of all access requests, with what became of each. */
export const RequestTable = ({ requests }: { requests: readonly ListedAccessRequest[] }) => (
  <ListTable columns={columns} rows={requests} keyOf={({ id }) => id} />
);

const kinds = { page: '页面', action: '按钮', system: '系统' };

const columns: Column<ListedAccessRequest>[] = [
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
    cell: ({ about, title, system, role }) => (
      <>
        {title}
        <small>{[kinds[about], system.sysName, role?.name].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { header: '理由', cell: ({ reason }) => reason },
  { header: '申请至', className: 'num', cell: ({ until }) => until ?? '—' },
  { header: '申请时间', className: 'num', cell: ({ createTime }) => createTime.slice(0, 16) },
  { header: '状态', cell: (request) => <Outcome request={request} /> },
];

const words = { granted: '已开通', declined: '已驳回', withdrawn: '已撤回' };

function Outcome({ request }: { request: ListedAccessRequest }) {
  const { state, answer, answeredBy, answerTime, givenUntil, isInForce, approver } = request;
  if (state === 'waiting') return <>待{approver ?? '管理员'}审批</>;
  const ended = givenUntil !== null && !isInForce ? '，已结束' : '';
  return (
    <>
      {words[state]}
      {givenUntil && `，至 ${givenUntil}${ended}`}
      {answer ? <span className="as-typed">{`：${answer}`}</span> : ''}
      <small>
        {answeredBy} <span className="num">{answerTime?.slice(0, 16)}</span>
      </small>
    </>
  );
}
