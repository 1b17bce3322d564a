import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';

export const passkeysOf = (db: Database, personId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

/** Inserts a passkey; returns whether it is new: an authenticator's id belongs to one user for good. */
export async function insertPasskey(
  within: Database,
  row: Insertable<Tables['passkey']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await within
    .insertInto('passkey')
    .values(row)
    .onConflict((known) => known.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes a use, and how many the authenticator has counted by now. */
export async function noteUse(
  db: Database,
  id: string,
  { uses, now }: { uses: number; now: Date },
): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ uses: String(uses), last_used_at: now })
    .where('id', '=', id)
    .execute();
}

interface Owned {
  id: string;
  personId: string;
}

/** Renames a passkey; returns whether the user has it. */
export async function namePasskey(
  db: Database,
  { id, personId }: Owned,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey; returns whether the user had it. */
export async function deletePasskey(within: Database, { id, personId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await within
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
