import { type Bound, bounds } from '@portal/contract/monitoring/bounds';
import type { SystemFigures, SystemMetric } from '@portal/contract/monitoring/systems';
import { sizeText } from '@portal/ui/files/file-size';
import type { Judgement } from '../MonitorFigure.tsx';
import { momentText, spanText } from '../times.ts';

type Kind = 'bytes' | 'count' | 'share' | 'span' | 'moment' | 'load' | 'timer';

/** The name of a metric, how its value is written, and a sentence on what it counts. */
export const figureWords: Record<SystemMetric, { label: string; kind: Kind; means: string }> = {
  'system.cpu.count': { label: '处理器', kind: 'count', means: '机器能同时计算的份数' },
  'system.cpu.usage': {
    label: '机器 CPU',
    kind: 'share',
    means: '机器全部处理器在忙的时间，含其他程序',
  },
  'system.load.average.1m': {
    label: '最近 1 分钟负载',
    kind: 'load',
    means: '等待处理器的任务；长期高于处理器个数说明不够用',
  },
  'process.cpu.usage': { label: '进程 CPU', kind: 'share', means: '该系统占用的部分' },
  'process.uptime': {
    label: '已运行',
    kind: 'span',
    means: '启动以来的时间；短得意外说明它重启过',
  },
  'process.start.time': { label: '启动时间', kind: 'moment', means: '进程启动的时间' },
  'process.files.open': {
    label: '打开的文件',
    kind: 'count',
    means: '占用的文件描述符，含连接；一直上升说明有没关闭的',
  },
  'process.files.max': { label: '打开文件的上限', kind: 'count', means: '操作系统允许打开的数量' },
  'jvm.memory.used': {
    label: 'JVM 内存已用',
    kind: 'bytes',
    means: '堆与堆外正在使用的内存；占上限的比例',
  },
  'jvm.memory.committed': {
    label: 'JVM 内存已申请',
    kind: 'bytes',
    means: '已向操作系统申请的内存',
  },
  'jvm.memory.max': { label: 'JVM 内存上限', kind: 'bytes', means: '各内存区上限之和' },
  'jvm.buffer.memory.used': {
    label: '缓冲区内存',
    kind: 'bytes',
    means: '堆外的缓冲区，多用于网络与文件',
  },
  'jvm.buffer.count': { label: '缓冲区', kind: 'count', means: '堆外缓冲区的个数' },
  'jvm.threads.live': { label: '线程', kind: 'count', means: '全部线程，含守护线程' },
  'jvm.threads.daemon': { label: '守护线程', kind: 'count', means: '不阻止进程退出的线程' },
  'jvm.threads.peak': { label: '最多线程', kind: 'count', means: '启动以来同时存在最多的线程' },
  'jvm.classes.loaded': {
    label: '已加载的类',
    kind: 'count',
    means: '已加载的类；一直上升说明类没有释放',
  },
  'jvm.classes.unloaded': { label: '已卸载的类', kind: 'count', means: '启动以来卸载的类' },
  'jvm.gc.pause': {
    label: '垃圾回收',
    kind: 'timer',
    means: '启动以来的停顿次数；停顿时不处理请求',
  },
  'jvm.gc.memory.allocated': {
    label: '新生代累计分配',
    kind: 'bytes',
    means: '启动以来在新生代分配的内存',
  },
  'jvm.gc.memory.promoted': {
    label: '晋升到老年代',
    kind: 'bytes',
    means: '启动以来从新生代移到老年代的内存',
  },
  'jvm.gc.live.data.size': {
    label: '完整回收后的老年代',
    kind: 'bytes',
    means: '回收后仍在使用的内存；一直上升说明有泄漏',
  },
  'jvm.gc.max.data.size': { label: '老年代上限', kind: 'bytes', means: '老年代的上限' },
  'tomcat.sessions.active.current': { label: '当前会话', kind: 'count', means: '当前保存的会话' },
  'tomcat.sessions.active.max': {
    label: '最多会话',
    kind: 'count',
    means: '启动以来同时保存最多的会话',
  },
  'tomcat.sessions.created': { label: '累计会话', kind: 'count', means: '启动以来创建的会话' },
  'tomcat.sessions.expired': { label: '过期会话', kind: 'count', means: '启动以来过期的会话' },
  'tomcat.sessions.rejected': {
    label: '拒绝的会话',
    kind: 'count',
    means: '因超过上限而拒绝的会话',
  },
  'tomcat.threads.current': { label: '工作线程', kind: 'count', means: '线程池中的线程' },
  'tomcat.threads.busy': {
    label: '忙碌的工作线程',
    kind: 'count',
    means: '正在处理请求的线程；占上限的比例',
  },
  'tomcat.threads.config.max': {
    label: '工作线程上限',
    kind: 'count',
    means: '同时处理请求的上限',
  },
  'http.server.requests': { label: '请求', kind: 'timer', means: '启动以来完成的请求' },
  'disk.total': { label: '磁盘总量', kind: 'bytes', means: '文件所在磁盘的容量' },
  'disk.free': { label: '磁盘剩余', kind: 'bytes', means: '还能写入的容量；占总量的比例' },
};

