import { z } from 'zod';

/** The Redis that monitoring looks at, and what of it may be read by hand. */
export interface RedisMonitorConfig {
  /** May hold a password: not for any log. */
  url: string | undefined;
  /** Beginnings of the keys that the terminal reads; no other key is shown. */
  keys: readonly string[];
}

export const monitorVariables = {
  REDIS_MONITOR_URL: z.url({ protocol: /^rediss?$/, hostname: /./ }).optional(),
  REDIS_MONITOR_KEYS: z
    .string()
    .regex(/^[\w:.-]{2,64}(,[\w:.-]{2,64}){0,19}$/)
    .default('metrics:,cache:'),
};

type MonitorEnvironment = z.infer<z.ZodObject<typeof monitorVariables>>;

/** Without a user of its own, monitoring asks as the user of the bus, who may hardly be allowed to. */
export const readRedisMonitor = (
  { REDIS_MONITOR_URL, REDIS_MONITOR_KEYS }: MonitorEnvironment,
  busUrl: string | undefined,
): RedisMonitorConfig => ({
  url: REDIS_MONITOR_URL ?? busUrl,
  keys: REDIS_MONITOR_KEYS.split(','),
});
