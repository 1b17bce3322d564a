import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { bounds } from '@portal/contract/monitoring/bounds';
import { useQueryOf } from '@portal/client/queries';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { type Chart, FigureCharts, StoredCharts } from './charts/FigureCharts.tsx';
import { type Judgement, MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { type ChartRange, useRange } from './charts/ranges.ts';
import { lately, liveSeriesOf, megabytes, nowOf, overSince, scaled } from './charts/series.ts';
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
      withoutAnswer={
        <StoredCharts group="server" charts={charts} range={ranges.range} node={nodes.input.node} />
      }
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
  const { times, values } = liveSeriesOf(data);
  function processor(name: string): Judgement {
    const shares = scaled(values(name), 100);
    const bound = bounds.processor;
    const since = overSince(times, shares, bound);
    return { value: lately(shares), bound, unit: '%', topic: 'event-loop', since };
  }
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <MonitorFigure
          label="处理器"
          means="机器能同时计算的份数；一个节点主要用其中一个"
          text={String(now('system.cpu.count'))}
          unit="个"
        />
        <MonitorFigure
          label="机器 CPU"
          means="全部处理器在忙的时间，含其他程序；判断的是最近 1 分钟的平均"
          text={percent(now('system.cpu.usage'))}
          unit="%"
          judged={processor('system.cpu.usage')}
        >
          最近 1 分钟负载 {now('system.load.average.1m').toFixed(2)}
        </MonitorFigure>
        <MonitorFigure
          label="进程 CPU"
          means="本平台占用的部分；判断的是最近 1 分钟的平均"
          text={percent(now('process.cpu.usage'))}
          unit="%"
          judged={processor('process.cpu.usage')}
        />
        <MonitorFigure
          label="机器内存"
          means="所有程序占用的内存，不含可随时释放的缓存"
          text={sizeText(used)}
          judged={{
            value: total > 0 ? (used / total) * 100 : 0,
            bound: bounds.memory,
            unit: '%',
            topic: 'memory',
          }}
        >
          共 {sizeText(total)}
        </MonitorFigure>
        <MonitorFigure
          label="进程内存"
          means="本平台占用的内存，含堆、缓冲区与代码"
          text={sizeText(now('process.memory.resident'))}
        />
        <MonitorFigure
          label="已运行"
          means="进程启动以来的时间；短得意外说明它重启过"
          text={spanText(now('process.uptime'))}
        >
          {new Date(started).toLocaleDateString('zh-CN')} {timeText(started)} 启动
        </MonitorFigure>
        {now('process.files.open') >= 0 && (
          <MonitorFigure
            label="打开的文件与连接"
            means="进程占用的文件描述符；一直上升说明有没关闭的"
            text={String(now('process.files.open'))}
          />
        )}
      </Panel>
      <FigureCharts group="server" charts={charts} range={range} live={data} />
    </div>
  );
}

const percent = (share: number): string => (share * 100).toFixed(2);
