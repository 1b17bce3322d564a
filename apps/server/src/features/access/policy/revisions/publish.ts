import type { PolicyChange } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import { requireAdministrator } from '#platform/database/last-administrator.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { momentOf } from '@portal/common/group-time';
import { applyChanges, conflictsOf, lockPolicy } from '../changes/apply-changes.ts';
import { requireSoundMenus } from '../changes/sound-menus.ts';
import { endingQueue } from './endings.ts';
import { insertRevision, type NewRevision } from './store.ts';

/**
 * Applies changes and writes their revision, in a transaction. Rows that are not what the changes were made against
 * refuse all of them, and so does the loss of the last administrator. Triggers of the tables raise the epochs: nodes and open pages follow once it is committed.
 */
export async function publishChanges(
  tx: Database,
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  revision: Omit<NewRevision, 'now'>,
): Promise<number> {
  await lockPolicy(tx);
  const rows = await conflictsOf(tx, revision.changes);
  if (rows.length > 0) refuse('policy.conflict', { result: { rows } });
  const changes = await applyChanges(tx, revision.changes);
  await requireSoundMenus(tx, changes);
  await requireAdministrator(tx);
  for (const at of endsIn(changes)) await jobs.send(endingQueue, {}, { within: tx, at });
  return insertRevision(tx, { ...revision, changes, now: clock.now() });
}

/** The moments at which roles end by these changes, each once. */
const endsIn = (changes: readonly PolicyChange[]): Date[] => {
  const ends = changes.flatMap((change) =>
    change.kind === 'member' && change.after?.until ? [change.after.until] : [],
  );
  return [...new Set(ends)].map(momentOf);
};
