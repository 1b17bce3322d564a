import { minute, second } from '@portal/common/durations';
import { bounds, stateOf } from '@portal/contract/monitoring/bounds';
import type { HealthItem, HealthTopic } from '@portal/contract/monitoring/health';
import { sql } from 'kysely';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import { selectNodes } from '../nodes/store.ts';
import { readDisks } from '../process/disks.ts';

/** The state of one thing, without the moment since when it is so; `since` where something else knows it. */
export interface Finding {
  topic: HealthTopic;
  state: HealthItem['state'];
  text: string;
  since?: number;
}

export interface HealthParts {
  db: Database;
  bus: Pick<Bus, 'ways'>;
  jobs: Pick<Jobs, 'counts'>;
  /** Failures of background work in the last ten minutes. */
  recentFaults: () => number;
  /** Services outside that are left alone after failing too often, in words. */
  restingServices: () => string[];
  /** The requests of the last ten minutes, and the milliseconds in which 95 of 100 were answered. */
  recentRequests: () => { count: number; p95: number };
  lostLines: () => number;
  /** The 99th of 100 delays of the event loop, in seconds. */
  loopDelay: () => number;
  /** Percent in use of the machine's memory, and of what the heap may have. */
  memory: () => { machine: number; heap: number };
  /** Sentences on a clock that is off, and on a release older than the database. */
  warnings: () => Promise<string[]>;
  dataDirectory: string;
}

/** Jobs that wait, from which on there are too many. */
const waitingJobsMost = 1_000;
/** Of fewer requests one that was slow says nothing. */
const fewRequests = 20;

/** Looks at everything at once; what cannot be asked without the database is bad. */
export async function findHealth(parts: HealthParts): Promise<Finding[]> {
  const asked = await Promise.all([
    databaseHealth(parts),
    orBad('nodes', nodeHealth(parts)),
    diskHealth(parts),
    orBad('jobs', jobHealth(parts)),
    orBad('clock', warningHealth(parts)),
  ]);
  return [
    ...asked.flat(),
    busHealth(parts),
    serviceHealth(parts),
    requestHealth(parts),
    loopHealth(parts),
    memoryHealth(parts),
    faultHealth(parts),
    logHealth(parts),
  ];
}

const orBad = (topic: HealthTopic, work: Promise<Finding[]>): Promise<Finding[]> =>
  work.catch(() => [{ topic, state: 'bad', text: '数据库没有应答，无法检查' } as const]);

async function databaseHealth({ db }: HealthParts): Promise<Finding[]> {
  const start = performance.now();
  try {
    await sql`select 1`.execute(db);
  } catch {
    return [{ topic: 'database', state: 'bad', text: '数据库没有应答' }];
  }
  const ms = Math.round(performance.now() - start);
  const waiting = await selectWaiting(db);
  const lock = stateOf(waiting.ms, bounds.lock);
  if (lock !== 'good') {
    const seconds = Math.round(waiting.ms / second);
    const text = `${waiting.count} 个语句在等待别的语句，最久 ${seconds} 秒`;
    return [{ topic: 'database', state: lock, text }];
  }
  return [{ topic: 'database', state: stateOf(ms, bounds.database), text: `应答用时 ${ms} 毫秒` }];
}

