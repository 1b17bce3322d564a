import {
  listLogoutNotices,
  type LogoutNotice,
  logoutNoticeActions,
  repeatLogoutNotice,
} from '@portal/contract/identity/logout-notices';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useCallOf, useQueryOf } from '@portal/subsystem/queries';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Columns } from '../../platform/Columns.tsx';

/** Lists systems that no back-channel logout has reached, after all tries: their users may be signed in there still. */
export function LogoutNoticesPage() {
  const query = useQueryOf(listLogoutNotices, {});
  return (
    <section>
      <PageHeader title="退出通知" note="多次重试后仍未送达的单点登录退出通知" />
      <Panel isFlush>
        <QueryState
          query={query}
          lines={8}
          isEmpty={({ length }) => length === 0}
          emptyText="没有未送达的退出通知"
        >
          {(notices) => (
            <table className="ams-table">
              <Columns names={['系统', '人员', '原因', '最后尝试', '操作']} />
              <tbody>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} />
                ))}
              </tbody>
            </table>
          )}
        </QueryState>
      </Panel>
    </section>
  );
}

function NoticeRow({ notice }: { notice: LogoutNotice }) {
  const { id, clientName, realname, workNo, problem, failTime } = notice;
  const { mutate, isPending } = useCallOf(repeatLogoutNotice, { refreshes: [listLogoutNotices] });
  return (
    <tr>
      <td className="ams-lead">{clientName}</td>
      <td data-label="人员">
        {realname ?? '已删除'} <small className="num">{workNo}</small>
      </td>
      <td data-label="原因">{problem}</td>
      <td data-label="最后尝试" className="num">
        {failTime.slice(0, 16)}
      </td>
      <td data-label="操作">
        <Allowed action={logoutNoticeActions.repeat}>
          <Button
            kind="text"
            size="small"
            busy={isPending}
            aria-label={`重试 ${clientName} ${workNo ?? ''}`}
            onClick={() => mutate({ id })}
          >
            重试
          </Button>
        </Allowed>
      </td>
    </tr>
  );
}
