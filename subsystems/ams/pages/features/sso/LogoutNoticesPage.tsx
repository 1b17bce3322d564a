import {
  listLogoutNotices,
  type LogoutNotice,
  logoutNoticeActions,
  repeatLogoutNotice,
} from '@portal/contract/identity/logout-notices';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';

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
          {(notices) => <ListTable columns={columns} rows={notices} keyOf={({ id }) => id} />}
        </QueryState>
      </Panel>
    </section>
  );
}

const columns: Column<LogoutNotice>[] = [
  { header: '系统', isUnlabelled: true, cell: ({ clientName }) => clientName },
  {
    header: '人员',
    cell: ({ realname, workNo }) => (
      <>
        {realname ?? '已删除'} <small className="num">{workNo}</small>
      </>
    ),
  },
  { header: '原因', cell: ({ problem }) => problem },
  { header: '最后尝试', className: 'num', cell: ({ failTime }) => failTime.slice(0, 16) },
  { header: '操作', cell: (notice) => <Repeat notice={notice} /> },
];

function Repeat({ notice: { id, clientName, workNo } }: { notice: LogoutNotice }) {
  const { mutate, isPending } = useCallOf(repeatLogoutNotice, { refreshes: [listLogoutNotices] });
  return (
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
  );
}
