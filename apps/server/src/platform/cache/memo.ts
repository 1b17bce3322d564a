interface CacheEntry<V> {
  value: Promise<V>;
  weight: number;
}

/**
 * Caches results that take time to make: concurrent callers share one making, and beyond `most` (the sum of `weigh`, or
 * a count) the least recently used go. A failure is not cached. `version` names the facts behind the results: a new one
 * drops them all.
 */
export function createMemo<V>({ most, weigh }: { most: number; weigh?: (value: V) => number }) {
  const kept = new Map<string, CacheEntry<V>>();
  let keptVersion: string | number | undefined;
  let weight = 0;

  function drop(key: string, entry: CacheEntry<V>): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    weight -= entry.weight;
  }

  function add(key: string, entry: CacheEntry<V>, made: number): void {
    if (kept.get(key) !== entry) return;
    entry.weight = made;
    weight += made;
    for (const [oldKey, old] of kept) {
      if (weight <= most || old === entry) break;
      drop(oldKey, old);
    }
  }

  return {
    get(version: string | number, key: string, make: () => Promise<V>): Promise<V> {
      if (version !== keptVersion) {
        kept.clear();
        weight = 0;
        keptVersion = version;
      }
      const known = kept.get(key);
      const entry = known ?? { value: make(), weight: 0 };
      kept.delete(key);
      kept.set(key, entry);
      if (known === undefined) {
        entry.value.then(
          (value) => add(key, entry, weigh?.(value) ?? 1),
          () => drop(key, entry),
        );
      }
      return entry.value;
    },
  };
}
