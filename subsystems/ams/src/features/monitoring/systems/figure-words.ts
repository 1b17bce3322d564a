import type { SystemFigures, SystemMetric } from '@portal/contract/monitoring/systems';
import { sizeText } from '@portal/ui/files/file-size';
import { momentText, spanText } from '../times.ts';

type Kind = 'bytes' | 'count' | 'share' | 'span' | 'moment' | 'load' | 'timer';

/** The name of a metric, and how its value is written. */
export const figureWords: Record<SystemMetric, { label: string; kind: Kind }> = {
  'system.cpu.count': { label: '处理器', kind: 'count' },
  'system.cpu.usage': { label: '机器 CPU', kind: 'share' },
  'system.load.average.1m': { label: '最近 1 分钟负载', kind: 'load' },
  'process.cpu.usage': { label: '进程 CPU', kind: 'share' },
  'process.uptime': { label: '已运行', kind: 'span' },
  'process.start.time': { label: '启动时间', kind: 'moment' },
  'process.files.open': { label: '打开的文件', kind: 'count' },
  'process.files.max': { label: '打开文件的上限', kind: 'count' },
  'jvm.memory.used': { label: 'JVM 内存已用', kind: 'bytes' },
  'jvm.memory.committed': { label: 'JVM 内存已申请', kind: 'bytes' },
  'jvm.memory.max': { label: 'JVM 内存上限', kind: 'bytes' },
  'jvm.buffer.memory.used': { label: '缓冲区内存', kind: 'bytes' },
  'jvm.buffer.count': { label: '缓冲区', kind: 'count' },
  'jvm.threads.live': { label: '线程', kind: 'count' },
  'jvm.threads.daemon': { label: '守护线程', kind: 'count' },
  'jvm.threads.peak': { label: '最多线程', kind: 'count' },
  'jvm.classes.loaded': { label: '已加载的类', kind: 'count' },
  'jvm.classes.unloaded': { label: '已卸载的类', kind: 'count' },
  'jvm.gc.pause': { label: '垃圾回收', kind: 'timer' },
  'jvm.gc.memory.allocated': { label: '新生代累计分配', kind: 'bytes' },
  'jvm.gc.memory.promoted': { label: '晋升到老年代', kind: 'bytes' },
  'jvm.gc.live.data.size': { label: '完整回收后的老年代', kind: 'bytes' },
  'jvm.gc.max.data.size': { label: '老年代上限', kind: 'bytes' },
  'tomcat.sessions.active.current': { label: '当前会话', kind: 'count' },
  'tomcat.sessions.active.max': { label: '最多会话', kind: 'count' },
  'tomcat.sessions.created': { label: '累计会话', kind: 'count' },
  'tomcat.sessions.expired': { label: '过期会话', kind: 'count' },
  'tomcat.sessions.rejected': { label: '拒绝的会话', kind: 'count' },
  'tomcat.threads.current': { label: '工作线程', kind: 'count' },
  'tomcat.threads.busy': { label: '忙碌的工作线程', kind: 'count' },
  'tomcat.threads.config.max': { label: '工作线程上限', kind: 'count' },
  'http.server.requests': { label: '请求', kind: 'timer' },
  'disk.total': { label: '磁盘总量', kind: 'bytes' },
  'disk.free': { label: '磁盘剩余', kind: 'bytes' },
};

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
