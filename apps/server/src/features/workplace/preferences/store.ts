import type { Database } from '#platform/database/database.ts';

export const preferencesOf = (db: Database, personId: string) =>
  db.selectFrom('preference').where('person_id', '=', personId).select(['name', 'value']).execute();

export interface PreferenceValues {
  personId: string;
  /** Values by name, each ready as JSON. */
  values: readonly { name: string; json: string }[];
  now: Date;
}

export async function savePreferenceValues(
  db: Database,
  { personId, values, now }: PreferenceValues,
): Promise<void> {
  const rows = values.map(({ name, json }) => ({
    person_id: personId,
    name,
    value: json,
    changed_at: now,
  }));
  await db
    .insertInto('preference')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'name']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}
