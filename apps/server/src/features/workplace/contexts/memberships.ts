import {
  type WorkContext,
  emptyContext,
  contextVersion,
} from '@portal/contract/workplace/work-context';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Session } from '#platform/session/session.ts';
import { belongsTo } from './store.ts';

/** The number of cached results; a few for each user at work. */
const most = 20_000;

export type Memberships = ReturnType<typeof createMemberships>;

/**
 * Checks that the user is a member of what a tab claims to have chosen. This runs on each call, so results are cached
 * until any membership changes: a user removed from a store is refused with the next call, on every node.
 */
export function createMemberships({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<boolean>({ most });
  return async ({ personId }: Session, chosen: WorkContext): Promise<boolean> => {
    const version = contextVersion(chosen);
    if (version === contextVersion(emptyContext)) return true;
    return memo.get(epochs.of('membership'), `${personId} ${version}`, () =>
      belongsTo(db, personId, chosen),
    );
  };
}
