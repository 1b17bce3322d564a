import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate, whereContains } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredDictionary = NonNullable<Awaited<ReturnType<typeof findDictionary>>>;
export type StoredItem = Awaited<ReturnType<typeof itemsOf>>[number];

/** The fields of an item that are edited. */
export interface ItemFields {
  text: string;
  description: string;
  color: string | null;
  enabled: boolean;
}

interface DictionaryFilter {
  keyword?: string | undefined;
  name?: string | undefined;
  code?: string | undefined;
}

const all = (db: Database) =>
  db
    .selectFrom('dictionary')
    .where(ofTenant('dictionary'))
    .select(['code', 'name', 'description', 'version'])
    .select(
      sql<string>`(select count(*) || '/' || count(*) filter (where enabled) from dictionary_item
        where ${ofTenant('dictionary_item')} and dictionary_code = code)`.as('counts'),
    );

const holds = (column: 'code' | 'name', part: string) => whereContains(column, part);

export function pageOfDictionaries(
  db: Database,
  { keyword, name, code }: DictionaryFilter,
  page: PageRequest,
) {
  let found = all(db).orderBy('code');
  if (keyword) found = found.where((eb) => eb.or([holds('code', keyword), holds('name', keyword)]));
  if (name) found = found.where(holds('name', name));
  if (code) found = found.where(holds('code', code));
  return paginate(found, page);
}

export const findDictionary = (db: Database, code: string) =>
  all(db).where('code', '=', code).executeTakeFirst();

/** Locks a dictionary, so that its changes come one after the other; returns its version. */
export async function lockDictionary(within: Database, code: string): Promise<number | undefined> {
  const row = await within
    .selectFrom('dictionary')
    .where(ofTenant('dictionary'))
    .where('code', '=', code)
    .select('version')
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Adds a dictionary; returns false where its code is taken. */
export async function insertDictionary(
  db: Database,
  row: { code: string; name: string; description: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('dictionary')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Sets fields of a dictionary and raises its version. */
export const updateDictionary = (
  within: Database,
  code: string,
  fields: { name?: string; description?: string } = {},
) =>
  within
    .updateTable('dictionary')
    .where(ofTenant('dictionary'))
    .where('code', '=', code)
    .set({ ...fields, version: sql`version + 1` })
    .execute();

export const removeDictionary = (within: Database, code: string) =>
  within.deleteFrom('dictionary').where(ofTenant('dictionary')).where('code', '=', code).execute();

export const itemsOf = (db: Database, code: string) =>
  db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('dictionary_code', '=', code)
    .orderBy('sort')
    .orderBy('value')
    .select(['value', 'text', 'description', 'color', 'sort', 'enabled', 'version'])
    .execute();

/** Adds items after those there are, in their order. */
export async function insertItems(
  within: Database,
  code: string,
  items: readonly (ItemFields & { value: string })[],
): Promise<void> {
  if (items.length === 0) return;
  const last = await within
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('dictionary_code', '=', code)
    .select(({ fn }) => fn.max('sort').as('sort'))
    .executeTakeFirst();
  const first = (last?.sort ?? -1) + 1;
  await within
    .insertInto('dictionary_item')
    .values(items.map((item, at) => ({ ...item, dictionary_code: code, sort: first + at })))
    .execute();
}

export const updateItem = (within: Database, code: string, value: string, fields: ItemFields) =>
  within
    .updateTable('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('dictionary_code', '=', code)
    .where('value', '=', value)
    .set({ ...fields, version: sql`version + 1` })
    .execute();

export const removeItem = (within: Database, code: string, value: string) =>
  within
    .deleteFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('dictionary_code', '=', code)
    .where('value', '=', value)
    .execute();

/** Puts the items of a dictionary into the order of these values. */
export const updateOrder = (within: Database, code: string, values: readonly string[]) =>
  sql`
    update dictionary_item set sort = placed.place
    from unnest(${values}::text[]) with ordinality as placed (value, place)
    where ${ofTenant('dictionary_item')} and dictionary_code = ${code}
      and dictionary_item.value = placed.value and sort <> placed.place`.execute(within);
