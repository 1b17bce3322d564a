import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { bounds } from '@portal/contract/monitoring/bounds';
import { useQueryOf } from '@portal/client/queries';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { type Chart, FigureCharts, StoredCharts } from './charts/FigureCharts.tsx';
import { MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { type ChartRange, useRange } from './charts/ranges.ts';
import {
  type ChartValues,
  liveSeriesOf,
  nowOf,
  overSince,
  riseOf,
  scaled,
} from './charts/series.ts';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** Node in the place of a Tomcat: its HTTP server. */
function NodeTomcat() {
  const nodes = useNode();
  const ranges = useRange();
  const live = useLive(
    useQueryOf(getProcessFigures, { ...nodes.input, group: 'tomcat' }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="Tomcat"
      note="本平台没有 Tomcat：这里显示的是 Node.js 自带的 HTTP 服务器，计数从节点启动开始"
      live={live}
      nodes={nodes}
      ranges={ranges}
      withoutAnswer={
        <StoredCharts group="tomcat" charts={charts} range={ranges.range} node={nodes.input.node} />
      }
    >
      {(data) => <TomcatFigures data={data} range={ranges.range} />}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const TomcatPage = orSystem('tomcat', NodeTomcat);

const charts: readonly Chart[] = [
  {
    title: '每秒请求',
    unit: '次',
    of: ({ perSecond }) => perSecond('tomcat.global.request'),
  },
  {
    title: '每秒错误响应',
    unit: '次',
    of: ({ perSecond }) => perSecond('tomcat.global.error'),
  },
  {
    title: '95% 请求的用时',
    unit: '毫秒',
    of: ({ values }) => scaled(values('http.server.requests.p95'), 1_000),
  },
  { title: '当前连接', unit: '个', of: ({ values }) => values('tomcat.connections.current') },
];

function TomcatFigures({ data, range }: { data: ProcessFigures; range: ChartRange }) {
  const now = nowOf(data);
  const { times, values, meanMs } = liveSeriesOf(data);
  const { parts } = data;
  const whole = (name: string): string => now(name).toLocaleString('zh-CN');
  const means = meanMs('tomcat.global.request');
  const slowest = scaled(values('http.server.requests.p95'), 1_000);
  const requests = riseOf(values('tomcat.global.request', 'COUNT'));
  const failed = riseOf(values('tomcat.global.error', 'COUNT'));
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <MonitorFigure
          label="当前连接"
          means="浏览器与负载均衡打开的连接，含用户页面的实时连接"
          text={whole('tomcat.connections.current')}
        >
          累计 {whole('tomcat.connections.accepted')}
        </MonitorFigure>
        <MonitorFigure
          label="请求"
          means="启动以来完成的请求"
          text={whole('tomcat.global.request')}
          unit="次"
        />
        <MonitorFigure
          label="错误响应"
          means="状态为 500 及以上的响应；判断的是最近 10 分钟所占的比例"
          text={whole('tomcat.global.error')}
          unit="次"
          judged={{
            value: requests > 0 ? (failed / requests) * 100 : 0,
            bound: bounds.failures,
            unit: '%',
            topic: 'requests',
          }}
        >
          最近 10 分钟 {requests.toLocaleString('zh-CN')} 个请求中有{' '}
          {failed.toLocaleString('zh-CN')} 个
        </MonitorFigure>
        <MonitorFigure
          label="平均用时"
          means="最近 5 秒的请求；判断的是 95% 的"
          text={last(means)}
          unit="毫秒"
          judged={{
            value: slowest.at(-1) ?? 0,
            bound: bounds.request,
            unit: '毫秒',
            topic: 'requests',
            since: overSince(times, slowest, bounds.request),
          }}
        >
          95% 在 {last(slowest)} 毫秒内
        </MonitorFigure>
      </Panel>
      <FigureCharts group="tomcat" charts={charts} range={range} live={data} />
      <Panel title="按状态统计的响应" isFlush className="monitor-wide">
        <ListTable
          columns={[
            { header: '状态', isUnlabelled: true, className: 'num', cell: ({ name }) => name },
            { header: '次数', className: 'num', cell: ({ used }) => used.toLocaleString('zh-CN') },
          ]}
          rows={parts}
          keyOf={({ name }) => name}
          emptyText="还没有响应"
        />
      </Panel>
    </div>
  );
}

const last = (series: ChartValues): string => (series.at(-1) ?? 0).toFixed(1);
