import type { Canary } from '@portal/contract/subsystems/subsystem-releases';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import {
  decideWithLock,
  type DecisionParts,
  clearFailures,
  type DecisionTarget,
  releaseAudit,
} from './release-decision.ts';
import { updateReleaseState, knownStores, noCanary } from './store.ts';

/** Starts and stops canaries: a version that some users get before everyone. */
export function createCanaries({ db, audit }: DecisionParts) {
  const withLock = decideWithLock(db);
  const record = releaseAudit(audit);
  return {
    async startCanary(target: DecisionTarget, canary: Canary, by: Caller): Promise<void> {
      const { key } = target;
      const { version, percent } = canary;
      const stores = [...new Set(canary.stores)];
      if (percent === 0 && stores.length === 0) refuse('release.for-nobody');
      await withLock(target, async (tx) => {
        await requireStores(tx, stores);
        await clearFailures(tx, key, version);
        const share = { canary_percent: percent, canary_stores: stores };
        await updateReleaseState(tx, key, { canary_version: version, ...share });
      });
      const share = { percent: String(percent), stores: String(stores.length) };
      await record('canary.started', by, { subsystem: key, version, ...share });
    },

    async stopCanary(target: DecisionTarget, by: Caller): Promise<void> {
      const { key } = target;
      await withLock(target, (tx) => updateReleaseState(tx, key, noCanary));
      await record('canary.stopped', by, { subsystem: key });
    },
  };
}

async function requireStores(db: Database, stores: readonly string[]): Promise<void> {
  const known = await knownStores(db, stores);
  const unknown = stores.filter((store) => !known.has(store));
  if (unknown.length === 0) return;
  refuse('release.store-unknown', { message: `试用门店不存在：${unknown.slice(0, 5).join('、')}` });
}
