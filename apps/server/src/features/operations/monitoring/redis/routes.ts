import {
  getRedisHistory,
  getRedisInfo,
  getRedisKeysSize,
  getRedisMemory,
  getRedisOverview,
  runRedisCommand,
} from '@portal/contract/monitoring/redis';
import type { FastifyInstance } from 'fastify';
import { serveMonitor } from '../serve-monitor.ts';
import type { OwnNode } from '../nodes/own-node.ts';
import type { RedisMonitor } from './redis-monitor.ts';
import type { createRedisTerminal } from './terminal.ts';

interface RedisParts {
  monitor: RedisMonitor;
  terminal: ReturnType<typeof createRedisTerminal>;
  own: OwnNode;
}

/** Serves the figures of Redis by JeecgBoot's names, an overview for our page, and the terminal. */
export function redisRoutes(app: FastifyInstance, { monitor, terminal, own }: RedisParts): void {
  serveMonitor(app, getRedisInfo, () => monitor.info());
  serveMonitor(app, getRedisKeysSize, () => monitor.size());
  serveMonitor(app, getRedisMemory, () => monitor.memory());
  serveMonitor(app, getRedisHistory, async () => monitor.history());
  serveMonitor(app, getRedisOverview, async () => {
    const taken = { node: own.name(), takenAt: app.clock.now().getTime() };
    if (!monitor.isConfigured) return { ...taken, redis: null };
    return { ...taken, redis: { ...(await monitor.read()), history: monitor.history() } };
  });
  serveMonitor(app, runRedisCommand, ({ line }, caller) => terminal.run(line, caller));
}
