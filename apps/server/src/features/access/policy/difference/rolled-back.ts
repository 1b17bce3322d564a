import type { PolicyChange } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { conflictsOf } from '../changes/apply-changes.ts';

/** Thrown to leave nothing behind. */
class RolledBack extends Error {}

/**
 * Does work in a transaction that is rolled back, whatever it wrote, and returns its result. Changes whose rows are no
 * longer what they were made against are refused first.
 */
export async function rolledBack<Result>(
  db: Database,
  changes: readonly PolicyChange[],
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      const rows = await conflictsOf(tx, changes);
      if (rows.length > 0) refuse('policy.conflict', { result: { rows } });
      results.push(await work(tx));
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('the transaction did not end');
  return result;
}
