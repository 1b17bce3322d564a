import type { Clock } from '#platform/time/clock.ts';

interface CacheEntry<V> {
  value: V;
  at: number;
}

/** Creates a cache with a maximum size and a time to live; the least recently used entries go first. */
export function createTtlCache<V>(limits: { most: number; forMs: number; clock: Clock }) {
  const { most, forMs, clock } = limits;
  const kept = new Map<string, CacheEntry<V>>();

  return {
    get(key: string): V | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      const age = clock.now().getTime() - entry.at;
      // A clock set back makes ages negative, and such an age says nothing.
      if (age < 0 || age >= forMs) return undefined;
      kept.set(key, entry);
      return entry.value;
    },

    set(key: string, value: V): void {
      kept.delete(key);
      kept.set(key, { value, at: clock.now().getTime() });
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    },

    forget(key: string): void {
      kept.delete(key);
    },

    forgetWhere(isMeant: (value: V) => boolean): void {
      for (const [key, { value }] of kept) if (isMeant(value)) kept.delete(key);
    },

    forgetAll(): void {
      kept.clear();
    },
  };
}
