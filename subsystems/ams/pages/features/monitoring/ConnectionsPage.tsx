import {
  type Connections,
  getConnections,
  type ServiceState,
  serviceText,
} from '@portal/contract/monitoring/connections';
import { closeCodes } from '@portal/contract/notices/live-socket';
import { useQueryOf } from '@portal/client/queries';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { momentText, timeText } from './times.ts';
import { useLive } from './use-live.ts';

/** Shows all that a node is connected to: pages of users, other nodes, and services outside. */
export function ConnectionsPage() {
  const nodes = useNode();
  const live = useLive(useQueryOf(getConnections, nodes.input, { quiet: true }));
  return (
    <MonitorPage
      title="连接与服务"
      note="用户页面的实时连接、节点间的消息，以及本平台调用过的外部服务；计数从节点启动开始"
      live={live}
      nodes={nodes}
    >
      {(data) => <ConnectionsBody data={data} />}
    </MonitorPage>
  );
}

function ConnectionsBody({ data: { sockets, bus, services } }: { data: Connections }) {
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <MonitorFigure
          label="实时连接"
          means="打开着的用户页面，公告与变更由此送达"
          text={sockets.open.toLocaleString('zh-CN')}
          unit="个"
        />
        {bus.map(({ name, isUp }) => (
          <MonitorFigure
            key={name}
            label={`节点间消息：${busWords[name]}`}
            means="本节点由此得知其他节点上的变更"
            text={isUp ? '正常' : '已中断'}
            judged={{ value: isUp ? 0 : 1, bound: { warn: 1, bad: 1 }, topic: 'bus' }}
          />
        ))}
      </Panel>
      <Panel title="外部服务" isFlush className="monitor-wide">
        <ListTable
          columns={serviceColumns}
          rows={services}
          keyOf={({ kind, name }) => `${kind} ${name}`}
          emptyText="没有配置外部服务"
        />
      </Panel>
      <Panel title="实时连接的关闭原因" isFlush className="monitor-wide">
        <ListTable
          columns={closedColumns}
          rows={sockets.closed}
          keyOf={({ code }) => String(code)}
          emptyText="还没有关闭的连接"
        />
      </Panel>
    </div>
  );
}

const busWords = { postgresql: 'PostgreSQL', redis: 'Redis' } as const;

const closeWords: Record<number, string> = {
  1000: '页面关闭',
  1001: '离开页面',
  1005: '页面关闭',
  1006: '网络中断',
  [closeCodes.restart]: '节点停止',
  [closeCodes.policy]: '消息不合规',
  [closeCodes.replaced]: '同一用户的连接过多',
  [closeCodes.sessionOver]: '登录已结束',
};

const closedColumns: Column<Connections['sockets']['closed'][number]>[] = [
  { header: '原因', isUnlabelled: true, cell: ({ code }) => closeWords[code] ?? '其他' },
  { header: '代码', className: 'num', cell: ({ code }) => code },
  { header: '次数', className: 'num', cell: ({ count }) => count.toLocaleString('zh-CN') },
];

const failureWords = {
  timeout: '超时，没有应答',
  unreachable: '无法连接',
  refused: '应答失败',
  resting: '熔断中',
} as const;

const failureText = ({ kind, status }: NonNullable<ServiceState['failure']>): string =>
  status === null ? failureWords[kind] : `HTTP ${status}`;

const serviceColumns: Column<ServiceState>[] = [
  {
    header: '服务',
    isUnlabelled: true,
    cell: serviceText,
  },
  { header: '状态', cell: (service) => <State {...service} /> },
  { header: '成功', className: 'num', cell: ({ answered }) => answered.toLocaleString('zh-CN') },
  { header: '失败', className: 'num', cell: ({ failed }) => failed.toLocaleString('zh-CN') },
  {
    header: '平均用时（毫秒）',
    className: 'num',
    cell: ({ meanMs }) => (meanMs === null ? '—' : meanMs.toFixed(0)),
  },
  {
    header: '最近成功',
    className: 'num',
    cell: ({ answeredAt }) => (answeredAt === null ? '—' : momentText(answeredAt)),
  },
  {
    header: '最近失败',
    cell: ({ failure }) =>
      failure === null ? '—' : `${momentText(failure.at)}，${failureText(failure)}`,
  },
];

function State({ restsUntil, answered, failed, answeredAt, failure }: ServiceState) {
  if (restsUntil !== null) return <Tag color="red">熔断至 {timeText(restsUntil)}</Tag>;
  if (answered + failed === 0) return <Tag color={null}>未调用</Tag>;
  const isFailing = failure !== null && failure.at > (answeredAt ?? 0);
  return isFailing ? <Tag color="orange">最近一次失败</Tag> : <Tag color="green">正常</Tag>;
}
