import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  type AccessRequest,
  listMyAccessRequests,
  withdrawAccessRequest,
} from '@portal/contract/access/access-requests';
import { listMine } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { confirm } from '@portal/ui/overlays/confirm';
import { AccessRequestForm } from './AccessRequestForm.tsx';
import { useRefetch } from '#platform/workplace/systems.ts';
import { stateOf } from './request-states.ts';

/** Queries the user's requests, newest first; again when a message came, which tells what became of one. */
export function useOwnRequests() {
  const query = useQueryOf(listMyAccessRequests, {}, { quiet: true });
  useRefetch(query, useQueryOf(listMine, {}, { quiet: true }).dataUpdatedAt);
  return query;
}

/** Lists what the user asked for and what became of it. */
export const OwnRequests = ({ requests }: { requests: readonly AccessRequest[] }) => (
  <ul className="access-requests">
    {requests.map((request) => (
      <li key={request.id}>
        <OwnRequest request={request} isRenewed={isRenewed(request, requests)} />
      </li>
    ))}
  </ul>
);

/** More time is asked for already. */
const isRenewed = ({ subject }: AccessRequest, requests: readonly AccessRequest[]): boolean =>
  requests.some((other) => other.subject === subject && other.state === 'waiting');

interface OwnRequestProps {
  request: AccessRequest;
  isRenewed: boolean;
}

function OwnRequest({ request, isRenewed: isWaiting }: OwnRequestProps) {
  const { title, system, role, state, answer, answeredBy, approver, createTime, subject } = request;
  const { words, tone } = stateOf(request);
  return (
    <>
      <b>{title}</b>
      {request.about !== 'system' && <span className="why-aside">{system.sysName}</span>}
      <span data-tone={tone}>{words}</span>
      <small className="num">{createTime.slice(0, 16)}</small>
      <p>
        {role ? `角色：${role.name}。` : ''}
        {state === 'waiting'
          ? `等待${approver ?? '系统管理员'}审批，申请至 ${request.until ?? '—'}。`
          : ''}
        {answeredBy ? `审批人：${answeredBy}。` : ''}
        {answer ? <span className="as-typed">{`答复：${answer}`}</span> : ''}
      </p>
      {state === 'waiting' && <Withdraw request={request} />}
      {request.isInForce && !isWaiting && (
        <AccessRequestForm subject={subject} title={title} verb="申请延期" />
      )}
    </>
  );
}

function Withdraw({ request: { id, title } }: { request: AccessRequest }) {
  const { mutate, isPending } = useCallOf(withdrawAccessRequest, {
    refreshes: [listMyAccessRequests],
  });
  async function withdraw(): Promise<void> {
    const body = '撤回后审批人不再看到该申请，您可以重新提交。';
    if (!(await confirm({ title: `撤回申请：${title}`, body, okText: '撤回' }))) return;
    mutate({ id }, { onSuccess: () => void notify({ kind: 'success', text: '已撤回' }) });
  }
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`撤回申请：${title}`}
      onClick={() => void withdraw()}
    >
      撤回
    </Button>
  );
}
