import { getProcessFigures } from '@portal/contract/monitoring/actuator';
import { useQueryOf } from '@portal/client/queries';
import { sizeText } from '@portal/ui/files/file-size';
import { Figure } from '@portal/ui/data/Figure';
import { Panel } from '@portal/ui/layout/Panel';
import { LiveChart } from './LiveChart.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { megabytes, scaled, seriesOf } from './series.ts';
import { spanText, timeText } from './times.ts';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** The machine of a node: processors, memory, load, and since when the process runs. */
function NodeServer() {
  const nodes = useNode();
  const live = useLive(
    useQueryOf(getProcessFigures, { ...nodes.input, group: 'server' }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="服务器"
      note="运行本平台的机器，以及本平台进程在其上的占用"
      live={live}
      nodes={nodes}
    >
      {(data) => {
        const { now, values } = seriesOf(data);
        const total = now('system.memory.total');
        const used = total - now('system.memory.free');
        const started = now('process.start.time') * 1_000;
        const { times } = data;
        return (
          <div className="monitor-body">
            <Panel className="monitor-figures">
              <Figure label="处理器" text={String(now('system.cpu.count'))} unit="个" />
              <Figure label="机器 CPU" text={percent(now('system.cpu.usage'))} unit="%">
                最近 1 分钟负载 {now('system.load.average.1m').toFixed(2)}
              </Figure>
              <Figure label="进程 CPU" text={percent(now('process.cpu.usage'))} unit="%" />
              <Figure label="机器内存" text={sizeText(used)}>
                共 {sizeText(total)}
              </Figure>
              <Figure label="进程内存" text={sizeText(now('process.memory.resident'))} />
              <Figure label="已运行" text={spanText(now('process.uptime'))}>
                {new Date(started).toLocaleDateString('zh-CN')} {timeText(started)} 启动
              </Figure>
              {now('process.files.open') >= 0 && (
                <Figure label="打开的文件与连接" text={String(now('process.files.open'))} />
              )}
            </Panel>
            <LiveChart
              title="机器 CPU"
              unit="%"
              times={times}
              values={scaled(values('system.cpu.usage'), 100)}
            />
            <LiveChart
              title="进程 CPU"
              unit="%"
              times={times}
              values={scaled(values('process.cpu.usage'), 100)}
            />
            <LiveChart
              title="最近 1 分钟负载"
              unit=""
              times={times}
              values={values('system.load.average.1m')}
            />
            <LiveChart
              title="进程内存"
              unit="MB"
              times={times}
              values={scaled(values('process.memory.resident'), megabytes)}
            />
          </div>
        );
      }}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const ServerPage = orSystem('server', NodeServer);

const percent = (share: number): string => (share * 100).toFixed(2);
