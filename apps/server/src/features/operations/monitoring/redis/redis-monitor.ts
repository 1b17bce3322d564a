import { hour, minute } from '@portal/common/durations';
import type { FastifyInstance } from 'fastify';
import { infoLines } from './info-lines.ts';
import type { RedisConnection } from './redis-connection.ts';

interface Point {
  create_time: number;
  dbSize: number;
  used_memory: number;
}

export type RedisMonitor = ReturnType<typeof createRedisMonitor>;

/** Reads what Redis says of itself, and remembers its keys and memory by the minute for an hour. */
export function createRedisMonitor(
  app: FastifyInstance,
  { redis, isConfigured }: { redis: RedisConnection; isConfigured: boolean },
) {
  const points: Point[] = [];
  let timer: NodeJS.Timeout | undefined;

  const info = async (): Promise<string> => String(await redis.ask(['INFO']));
  const size = async (): Promise<number> => Number(await redis.ask(['DBSIZE']));

  async function read() {
    const [text, keys] = await Promise.all([info(), size()]);
    return { lines: infoLines(text), keys, memory: memoryIn(text) };
  }
  async function note(): Promise<void> {
    const { keys, memory } = await read();
    const now = app.clock.now().getTime();
    points.push({ create_time: now, dbSize: keys, used_memory: memory });
    while ((points[0]?.create_time ?? now) < now - hour) points.shift();
  }
  // Redis that is away has no point in this minute; the page of health says that it is away.
  const noteQuietly = () => void note().catch(() => undefined);
  app.addHook('onListen', async () => {
    if (!isConfigured) return;
    noteQuietly();
    timer = setInterval(noteQuietly, minute).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    redis.close();
  });

  return {
    isConfigured,
    read,
    info: async () => infoLines(await info()),
    size: async () => ({ create_time: app.clock.now().getTime(), dbSize: await size() }),
    memory: async () => ({
      create_time: app.clock.now().getTime(),
      used_memory: memoryIn(await info()),
    }),
    history: () => ({
      dbSize: points.map(({ create_time, dbSize }) => ({ create_time, dbSize })),
      memory: points.map(({ create_time, used_memory }) => ({ create_time, used_memory })),
    }),
  };
}

const memoryIn = (text: string): number =>
  Number(infoLines(text).find(({ key }) => key === 'used_memory')?.value ?? 0);
