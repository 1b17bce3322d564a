import { z } from 'zod';
import { defineCall } from '../call.ts';
import { apiBase } from '../headers.ts';
import { text } from '../text.ts';
import { monitorActions, monitorReading } from './nodes.ts';

const refuses = ['monitor.foreign', 'redis.none', 'redis.away', 'redis.denied'] as const;
const reading = { ...monitorReading, input: z.strictObject({}), refuses };

const InfoLine = z.object({ key: z.string(), value: z.string(), description: z.string() });

/** The INFO of Redis, as far as the allow-list goes. */
export const getRedisInfo = defineCall({
  ...reading,
  path: '/sys/actuator/redis/info',
  result: z.array(InfoLine),
});

/** The number of keys. */
export const getRedisKeysSize = defineCall({
  ...reading,
  path: `${apiBase}/sys/actuator/redis/keysSize`,
  envelope: 'bare',
  result: z.object({ create_time: z.number(), dbSize: z.number() }),
});

/** The memory in use, in bytes. */
export const getRedisMemory = defineCall({
  ...reading,
  path: `${apiBase}/sys/actuator/redis/memoryInfo`,
  envelope: 'bare',
  result: z.object({ create_time: z.number(), used_memory: z.number() }),
});

const point = { create_time: z.number() };

/** The same by the minute for the last hour, as the node that answers has seen it. */
export const getRedisHistory = defineCall({
  ...reading,
  path: '/sys/actuator/redis/metrics/history',
  result: z.object({
    dbSize: z.array(z.object({ ...point, dbSize: z.number() })),
    memory: z.array(z.object({ ...point, used_memory: z.number() })),
  }),
});

/** Figures and facts of the Redis that all nodes share; null where the installation has none. */
export const getRedisOverview = defineCall({
  ...monitorReading,
  path: '/sys/actuator/redis/overview',
  input: z.strictObject({}),
  result: z.object({
    node: z.string(),
    takenAt: z.number(),
    redis: z
      .object({
        lines: z.array(InfoLine),
        keys: z.number(),
        memory: z.number(),
        history: getRedisHistory.result,
      })
      .nullable(),
  }),
  refuses: ['monitor.foreign', 'redis.away', 'redis.denied'],
});
export type RedisOverview = z.infer<typeof getRedisOverview.result>;

/** The longest command, and the most of an answer that is shown, in characters. */
export const redisTerminalLimits = { line: 500, answer: 65_536 } as const;

/** Runs one command of the allow-list, which only reads; anything else is refused with a sentence and audited. */
export const runRedisCommand = defineCall({
  method: 'POST',
  path: '/sys/actuator/redis/command',
  envelope: 'main',
  admits: 'signed-in',
  action: monitorActions.terminal,
  proof: 'fresh',
  input: z.strictObject({ line: text(redisTerminalLimits.line).min(1, '请输入命令') }),
  result: z.object({
    /** As redis-cli would print it. */
    text: z.string(),
    /** The answer was longer than what is shown. */
    isCut: z.boolean(),
  }),
  refuses: [...refuses, 'redis.refused'],
  rate: 'write',
});
