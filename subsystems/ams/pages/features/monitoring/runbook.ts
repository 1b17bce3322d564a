import type { FigureState } from '@portal/contract/monitoring/bounds';
import type { HealthTopic } from '@portal/contract/monitoring/health';

interface RunbookSection {
  title: string;
  steps: readonly string[];
  /** The page of monitoring that shows the cause. */
  page?: { title: string; path: string };
}

const at = (path: string, title: string) => ({ title, path: `/ams/monitor/${path}` });
const slowest = at('trace?by=call', '请求追踪');

/** The runbook by topic, as `docs/operations/runbook.md` has it in English. */
export const runbook: Record<HealthTopic, RunbookSection> = {
  database: {
    title: '数据库',
    steps: [
      '查看 PostgreSQL 的日志；内置数据库的日志在数据目录中。',
      '检查磁盘是否写满，并在「数据库」中查找正在等待的语句，以及阻塞它的连接。',
      '用 pg_terminate_backend 结束阻塞其他语句的连接。本平台会自行重新连接。',
    ],
    page: at('database', '数据库'),
  },
  nodes: {
    title: '节点',
    steps: [
      '检查该节点所在的机器，并查看它日志的末尾。',
      '重新启动该节点，15 秒内恢复正常。',
      '有意移除的节点 1 天后不再显示。',
    ],
  },
  bus: {
    title: '节点间消息',
    steps: [
      '确认 PostgreSQL 可以连接；配置了 REDIS_URL 的，也确认 Redis 可以连接。',
      '不需要重启：节点会自行重新连接并补齐错过的变更。在此之前页面最多晚 30 秒更新。',
    ],
  },
  services: {
    title: '外部服务',
    steps: [
      '在「连接与服务」中查看最近一次失败的原因。',
      '确认该服务正常，并且本节点可以连接它的地址。',
      '不需要重启：连续失败 5 次后暂停 30 秒，之后自动重试。',
    ],
    page: at('connection', '连接与服务'),
  },
  requests: {
    title: '请求用时',
    steps: [
      '在「请求追踪」的「按接口」中查看哪个接口累计用时最多，再点开它的请求。',
      '只有一个接口慢：在「数据库」中查找它的语句。都慢：查看「数据库」「外部服务」和「事件循环」。',
      '在「服务器」中查看从什么时候开始，当时是否发布过版本。',
    ],
    page: slowest,
  },
  disk: {
    title: '磁盘',
    steps: [
      '查看增长的是日志、上传的文件还是数据库。',
      '轮转日志或扩大磁盘。不要手工删除数据目录中的文件。',
    ],
    page: at('disk', '磁盘'),
  },
  'event-loop': {
    title: '事件循环',
    steps: [
      '在「JVM」和「请求追踪」中查看该节点上用时长的请求。',
      '在「服务器」中查看机器的 CPU 是否还有余量。',
      '增加一个节点，由负载均衡分担。',
    ],
    page: slowest,
  },
  memory: {
    title: '内存',
    steps: [
      '在「JVM」中查看 7 天的堆：完整回收后仍一直上升的，是泄漏；请连同这张图报告问题，并先重新启动该节点。',
      '随用户数升降的，提高 NODE_OPTIONS 中的 --max-old-space-size，或增加一个节点。',
      '机器内存不足而堆不大的，是机器上的其他程序。',
    ],
    page: at('jvm?range=week', 'JVM'),
  },
  jobs: {
    title: '后台任务',
    steps: [
      '在「后台任务」中查看已放弃的任务与错误，并在日志中查找 part 为 jobs 的行。',
      '先恢复任务所需的服务，例如短信网关，再重新执行。失败的消息在「消息列表」中可全部重新发送，退出通知在「退出通知」中逐条重试。',
    ],
    page: at('job', '后台任务'),
  },
  faults: {
    title: '后台工作',
    steps: [
      '在日志中查找 background work failed，part 说明是哪一部分。',
      '反复失败的，先检查数据库与节点间消息。失败的工作会自行重做。',
    ],
  },
  clock: {
    title: '时钟',
    steps: [
      '让节点与数据库所在的机器使用同一个时间服务器。相差太大时验证码会失败，登录会提前结束。',
    ],
  },
  release: {
    title: '版本',
    steps: ['继续滚动升级：本节点是接下来要升级的。'],
  },
  log: {
    title: '日志',
    steps: ['确认读取日志的程序在运行，并且磁盘没有写满。', '数字在节点重新启动后清零。'],
  },
};

/** Returns the address of a page for the node that is chosen, if one is. */
export function ofNode(path: string, node: string | null): string {
  if (node === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}node=${encodeURIComponent(node)}`;
}

/** Returns the address of the steps for a topic. */
export const healthPathOf = (topic: HealthTopic, node: string | null): string =>
  ofNode(`/ams/monitor/health?topic=${topic}`, node);

/** The word and the colour of a state. */
export const stateWords: Record<FigureState, { text: string; color: string }> = {
  bad: { text: '异常', color: 'red' },
  warn: { text: '注意', color: 'orange' },
  good: { text: '正常', color: 'green' },
};
