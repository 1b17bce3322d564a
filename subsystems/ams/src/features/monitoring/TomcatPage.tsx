import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { useQueryOf } from '@portal/client/queries';
import { Figure } from '@portal/ui/data/Figure';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { LiveChart } from './LiveChart.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { scaled, seriesOf } from './series.ts';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** Node in the place of a Tomcat: its HTTP server. */
function NodeTomcat() {
  const nodes = useNode();
  const live = useLive(
    useQueryOf(getProcessFigures, { ...nodes.input, group: 'tomcat' }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="Tomcat"
      note="本平台没有 Tomcat：这里显示的是 Node.js 自带的 HTTP 服务器，计数从节点启动开始"
      live={live}
      nodes={nodes}
    >
      {(data) => <TomcatFigures data={data} />}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const TomcatPage = orSystem('tomcat', NodeTomcat);

function TomcatFigures({ data }: { data: ProcessFigures }) {
  const { now, values, perSecond, meanMs } = seriesOf(data);
  const { times, parts } = data;
  const whole = (name: string): string => now(name).toLocaleString('zh-CN');
  const means = meanMs('tomcat.global.request');
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <Figure label="当前连接" text={whole('tomcat.connections.current')}>
          累计 {whole('tomcat.connections.accepted')}
        </Figure>
        <Figure label="请求" text={whole('tomcat.global.request')} unit="次" />
        <Figure label="错误响应" text={whole('tomcat.global.error')} unit="次">
          状态为 500 及以上
        </Figure>
        <Figure label="平均用时" text={last(means)} unit="毫秒">
          95% 在 {(now('http.server.requests.p95') * 1_000).toFixed(1)} 毫秒内
        </Figure>
      </Panel>
      <LiveChart
        title="每秒请求"
        unit="次"
        times={times}
        values={perSecond('tomcat.global.request')}
      />
      <LiveChart
        title="每秒错误响应"
        unit="次"
        times={times}
        values={perSecond('tomcat.global.error')}
      />
      <LiveChart
        title="95% 请求的用时"
        unit="毫秒"
        times={times}
        values={scaled(values('http.server.requests.p95'), 1_000)}
      />
      <LiveChart
        title="当前连接"
        unit="个"
        times={times}
        values={values('tomcat.connections.current')}
      />
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

const last = (series: readonly number[]): string => (series.at(-1) ?? 0).toFixed(1);
