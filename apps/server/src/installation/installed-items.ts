import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';

type Kind = Tables['installed_item']['kind'];

/** The rows that no release has brought to this installation yet. */
export async function notInstalledYet<Row>(
  db: Database,
  kind: Kind,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const installed = await db
    .selectFrom('installed_item')
    .where('kind', '=', kind)
    .select('key')
    .execute();
  const keys = new Set(installed.map(({ key }) => key));
  return rows.filter((row) => !keys.has(keyOf(row)));
}

export async function noteInstalled(
  db: Database,
  kind: Kind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('installed_item')
    .values(keys.map((key) => ({ kind, key })))
    .execute();
}

/** Inserts rows; where somebody has made one of the same name already, theirs stays. */
export async function insertNew<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
