import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** A session as the person it belongs to may see it. */
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Returns all sessions of a user, also those that are no longer usable. */
export const listSessions = (db: Database, personId: string) =>
  db
    .selectFrom('session')
    .where('person_id', '=', personId)
    .select(['id', 'token_hash as tokenHash', 'user_agent as userAgent', 'address', 'method'])
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .execute();

/** Deletes a session of a user; returns the hash of its token, or undefined when the user has no such session. */
export async function deleteOwnSession(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

/** Deletes all sessions of a user but the one with this token; returns how many there were. */
export async function deleteOtherSessions(
  db: Database,
  { personId, tokenHash }: { personId: string; tokenHash: Buffer },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Marks a session as one that the next sign-in of its person replaces, and that ends at a moment at the latest. */
export async function supersedeSession(
  db: Database,
  tokenHash: Buffer,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ superseded_at: now, expires_at: sql`least(expires_at, ${endsAt})` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Deletes superseded sessions; returns whether there were any. */
export async function deleteSupersededSessions(db: Database, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('superseded_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores the department a session works in. */
export async function writeDepartment(
  db: Database,
  tokenHash: Buffer,
  orgCode: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ context: sql`context || jsonb_build_object('orgCode', ${orgCode}::text)` })
    .where('token_hash', '=', tokenHash)
    .execute();
}
