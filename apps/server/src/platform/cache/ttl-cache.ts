import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/time/clock.ts';

/** Creates a cache with a maximum size and a time to live; the least recently used entries go first. */
export function createTtlCache<V extends object | string | true>(limits: {
  most: number;
  forMs: number;
  clock: Clock;
}) {
  const { most, forMs, clock } = limits;
  const now = () => clock.now().getTime();
  const entries = new LRUCache<string, V>({
    max: most,
    ttl: forMs,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    get(key: string): V | undefined {
      const leftMs = entries.getRemainingTTL(key);
      // Set back, the clock gives an entry a longer life than it was given.
      if (leftMs <= 0 || leftMs > forMs) entries.delete(key);
      return entries.get(key);
    },

    set: (key: string, value: V): void => void entries.set(key, value),

    forget: (key: string): void => void entries.delete(key),

    forgetWhere(isMeant: (value: V) => boolean): void {
      for (const [key, value] of entries.entries()) if (isMeant(value)) entries.delete(key);
    },

    forgetAll: (): void => entries.clear(),
  };
}
