import type { Database } from '#platform/database/database.ts';

export const personOf = (db: Database, id: string) =>
  db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['id', 'work_no', 'password_hash', 'password_changed_at', 'created_at'])
    .executeTakeFirstOrThrow();

export type PersonRow = Awaited<ReturnType<typeof personOf>>;

/** Returns the hashes of a user's earlier passwords, the newest first. */
export async function hashesBefore(
  db: Database,
  personId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(most)
    .select('password_hash')
    .execute();
  return rows.map(({ password_hash }) => password_hash);
}

/** Replaces the current hash; returns whether it was still the expected one. */
export async function replaceHash(
  db: Database,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
  { newHash, now }: { newHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ password_hash: newHash, password_changed_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a hash to a user's history, of which only the newest stay. */
export async function rememberHash(
  db: Database,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  await db
    .insertInto('password_history')
    .values({ person_id: id, password_hash, replaced_at: now })
    .execute();
  await db
    .deleteFrom('password_history')
    .where('person_id', '=', id)
    .where('id', 'not in', (history) =>
      history
        .selectFrom('password_history')
        .where('person_id', '=', id)
        .orderBy('id', 'desc')
        .limit(most)
        .select('id'),
    )
    .execute();
}
