import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';

// A statement takes 65,535 parameters at most; no table here has twenty columns.
const rowsAtOnce = 1_000;

/** Inserts what is not there yet: an earlier release may have loaded a part, and what it loaded stays as it is. */
export async function insertRows<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((row) => row.doNothing())
      .execute();
  }
}
