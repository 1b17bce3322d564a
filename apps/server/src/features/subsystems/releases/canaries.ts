import type { Canary } from '@portal/contract/subsystems/subsystem-releases';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import {
  decidingIn,
  type DecidingParts,
  giveNewChance,
  type Matter,
  notingIn,
} from './release-decision.ts';
import { decide, knownStores, noTrial } from './store.ts';

/** Trying a version with some, before everybody gets it. */
export function createTrials({ db, audit }: DecidingParts) {
  const deciding = decidingIn(db);
  const note = notingIn(audit);
  return {
    async startTrial(matter: Matter, trial: Canary, by: Caller): Promise<void> {
      const { key } = matter;
      const { version, percent } = trial;
      const stores = [...new Set(trial.stores)];
      if (percent === 0 && stores.length === 0) refuse('release.for-nobody');
      await deciding(matter, async (tx) => {
        await insistOnStores(tx, stores);
        await giveNewChance(tx, key, version);
        const share = { canary_percent: percent, canary_stores: stores };
        await decide(tx, key, { canary_version: version, ...share });
      });
      const share = { percent: String(percent), stores: String(stores.length) };
      await note('canary.started', by, { subsystem: key, version, ...share });
    },

    async endTrial(matter: Matter, by: Caller): Promise<void> {
      const { key } = matter;
      await deciding(matter, (tx) => decide(tx, key, noTrial));
      await note('canary.stopped', by, { subsystem: key });
    },
  };
}

async function insistOnStores(db: Database, stores: readonly string[]): Promise<void> {
  const known = await knownStores(db, stores);
  const unknown = stores.filter((store) => !known.has(store));
  if (unknown.length === 0) return;
  refuse('release.store-unknown', { message: `试用门店不存在：${unknown.slice(0, 5).join('、')}` });
}
