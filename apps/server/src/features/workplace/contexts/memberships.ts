import { type Chosen, nothingChosen, versionOf } from '@portal/contract/workplace/work-context';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createTenantMemo } from '#platform/tenant-memo';
import type { Session } from '#platform/session';
import { belongsTo } from './store.ts';

/** Answers remembered at most; a few for each person at work. */
const most = 20_000;

export type Memberships = ReturnType<typeof createMemberships>;

/**
 * Whether what a tab claims to have chosen is the person's. It is asked on each call, so answers are remembered until
 * anybody's membership changes: whoever is taken out of a store is out of it with the next call, on every node.
 */
export function createMemberships({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<boolean>({ most });
  return async ({ personId }: Session, chosen: Chosen): Promise<boolean> => {
    const version = versionOf(chosen);
    if (version === versionOf(nothingChosen)) return true;
    return memo.get(epochs.of('membership'), `${personId} ${version}`, () =>
      belongsTo(db, personId, chosen),
    );
  };
}
