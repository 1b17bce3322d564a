import { minute } from '@portal/common/durations';
import { isFresh, type KeyPair, type KeyParts, loadKeyPairs } from './key-pairs.ts';

/** A key made by another node is known here after this at the latest. */
export const reloadAfterMs = 5 * minute;

/** The keys of one purpose as a node remembers them, the newest first. They are the same on every node. */
export function createKeyRing(parts: KeyParts) {
  const { clock } = parts;
  let loaded: Promise<KeyPair[]> | undefined;
  let loadedAt = 0;

  function reload(): Promise<KeyPair[]> {
    const loading = loadKeyPairs(parts);
    loaded = loading;
    loadedAt = clock.now().getTime();
    // A failure is not remembered: the next caller tries again.
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  }

  return {
    reload,

    async pairs(): Promise<KeyPair[]> {
      const isOld = clock.now().getTime() - loadedAt >= reloadAfterMs;
      const pairs = await (loaded && !isOld ? loaded : reload());
      return isFresh(pairs[0], clock) ? pairs : reload();
    },
  };
}
