import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Reads the items of all dictionaries in order, also those that are offered no more. */
export function allItems(db: Database) {
  return db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .orderBy('dictionary_code')
    .orderBy('sort')
    .orderBy('value')
    .select(['dictionary_code', 'value', 'text', 'color', 'enabled'])
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
