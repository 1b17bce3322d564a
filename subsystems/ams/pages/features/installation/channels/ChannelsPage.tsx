import {
  channelActions,
  listNotificationChannels,
  type NotificationChannel,
  tryNotificationChannel,
} from '@portal/contract/notices/notification-channels';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../../platform/ListTable.tsx';
import '../installation.css';

/** The channels by which messages leave the portal: connected or not, the last problem, and a trial on oneself. */
export function ChannelsPage() {
  const query = useQueryOf(listNotificationChannels, {});
  const trial = useCallOf(tryNotificationChannel, { refreshes: [listNotificationChannels] });
  return (
    <section className="installation">
      <PageHeader
        title="消息渠道"
        note="地址与密钥由服务器的环境变量决定；此处查看是否可用，并向自己发送测试消息"
      />
      <Panel isFlush>
        <QueryState query={query} lines={4}>
          {(channels) => (
            <ListTable
              columns={columnsOf(trial.isPending, (channel) => trial.mutate({ channel }))}
              rows={channels}
              keyOf={({ channel }) => channel}
            />
          )}
        </QueryState>
      </Panel>
    </section>
  );
}

const names = { sms: '短信网关', dingtalk: '钉钉工作通知' };

const columnsOf = (
  isSending: boolean,
  onTry: (channel: NotificationChannel['channel']) => void,
): Column<NotificationChannel>[] => [
  { header: '渠道', isUnlabelled: true, cell: ({ channel }) => <b>{names[channel]}</b> },
  {
    header: '状态',
    cell: ({ isConnected }) => (
      <Tag color={isConnected ? 'green' : null}>{isConnected ? '已接入' : '未接入'}</Tag>
    ),
  },
  { header: '最近送达', cell: ({ takenTime }) => takenTime?.slice(0, 16) ?? '无' },
  {
    header: '最近失败',
    cell: ({ problem, problemTime, failed }) =>
      problemTime === null
        ? '无'
        : `${problemTime.slice(0, 16)} ${problem ?? ''}（7 天内 ${failed} 条）`,
  },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: ({ channel, isConnected, reachesMe }) => (
      <Allowed action={channelActions.edit}>
        <Button
          size="small"
          kind="text"
          disabled={!isConnected || !reachesMe || isSending}
          aria-label={`用${names[channel]}给自己发测试消息`}
          onClick={() => onTry(channel)}
        >
          {isConnected && !reachesMe ? '您没有该渠道的地址' : '给自己发测试消息'}
        </Button>
      </Allowed>
    ),
  },
];
