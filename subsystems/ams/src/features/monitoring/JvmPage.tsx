import { getProcessFigures, type ProcessFigures } from '@portal/contract/monitoring/actuator';
import { useQueryOf } from '@portal/client/queries';
import { Figure } from '@portal/ui/data/Figure';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { type Chart, FigureCharts } from './FigureCharts.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { type ChartRange, useRange } from './ranges.ts';
import { megabytes, nowOf, scaled } from './series.ts';
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

function JvmFigures({ data, range }: { data: ProcessFigures; range: ChartRange }) {
  const now = nowOf(data);
  const { parts } = data;
  const ms = (name: string): string => (now(name) * 1_000).toFixed(1);
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <Figure label="V8 堆已用" text={sizeText(now('jvm.memory.used'))}>
          已申请 {sizeText(now('jvm.memory.committed'))}，上限 {sizeText(now('jvm.memory.max'))}
        </Figure>
        <Figure label="堆外缓冲区" text={sizeText(now('jvm.buffer.memory.used'))} />
        <Figure label="垃圾回收" text={now('jvm.gc.pause').toLocaleString('zh-CN')} unit="次">
          上次完整回收后 {sizeText(now('jvm.gc.live.data.size'))}
        </Figure>
        <Figure label="事件循环延迟" text={ms('nodejs.eventloop.delay.mean')} unit="毫秒">
          99% 在 {ms('nodejs.eventloop.delay.p99')} 毫秒内，最长 {ms('nodejs.eventloop.delay.max')}{' '}
          毫秒
        </Figure>
        {now('jvm.threads.live') >= 0 && (
          <Figure label="线程" text={String(now('jvm.threads.live'))}>
            最多 {now('jvm.threads.peak')}
          </Figure>
        )}
        <Figure label="活动句柄" text={String(now('nodejs.handles.active'))} />
      </Panel>
      <FigureCharts group="jvm" charts={charts} range={range} live={data} />
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
    </div>
  );
}

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
