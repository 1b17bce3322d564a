import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import type { Canary } from '@portal/contract/subsystem-releases';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { decidingIn, type DecidingParts, giveNewChance, notingIn } from './deciding.ts';
import { countStores, decide, noTrial } from './release-store.ts';

/** Trying a version with some, before everybody gets it. */
export function createTrials({ db, audit }: DecidingParts) {
  const deciding = decidingIn(db);
  const note = notingIn(audit);
  return {
    async startTrial(key: SubsystemKey, trial: Canary, by: Caller): Promise<void> {
      const { version, percent } = trial;
      const stores = [...new Set(trial.stores)];
      if (percent === 0 && stores.length === 0) refuse('release.for-nobody');
      await deciding(key, async (tx) => {
        if ((await countStores(tx, stores)) < stores.length) refuse('release.store-unknown');
        await giveNewChance(tx, key, version);
        const share = { canary_percent: percent, canary_stores: stores };
        await decide(tx, key, { canary_version: version, ...share });
      });
      const share = { percent: String(percent), stores: String(stores.length) };
      await note('canary.started', by, { subsystem: key, version, ...share });
    },

    async endTrial(key: SubsystemKey, by: Caller): Promise<void> {
      await deciding(key, (tx) => decide(tx, key, noTrial));
      await note('canary.stopped', by, { subsystem: key });
    },
  };
}
