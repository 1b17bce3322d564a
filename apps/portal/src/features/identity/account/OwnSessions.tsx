import { useCallOf, useQueryOf, useDownload } from '@portal/client/queries';
import {
  endOtherSessions,
  endOwnSession,
  exportOwnSessions,
  listOwnSessions,
} from '@portal/contract/identity/own-sessions';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
import { Panel } from '@portal/ui/layout/Panel';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { OwnSessionItem } from './OwnSessionItem.tsx';

/** Lists the user's sessions and ends one, or all but this one. */
export function OwnSessions() {
  const query = useQueryOf(listOwnSessions, {});
  const { data: sessions } = query;
  const refreshes = [listOwnSessions];
  const one = useCallOf(endOwnSession, { refreshes });
  const others = useCallOf(endOtherSessions, { refreshes });
  const list = useDownload(exportOwnSessions, 'signed-in-devices.csv');

  async function endOthers(): Promise<void> {
    const isSure = await confirm({
      title: '退出其他设备',
      body: '除当前设备外，其他设备上的登录都会立即退出。',
      okText: '全部退出',
      danger: true,
    });
    if (!isSure) return;
    others.mutate(
      {},
      {
        onSuccess: ({ ended }) => notify({ kind: 'success', text: `已退出 ${ended} 个设备的登录` }),
      },
    );
  }

  return (
    <Panel
      title="登录设备"
      aside={
        sessions && (
          <div className="account-actions">
            <Button size="small" busy={list.isPending} onClick={() => list.mutate({})}>
              导出
            </Button>
            {sessions.length > 1 && (
              <Button size="small" busy={others.isPending} onClick={() => void endOthers()}>
                退出其他设备
              </Button>
            )}
          </div>
        )
      }
    >
      <QueryState query={query} failedText="登录设备没有取到" warnsOfStale>
        {(own) => (
          <ul className="account-sessions">
            {own.map((session) => (
              <OwnSessionItem
                key={session.id}
                session={session}
                isBusy={one.isPending && one.variables.id === session.id}
                onEnd={() => one.mutate({ id: session.id })}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
