import { LRUCache } from 'lru-cache';

/**
 * Caches results that take time to make: concurrent callers share one making, and beyond `most` (the sum of `weigh`, or
 * a count) the least recently used go. A failure is not cached. `version` names the facts behind the results: a new one
 * drops them all.
 */
export function createMemo<V>({ most, weigh }: { most: number; weigh?: (value: V) => number }) {
  const entries = new LRUCache<string, Promise<V>>({ maxSize: most });
  let keptVersion: string | number | undefined;

  return {
    get(version: string | number, key: string, make: () => Promise<V>): Promise<V> {
      if (version !== keptVersion) {
        entries.clear();
        keptVersion = version;
      }
      const known = entries.get(key);
      if (known !== undefined) return known;
      const value = make();
      const keep = (size: number) => entries.set(key, value, { size });
      const drop = () => entries.peek(key) === value && entries.delete(key);
      keep(1);
      // Its weight is known when it is made. The cache weighs an entry when it comes in.
      value.then((made) => drop() && keep(Math.max(1, weigh?.(made) ?? 1)), drop);
      return value;
    },
  };
}
