import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Reads the enabled items of all dictionaries in order. */
export function enabledItems(db: Database) {
  return db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('enabled', '=', true)
    .orderBy('dictionary_code')
    .orderBy('sort')
    .orderBy('value')
    .select(['dictionary_code', 'value', 'text', 'color'])
    .execute();
}

export async function allCodes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('dictionary')
    .where(ofTenant('dictionary'))
    .orderBy('code')
    .select('code')
    .execute();
  return rows.map(({ code }) => code);
}
