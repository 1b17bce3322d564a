import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

const checkOf = (secret: string): Buffer =>
  createHmac('sha256', secret).update('the secret of this installation').digest();

/**
 * Compares a node's secret with that of the nodes before it; the first node sets the measure, also where several start
 * at once. Under two secrets, what one node seals the other cannot open: sign-ins would fail every other time.
 *
 * @throws {StartError} where they differ, unless the secret `isReplaced` on purpose.
 */
export async function requireSecret(
  db: Database,
  { secret, isReplaced }: { secret: string; isReplaced: boolean },
): Promise<void> {
  const secret_check = checkOf(secret);
  await db
    .insertInto('installation')
    .values({ secret_check })
    .onConflict((row) =>
      isReplaced ? row.column('id').doUpdateSet({ secret_check }) : row.column('id').doNothing(),
    )
    .execute();
  const kept = await db.selectFrom('installation').select('secret_check').executeTakeFirstOrThrow();
  if (kept.secret_check.equals(secret_check)) return;
  throw new StartError(
    'PORTAL_SECRET, or the file secret of the data directory, is not the secret that the other nodes of this database have: give this node theirs, or set PORTAL_SECRET_REPLACED=yes for one start if it was replaced on purpose.',
  );
}
