import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { bounds } from '@portal/contract/monitoring/bounds';
import { useQueryOf } from '@portal/client/queries';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { type Chart, FigureCharts, StoredCharts } from './charts/FigureCharts.tsx';
import { MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { type ChartRange, useRange } from './charts/ranges.ts';
import { lately, liveSeriesOf, megabytes, nowOf, overSince, scaled } from './charts/series.ts';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** Node in the place of a JVM: the heap and garbage collection of V8, and the event loop. */
function NodeJvm() {
  const nodes = useNode();
  const ranges = useRange();
  const live = useLive(
    useQueryOf(getProcessFigures, { ...nodes.input, group: 'jvm' }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="JVM"
      note="本平台运行在 Node.js 上，没有 JVM：这里显示的是 V8 的堆、垃圾回收与事件循环"
      live={live}
      nodes={nodes}
      ranges={ranges}
      withoutAnswer={
        <StoredCharts group="jvm" charts={charts} range={ranges.range} node={nodes.input.node} />
      }
    >
      {(data) => <JvmFigures data={data} range={ranges.range} />}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const JvmPage = orSystem('jvm', NodeJvm);

const charts: readonly Chart[] = [
  {
    title: 'V8 堆已用',
    unit: 'MB',
    of: ({ values }) => scaled(values('jvm.memory.used'), megabytes),
  },
  {
    title: '每秒垃圾回收',
    unit: '毫秒',
    of: ({ perSecond }) => scaled(perSecond('jvm.gc.pause', 'TOTAL_TIME'), 1_000),
  },
  {
    title: '事件循环延迟 99%',
    unit: '毫秒',
    of: ({ values }) => scaled(values('nodejs.eventloop.delay.p99'), 1_000),
  },
  {
    title: '事件循环繁忙',
    unit: '%',
    of: ({ values }) => scaled(values('nodejs.eventloop.utilization'), 100),
  },
];

const JvmFigures = ({ data, range }: { data: ProcessFigures; range: ChartRange }) => (
  <div className="monitor-body">
    <Panel className="monitor-figures">
      <HeapFigures data={data} />
      <LoopFigures data={data} />
    </Panel>
    <FigureCharts group="jvm" charts={charts} range={range} live={data} />
    <Parts parts={data.parts} />
  </div>
);

function HeapFigures({ data }: { data: ProcessFigures }) {
  const now = nowOf(data);
  const { times, values, perSecond } = liveSeriesOf(data);
  const most = now('jvm.memory.max');
  const filled = scaled(values('jvm.memory.used'), most > 0 ? 100 / most : 0);
  const collecting = scaled(perSecond('jvm.gc.pause', 'TOTAL_TIME'), 100);
  return (
    <>
      <MonitorFigure
        label="V8 堆已用"
        means="程序的数据；占上限的比例"
        text={sizeText(now('jvm.memory.used'))}
        judged={{
          value: filled.at(-1) ?? 0,
          bound: bounds.heap,
          unit: '%',
          topic: 'memory',
          since: overSince(times, filled, bounds.heap),
        }}
      >
        已申请 {sizeText(now('jvm.memory.committed'))}，上限 {sizeText(most)}
      </MonitorFigure>
      <MonitorFigure
        label="堆外缓冲区"
        means="正在传送的文件与报文"
        text={sizeText(now('jvm.buffer.memory.used'))}
      />
      <MonitorFigure
        label="垃圾回收"
        means="启动以来的次数，回收时程序停顿；判断的是它在最近 1 分钟占用的时间"
        text={now('jvm.gc.pause').toLocaleString('zh-CN')}
        unit="次"
        judged={{
          value: lately(collecting),
          bound: bounds.collection,
          unit: '%',
          topic: 'memory',
          since: overSince(times, collecting, bounds.collection),
        }}
      >
        上次完整回收后 {sizeText(now('jvm.gc.live.data.size'))}
      </MonitorFigure>
    </>
  );
}

function LoopFigures({ data }: { data: ProcessFigures }) {
  const now = nowOf(data);
  const { times, values } = liveSeriesOf(data);
  const ms = (name: string): string => (now(name) * 1_000).toFixed(1);
  const delays = scaled(values('nodejs.eventloop.delay.p99'), 1_000);
  return (
    <>
      <MonitorFigure
        label="事件循环延迟"
        means="轮到一件事之前的等待，所有请求都要等；判断的是 99% 的"
        text={ms('nodejs.eventloop.delay.mean')}
        unit="毫秒"
        judged={{
          value: delays.at(-1) ?? 0,
          bound: bounds.loop,
          unit: '毫秒',
          topic: 'event-loop',
          since: overSince(times, delays, bounds.loop),
        }}
      >
        99% 在 {ms('nodejs.eventloop.delay.p99')} 毫秒内，最长 {ms('nodejs.eventloop.delay.max')}{' '}
        毫秒
      </MonitorFigure>
      {now('jvm.threads.live') >= 0 && (
        <MonitorFigure
          label="线程"
          means="主线程，以及读写文件、加密与压缩用的线程"
          text={String(now('jvm.threads.live'))}
        >
          最多 {now('jvm.threads.peak')}
        </MonitorFigure>
      )}
      <MonitorFigure
        label="活动句柄"
        means="打开的连接、定时器与文件；一直上升说明有没关闭的"
        text={String(now('nodejs.handles.active'))}
      />
    </>
  );
}

/** The spaces of the heap, and the handles by kind. */
const Parts = ({ parts }: Pick<ProcessFigures, 'parts'>) => (
  <>
    <Panel title="V8 堆的各空间" isFlush className="monitor-wide">
      <ListTable
        columns={[
          { header: '空间', isUnlabelled: true, cell: ({ name }) => spaceText(name) },
          { header: '已用', className: 'num', cell: ({ used }) => sizeText(used) },
          { header: '已申请', className: 'num', cell: ({ most }) => sizeText(most ?? 0) },
        ]}
        rows={parts.filter(({ most }) => most !== null && most > 0)}
        keyOf={({ name }) => name}
      />
    </Panel>
    <Panel title="活动句柄" isFlush className="monitor-wide">
      <ListTable
        columns={[
          {
            header: '种类',
            isUnlabelled: true,
            cell: ({ name }) => name.replace('handle:', ''),
          },
          { header: '数量', className: 'num', cell: ({ used }) => used },
        ]}
        rows={parts.filter(({ most }) => most === null)}
        keyOf={({ name }) => name}
        emptyText="没有活动句柄"
      />
    </Panel>
  </>
);

const spaceWords: Record<string, string> = {
  new_space: '新生代',
  old_space: '老生代',
  code_space: '代码',
  large_object_space: '大对象',
  new_large_object_space: '新生代大对象',
  code_large_object_space: '代码大对象',
  read_only_space: '只读',
  shared_space: '共享',
  trusted_space: '受信任',
};

/** The words for a space of the heap, beside its name in V8. */
const spaceText = (name: string): string =>
  name in spaceWords ? `${spaceWords[name]}（${name}）` : name;
