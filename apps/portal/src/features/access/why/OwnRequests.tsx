import { useQueryOf } from '@portal/client/queries';
import { type AccessRequest, listMyAccessRequests } from '@portal/contract/access/access-requests';
import { Panel } from '@portal/ui/layout/Panel';

const words = { waiting: '待处理', granted: '已开通', declined: '已驳回' };

/** Returns the user's requests, newest first; undefined until they are known. */
export function useOwnRequests(): AccessRequest[] | undefined {
  return useQueryOf(listMyAccessRequests, {}, { quiet: true }).data;
}

/** Lists what the user asked for, and what administrators answered; nothing if they never asked. */
export function OwnRequests() {
  const requests = useOwnRequests();
  if (!requests || requests.length === 0) return null;
  return (
    <Panel title="我的权限申请">
      <ul className="access-requests">
        {requests.map(({ id, title, system, state, answer, createTime }) => (
          <li key={id}>
            <b>{title}</b> <span className="why-aside">{system.sysName}</span>
            <span data-state={state}>{words[state]}</span>
            <small className="num">{createTime.slice(0, 16)}</small>
            {answer && <p>答复：{answer}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
