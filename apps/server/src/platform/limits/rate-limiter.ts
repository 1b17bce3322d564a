import { minute } from '@portal/common/durations';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';

interface Bucket {
  left: number;
  at: number;
}

export interface Rate {
  perMinute: number;
  burst: number;
}

const most = 100_000;

export type Limiter = ReturnType<typeof createLimiter>;

/** Token buckets of this process; the least recently used are forgotten beyond 100,000. */
export function createLimiter(parts: { clock: Clock; config: Pick<Config, 'rateFactor'> }) {
  const { clock, config } = parts;
  const buckets = new LRUCache<string, Bucket>({ max: most });

  return {
    /** Takes one from the bucket. Answers 0, or the seconds until there is one again. */
    take(key: string, { perMinute, burst }: Rate): number {
      const { rateFactor: factor } = config;
      const now = clock.now().getTime();
      const perMs = (perMinute * factor) / minute;
      const bucket = buckets.get(key) ?? { left: burst * factor, at: now };
      bucket.left = Math.min(burst * factor, bucket.left + Math.max(0, now - bucket.at) * perMs);
      bucket.at = now;
      buckets.set(key, bucket);
      if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perMs / 1_000);
      bucket.left -= 1;
      return 0;
    },
  };
}
