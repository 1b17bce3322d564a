import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { compare, inParts, type Plan, type WantedRow } from './plan.ts';

export interface WantedItem {
  code: string;
  /** The name of the dictionary. */
  name: string;
  value: string;
  text: string;
  color?: string | null | undefined;
  enabled?: boolean | undefined;
  description?: string | undefined;
  sort?: number | undefined;
}

const keyOf = ({ code, value }: WantedItem): string => `${code} ${value}`;

/** Plans items of dictionaries; a dictionary that is not there is made with the first of its items. */
export async function planItems(
  db: Database,
  wanted: readonly WantedRow<WantedItem>[],
): Promise<Plan<WantedItem>> {
  const there = await db
    .selectFrom('dictionary_item')
    .innerJoin('dictionary', 'dictionary.code', 'dictionary_item.dictionary_code')
    .where(ofTenant('dictionary_item', 'dictionary'))
    .select([
      'dictionary.code',
      'dictionary.name',
      'dictionary_item.value',
      'dictionary_item.text',
      'dictionary_item.color',
      'dictionary_item.enabled',
      'dictionary_item.description',
      'dictionary_item.sort',
    ])
    .execute();
  return compare(wanted, {
    keyOf,
    label: '数据值',
    there: new Map(there.map((item) => [keyOf(item), item])),
  });
}

export async function writeItems(tx: Database, { added, changed }: Plan<WantedItem>) {
  const names = new Map([...added, ...changed].map(({ value }) => [value.code, value.name]));
  for (const [code, name] of names) {
    await tx
      .insertInto('dictionary')
      .values({ code, name })
      .onConflict((known) =>
        known
          .columns(['tenant_id', 'code'])
          .doUpdateSet({ name, version: sql`dictionary.version + 1` }),
      )
      .execute();
  }
  for (const part of inParts(added)) {
    const rows = part.map(({ row, value }) => ({
      ...fieldsOf(value),
      dictionary_code: value.code,
      value: value.value,
      text: value.text,
      sort: value.sort ?? row,
    }));
    await tx.insertInto('dictionary_item').values(rows).execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('dictionary_item')
      .where(ofTenant('dictionary_item'))
      .where('dictionary_code', '=', value.code)
      .where('value', '=', value.value)
      .set({
        ...fieldsOf(value),
        text: value.text,
        ...(value.sort !== undefined && { sort: value.sort }),
        version: sql`version + 1`,
      })
      .execute();
  }
}

const fieldsOf = ({ color, enabled, description }: WantedItem) => ({
  ...(color !== undefined && { color }),
  ...(enabled !== undefined && { enabled }),
  ...(description !== undefined && { description }),
});
