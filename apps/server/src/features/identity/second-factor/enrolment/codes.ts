import { day } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { asMade, makeCode } from '../typed-codes.ts';

const lifeMs = day;
const groups = [4, 4, 4, 4]; // 80 bits: too many to guess, so a plain hash is enough

const hashOf = (personId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${personId} ${asMade(code)}`)
    .digest();

/** Makes a code with which a person adds their first second factor; one made before is worth nothing then. */
export async function issueCode(
  within: Database,
  personId: string,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  await within.deleteFrom('enrolment_code').where('expires_at', '<=', now).execute();
  const code = makeCode(groups);
  const expiresAt = new Date(now.getTime() + lifeMs);
  const kept = { code_hash: hashOf(personId, code), created_at: now, expires_at: expiresAt };
  await within
    .insertInto('enrolment_code')
    .values({ person_id: personId, ...kept })
    .onConflict((known) => known.column('person_id').doUpdateSet(kept))
    .execute();
  return { code, expiresAt };
}

/** Uses up a user's enrolment code; returns whether it was right and in time. */
export async function takeCode(
  db: Database,
  { personId, code }: { personId: string; code: string },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('enrolment_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOf(personId, code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