interface Judged {
  bound: Bound;
  /** The metric of which the value is a share; without it the value is one. */
  of?: SystemMetric;
}

/** The metrics that have a bound, in percent. */
const judged: Partial<Record<SystemMetric, Judged>> = {
  'system.cpu.usage': { bound: bounds.processor },
  'process.cpu.usage': { bound: bounds.processor },
  'process.files.open': { bound: bounds.memory, of: 'process.files.max' },
  'jvm.memory.used': { bound: bounds.heap, of: 'jvm.memory.max' },
  'tomcat.threads.busy': { bound: bounds.processor, of: 'tomcat.threads.config.max' },
  'disk.free': { bound: bounds.free, of: 'disk.total' },
};

/** Returns the judgement of a metric; undefined where it has no bound, or what it is a share of is not known. */
export function judgementOf(
  metrics: SystemFigures['metrics'],
  name: SystemMetric,
): Judgement | undefined {
  const rule = judged[name];
  if (!rule) return undefined;
  const valueOf = (wanted: SystemMetric): number =>
    metrics.find((metric) => metric.name === wanted)?.measurements[0]?.value ?? Number.NaN;
  const whole = rule.of === undefined ? 1 : valueOf(rule.of);
  const value = (valueOf(name) / whole) * 100;
  return whole > 0 && Number.isFinite(value) ? { value, bound: rule.bound, unit: '%' } : undefined;
}

const whole = (value: number): string => Math.round(value).toLocaleString('zh-CN');

/** Writes the first value of a metric; of a timer that is how often it ran. Below zero Java has no limit. */
export function figureText({ name, measurements }: SystemFigures['metrics'][number]): string {
  const value = measurements[0]?.value ?? Number.NaN;
  const { kind } = figureWords[name];
  if (value < 0) return '没有上限';
  if (kind === 'bytes') return sizeText(value);
  if (kind === 'share') return `${(value * 100).toFixed(2)}%`;
  if (kind === 'load') return value.toFixed(2);
  if (kind === 'span') return spanText(value);
  if (kind === 'moment') return momentText(value * 1_000);
  return kind === 'timer' ? `${whole(value)} 次` : whole(value);
}

/** Says how long a timer ran, on average and at most; nothing of another metric, or of one that never ran. */
export function timerNote({ name, measurements }: SystemFigures['metrics'][number]): string {
  const of = (wanted: string) =>
    measurements.find(({ statistic }) => statistic === wanted)?.value ?? 0;
  if (figureWords[name].kind !== 'timer' || of('COUNT') === 0) return '';
  const mean = ((of('TOTAL_TIME') / of('COUNT')) * 1_000).toFixed(1);
  return `平均 ${mean} 毫秒，近期最长 ${(of('MAX') * 1_000).toFixed(1)} 毫秒`;
}
