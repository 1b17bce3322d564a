import {
  endOnlineSession,
  listOnlineSessions,
  type OnlineSession,
  sessionActions,
} from '@portal/contract/administration/online-sessions';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { notify } from '@portal/ui/feedback/notify';
import { Panel } from '@portal/ui/layout/Panel';
import { confirm } from '@portal/ui/overlays/confirm';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';

/** Sessions within the user's scope; keyword and page are in the address. */
export function SessionsPage() {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const asked = new URLSearchParams(search);
  const keyword = asked.get('keyword')?.slice(0, 60) ?? '';
  const pageNo = /^[1-9]\d{0,4}$/.exec(asked.get('page') ?? '')?.[0] ?? '1';
  const query = useQueryOf(listOnlineSessions, { keyword, pageNo });
  const open = (wanted: Record<string, string>) => {
    const written = new URLSearchParams(wanted);
    replace(written.size > 0 ? `${path}?${written.toString()}` : path);
  };
  return (
    <section>
      <PageHeader
        title="在线会话"
        note="管理范围内正在使用的登录；强制退出后，其页面在 1 秒内退出"
        search={{
          label: '姓名、工号或拼音',
          value: keyword,
          onSearch: (typed) => open(typed ? { keyword: typed } : {}),
        }}
        tools={<Button onClick={() => void query.refetch()}>刷新</Button>}
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={keyword ? '没有匹配的登录' : '目前没有人登录'}
          onTurn={(page) => open({ ...(keyword && { keyword }), page: String(page) })}
        >
          {({ records }) => <SessionTable sessions={records} />}
        </PagedState>
      </Panel>
    </section>
  );
}

function SessionTable({ sessions }: { sessions: readonly OnlineSession[] }) {
  const { mutate, isPending } = useCallOf(endOnlineSession, { refreshes: [listOnlineSessions] });

  async function end({ id, realname, device }: OnlineSession): Promise<void> {
    const body = `${device}上的登录将退出，未保存的内容会丢失。`;
    const title = `强制退出${realname}`;
    if (!(await confirm({ title, body, okText: '强制退出', danger: true }))) return;
    const onSuccess = () => void notify({ kind: 'success', text: `已退出${realname}的登录` });
    mutate({ id }, { onSuccess });
  }
  return (
    <ListTable
      columns={[...facts, endColumn(isPending, end)]}
      rows={sessions}
      keyOf={({ id }) => id}
    />
  );
}

const endColumn = (
  isBusy: boolean,
  onEnd: (session: OnlineSession) => Promise<void>,
): Column<OnlineSession> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: (session) =>
    session.isCurrent ? (
      <small>当前会话</small>
    ) : (
      <Allowed action={sessionActions.end}>
        <Button
          size="small"
          kind="text"
          disabled={isBusy}
          aria-label={`强制退出${session.realname}在${session.device}的登录`}
          onClick={() => void onEnd(session)}
        >
          强制退出
        </Button>
      </Allowed>
    ),
});

const facts: Column<OnlineSession>[] = [
  {
    header: '人员',
    isUnlabelled: true,
    cell: ({ realname, workNo }) => (
      <>
        {realname} <small className="num">{workNo}</small>
      </>
    ),
  },
  { header: '设备', cell: ({ device }) => device },
  { header: '地址', className: 'num', cell: ({ address }) => address },
  { header: '方式', cell: ({ method }) => method },
  { header: '登录时间', className: 'num', cell: ({ createTime }) => createTime.slice(0, 16) },
  { header: '最近使用', className: 'num', cell: ({ lastSeenTime }) => lastSeenTime.slice(0, 16) },
];
