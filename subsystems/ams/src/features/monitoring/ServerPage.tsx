import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { useQueryOf } from '@portal/client/queries';
import { sizeText } from '@portal/ui/files/file-size';
import { Figure } from '@portal/ui/data/Figure';
import { Panel } from '@portal/ui/layout/Panel';
import { type Chart, FigureCharts } from './FigureCharts.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { type ChartRange, useRange } from './ranges.ts';
import { megabytes, nowOf, scaled } from './series.ts';
import { spanText, timeText } from './times.ts';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** The machine of a node: processors, memory, load, and since when the process runs. */
function NodeServer() {
  const nodes = useNode();
  const ranges = useRange();
  const live = useLive(
    useQueryOf(getProcessFigures, { ...nodes.input, group: 'server' }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="服务器"
      note="运行本平台的机器，以及本平台进程在其上的占用"
      live={live}
      nodes={nodes}
      ranges={ranges}
    >
      {(data) => <ServerFigures data={data} range={ranges.range} />}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const ServerPage = orSystem('server', NodeServer);

const charts: readonly Chart[] = [
  { title: '机器 CPU', unit: '%', of: ({ values }) => scaled(values('system.cpu.usage'), 100) },
  { title: '进程 CPU', unit: '%', of: ({ values }) => scaled(values('process.cpu.usage'), 100) },
  { title: '最近 1 分钟负载', unit: '', of: ({ values }) => values('system.load.average.1m') },
  {
    title: '进程内存',
    unit: 'MB',
    of: ({ values }) => scaled(values('process.memory.resident'), megabytes),
  },
];

function ServerFigures({ data, range }: { data: ProcessFigures; range: ChartRange }) {
  const now = nowOf(data);
  const total = now('system.memory.total');
  const used = total - now('system.memory.free');
  const started = now('process.start.time') * 1_000;
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
      <FigureCharts group="server" charts={charts} range={range} live={data} />
    </div>
  );
}

const percent = (share: number): string => (share * 100).toFixed(2);
