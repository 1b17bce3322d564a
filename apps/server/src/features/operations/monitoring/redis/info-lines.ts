/** The lines of `INFO` that a page shows, with its words; paths, addresses and ids of Redis stay out. */
const shown = new Map([
  ['redis_version', '版本'],
  ['redis_mode', '运行模式'],
  ['uptime_in_seconds', '已运行秒数'],
  ['connected_clients', '已连接的客户端'],
  ['blocked_clients', '等待中的客户端'],
  ['used_memory', '已用内存（字节）'],
  ['used_memory_peak', '内存峰值（字节）'],
  ['maxmemory', '内存上限（字节），0 为不限'],
  ['maxmemory_policy', '内存写满时的策略'],
  ['mem_fragmentation_ratio', '内存碎片率'],
  ['total_connections_received', '累计连接数'],
  ['total_commands_processed', '累计命令数'],
  ['instantaneous_ops_per_sec', '每秒命令数'],
  ['rejected_connections', '被拒绝的连接数'],
  ['expired_keys', '累计过期的键'],
  ['evicted_keys', '因内存不足被淘汰的键'],
  ['keyspace_hits', '命中次数'],
  ['keyspace_misses', '未命中次数'],
  ['pubsub_channels', '订阅中的频道'],
  ['role', '角色'],
  ['connected_slaves', '从节点数'],
  ['master_link_status', '与主节点的连接'],
  ['rdb_last_bgsave_status', '最近一次快照'],
  ['aof_enabled', '是否开启 AOF'],
]);

/** Reads the lines of `INFO` that are in the allow-list. */
export const infoLines = (info: string) =>
  info.split(/\r?\n/).flatMap((line) => {
    const [key = '', value = ''] = line.split(/:(.*)/s);
    const description = shown.get(key);
    return description === undefined ? [] : [{ key, value, description }];
  });

/** Leaves out of `INFO` what is not in the allow-list, for the terminal. */
export const shownInfo = (info: string): string =>
  infoLines(info)
    .map(({ key, value }) => `${key}:${value}`)
    .join('\n');
