import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import {
  keysIn,
  type RecordNames,
  referenceOf,
  titleOf,
} from '@portal/contract/records/references';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { RecordFiles } from './files/field-files.ts';
import type { LinkedReach } from './reach/linked-reach.ts';
import type { FieldsOf } from './record-access.ts';
import { columnOf, tableOf } from './table.ts';

export type NamesOf = ReturnType<typeof createNamesOf>;

/** Reads all items of a dictionary, also those that are offered no more; undefined for a code that names none. */
type ReadDictionary = (
  code: string,
) => Promise<readonly { item: { value: string; text: string } }[] | undefined>;

interface NameParts {
  db: Database;
  /** Every type that a field may link to. */
  types: readonly RecordType[];
  readDictionary: ReadDictionary;
  files: Pick<RecordFiles, 'namesOf'>;
  fieldsOf: FieldsOf;
  linkedReach: LinkedReach;
}

interface NamedKey {
  key: string;
  name: string | null;
}
type Keys = readonly string[];

/** The dictionary of positions: they have no table. */
const positions = 'position';

/** A field with one of its values. */
interface FieldValue {
  field: RecordField;
  value: RecordValue | undefined;
}

/**
 * Returns the names of what values refer to: one query for each kind of reference, whatever the number of records. They
 * are shown for the keys of records that the user sees, and for no others; a linked record has a name for those alone
 * who reach it and see its title.
 */
export function createNamesOf(parts: NameParts) {
  const { db, types, readDictionary, files, fieldsOf, linkedReach } = parts;
  const byKey = new Map(types.map((type) => [keyOfType(type), type]));

  async function itemsOf(code: string, keys: Keys): Promise<NamedKey[]> {
    const items = (await readDictionary(code)) ?? [];
    return items
      .filter(({ item }) => keys.includes(item.value))
      .map(({ item }) => ({ key: item.value, name: item.text }));
  }

  async function readTitlesOf(type: RecordType, keys: Keys, caller: Caller): Promise<NamedKey[]> {
    const title = titleOf(type);
    const { hidden } = await fieldsOf(type, caller);
    if (title !== undefined && hidden.has(title)) return [];
    return readTitles(db, type, keys, await linkedReach(type, caller));
  }

  function read(reference: string, keys: Keys, caller: Caller): Promise<NamedKey[]> {
    const reader = tables[reference];
    if (reader) return reader(db, keys);
    if (reference === 'file') return files.namesOf(db, keys);
    if (reference === 'position') return itemsOf(positions, keys);
    const [, dictionary] = reference.split('dictionary/');
    if (dictionary !== undefined) return itemsOf(dictionary, keys);
    const type = byKey.get(reference);
    return type ? readTitlesOf(type, keys, caller) : Promise.resolve([]);
  }

  return async (values: Iterable<FieldValue>, caller: Caller): Promise<RecordNames> => {
    const wanted = new Map<string, Set<string>>();
    for (const { field, value } of values) {
      const reference = referenceOf(field);
      if (reference === undefined) continue;
      const keys = wanted.get(reference) ?? new Set();
      for (const key of keysIn(value)) keys.add(key);
      if (keys.size > 0) wanted.set(reference, keys);
    }
    const found = [...wanted].map(async ([reference, keys]) => {
      const rows = await read(reference, [...keys], caller);
      const named = rows.map(({ key, name }): [string, string] => [key, name ?? key]);
      return [reference, Object.fromEntries(named)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  };
}

/** The values of records, with their fields. */
export const valuesIn = (
  type: RecordType,
  records: readonly { fields: Partial<RecordFields> }[],
): FieldValue[] =>
  records.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, value]) => {
      const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
      return field ? [{ field, value }] : [];
    }),
  );

const tables: Partial<Record<string, (db: Database, keys: Keys) => Promise<NamedKey[]>>> = {
  store: (db, keys) =>
    db
      .selectFrom('store')
      .where(ofTenant('store'))
      .where((e) => e('store_no', '=', e.fn.any(e.val([...keys]))))
      .select(['store_no as key', 'store_name as name'])
      .execute(),
  person: (db, keys) =>
    db
      .selectFrom('person')
      .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
      .where(ofTenant('person_tenant'))
      .where((e) => e('work_no', '=', e.fn.any(e.val([...keys]))))
      .select(['work_no as key', 'realname as name'])
      .execute(),
  department: (db, keys) =>
    db
      .selectFrom('department')
      .where(ofTenant('department'))
      .where((e) => e('id', '=', e.fn.any(e.val([...keys]))))
      .select(['id as key', 'depart_name as name'])
      .execute(),
};

/** The titles of linked records; a record of a type without a text field is named by its number. */
async function readTitles(
  db: Database,
  type: RecordType,
  keys: Keys,
  reach: RawBuilder<boolean>,
): Promise<NamedKey[]> {
  const [table, title] = [tableOf(type), titleOf(type)];
  const name = sql.ref(title === undefined ? 'id' : columnOf(type, title));
  const { rows } = await sql<NamedKey>`select id as key, ${name} as name from ${sql.table(table)}
    where ${ofTenant(table)} and id = any (${keys}::text[]) and ${reach}`.execute(db);
  return rows;
}
