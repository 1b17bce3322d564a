import { z } from 'zod';

/** A Redis that carries messages between nodes. */
export interface RedisConfig {
  /** May hold a password: not for any log. */
  url: string;
  /** The channel; one Redis may serve several installations. */
  channel: string;
}

export const busVariables = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /./ }).optional(),
  REDIS_CHANNEL: z
    .string()
    .regex(/^[\w:.-]{1,64}$/)
    .default('portal'),
};

type BusEnvironment = z.infer<z.ZodObject<typeof busVariables>>;

/** Without `REDIS_URL` PostgreSQL alone carries the news. */
export const readRedis = (env: BusEnvironment): RedisConfig | undefined =>
  env.REDIS_URL === undefined ? undefined : { url: env.REDIS_URL, channel: env.REDIS_CHANNEL };