/** Counts the statements of all nodes that wait for a lock, with the milliseconds of the longest. */
async function selectWaiting(db: Database): Promise<{ count: number; ms: number }> {
  const { rows } = await sql<{ count: number; ms: number }>`
    select count(*)::int as count,
      coalesce(max(extract(epoch from clock_timestamp() - query_start)) * 1000, 0)::float8 as ms
    from pg_stat_activity
    where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, ms: 0 };
}

/** Judges the times of requests. */
export function requestHealth({ recentRequests }: Pick<HealthParts, 'recentRequests'>): Finding {
  const { count, p95 } = recentRequests();
  const isFew = count < fewRequests;
  const state = isFew ? 'good' : stateOf(p95, bounds.request);
  const text = isFew
    ? `最近 10 分钟只有 ${count} 个请求`
    : `最近 10 分钟 95% 的请求在 ${p95} 毫秒内`;
  return { topic: 'requests', state, text };
}

async function nodeHealth({ db }: HealthParts): Promise<Finding[]> {
  const nodes = await selectNodes(db);
  const away = nodes.filter(({ isAway }) => isAway);
  const [first] = away.toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime());
  if (!first) return [{ topic: 'nodes', state: 'good', text: `${nodes.length} 个节点正常` }];
  const names = away.map(({ name }) => name).join('、');
  const text = `${names} 没有正常停止就中断了`;
  return [{ topic: 'nodes', state: 'bad', text, since: first.seenAt.getTime() }];
}

const wayWords = { postgresql: 'PostgreSQL', redis: 'Redis' };

function busHealth({ bus }: HealthParts): Finding {
  const down = bus.ways().filter(({ isUp }) => !isUp);
  if (down.length === 0) return { topic: 'bus', state: 'good', text: '消息正常收发' };
  const state = down.length === bus.ways().length ? 'bad' : 'warn';
  const names = down.map(({ name }) => wayWords[name]).join('、');
  return { topic: 'bus', state, text: `收不到 ${names} 上的消息` };
}

function serviceHealth({ restingServices }: HealthParts): Finding {
  const resting = restingServices();
  if (resting.length === 0) return { topic: 'services', state: 'good', text: '没有熔断的服务' };
  return { topic: 'services', state: 'warn', text: `${resting.join('、')} 已熔断` };
}

async function diskHealth({ dataDirectory }: HealthParts): Promise<Finding[]> {
  const disks = await readDisks(dataDirectory);
  const fullest = disks.toSorted((a, b) => b.restPPT - a.restPPT)[0];
  if (!fullest) return [];
  const text = `${fullest.name}所在磁盘已用 ${fullest.restPPT}%`;
  return [{ topic: 'disk', state: stateOf(fullest.restPPT, bounds.disk), text }];
}

function loopHealth({ loopDelay }: HealthParts): Finding {
  const ms = Math.round(loopDelay() * 1_000);
  const text = `99% 的延迟在 ${ms} 毫秒内`;
  return { topic: 'event-loop', state: stateOf(ms, bounds.loop), text };
}

/** Judges memory: what is closer to its bound is told. */
export function memoryHealth({ memory }: Pick<HealthParts, 'memory'>): Finding {
  const { machine, heap } = memory();
  const states = [stateOf(machine, bounds.memory), stateOf(heap, bounds.heap)];
  const state = (['bad', 'warn'] as const).find((each) => states.includes(each)) ?? 'good';
  const text = `机器内存已用 ${Math.round(machine)}%，V8 堆已用 ${Math.round(heap)}%`;
  return { topic: 'memory', state, text };
}

async function jobHealth({ jobs }: HealthParts): Promise<Finding[]> {
  const counts = await jobs.counts();
  const sum = (state: 'failed' | 'waiting') =>
    counts.reduce((total, each) => total + each[state], 0);
  const [failed, waiting] = [sum('failed'), sum('waiting')];
  const isFine = failed === 0 && waiting < waitingJobsMost;
  const text = `${failed} 个任务已放弃，${waiting} 个在等待`;
  return [{ topic: 'jobs', state: isFine ? 'good' : 'warn', text }];
}

function faultHealth({ recentFaults }: HealthParts): Finding {
  const count = recentFaults();
  const text = `最近 10 分钟失败 ${count} 次`;
  return { topic: 'faults', state: count === 0 ? 'good' : 'warn', text };
}

/** The span over which faults count as recent. */
export const recentMs = 10 * minute;

async function warningHealth({ warnings }: HealthParts): Promise<Finding[]> {
  const said = await warnings();
  const isOff = said.some((sentence) => sentence.startsWith('The clock'));
  const isOlder = said.some((sentence) => !sentence.startsWith('The clock'));
  return [
    {
      topic: 'clock',
      state: isOff ? 'warn' : 'good',
      text: isOff ? '节点与数据库的时间相差超过 1 分钟' : '与数据库的时间一致',
    },
    {
      topic: 'release',
      state: isOlder ? 'warn' : 'good',
      text: isOlder ? '数据库已被更新的版本升级，本节点仍是旧版本' : '与数据库的版本一致',
    },
  ];
}

function logHealth({ lostLines }: HealthParts): Finding {
  const lost = lostLines();
  const text = lost === 0 ? '日志完整' : `已丢失 ${lost} 行日志`;
  return { topic: 'log', state: lost === 0 ? 'good' : 'warn', text };
}
