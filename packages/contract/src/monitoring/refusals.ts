/**
 * Refusals of the pages of monitoring. A command for Redis is refused with a sentence of its own, which says why and
 * what is allowed; a registered system that cannot be read with one that names it.
 */
export const monitoringRefusals = {
  'monitor.foreign': { status: 403, message: '系统监控属于整个平台，只有默认租户的管理员可以查看' },
  'monitor.no-metric': { status: 404, message: '没有这项指标' },
  'job.not-failed': { status: 409, message: '该任务已重新执行，或已过期删除，请刷新' },
  'node.unknown': { status: 404, message: '没有这个节点，可能已停止运行' },
  'node.silent': { status: 503, message: '该节点没有应答，可能已中断或正忙' },
  'actuator.none': { status: 200, code: 500, message: '该系统没有登记监控地址' },
  'actuator.silent': { status: 200, code: 500, message: '该系统没有应答' },
  'actuator.failed': { status: 200, code: 500, message: '该系统的应答无法读取' },
  'redis.none': { status: 200, code: 500, message: '本平台没有配置 Redis' },
  'redis.away': { status: 503, message: '连接不上 Redis，或 Redis 没有及时应答' },
  'redis.denied': { status: 200, code: 500, message: 'Redis 的监控账号没有执行该命令的权限' },
  'redis.refused': { status: 200, code: 500, message: '该命令不能执行' },
} as const;
