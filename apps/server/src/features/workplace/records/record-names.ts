import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn, type RecordNames, referenceOf } from '@portal/contract/records/references';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type { RecordFiles } from './files/field-files.ts';
import type { NamedKey, NameSources } from './order/name-sources.ts';

export type NamesOf = ReturnType<typeof createNamesOf>;

interface NameParts {
  db: Database;
  nameSources: Pick<NameSources, 'itemsOf' | 'tableFor'>;
  files: Pick<RecordFiles, 'namesOf'>;
}

type Keys = readonly string[];

/** A field with one of its values. */
interface FieldValue {
  field: RecordField;
  value: RecordValue | undefined;
}

/**
 * Returns the names of what values refer to: one query for each kind of reference, whatever the number of records. They
 * are shown for the keys of records that the user sees, and for no others.
 */
export function createNamesOf({ db, nameSources, files }: NameParts) {
  async function read(reference: string, keys: Keys, caller: Caller): Promise<NamedKey[]> {
    if (reference === 'file') return files.namesOf(db, keys);
    const items = await nameSources.itemsOf(reference);
    if (items) return items.filter(({ key }) => keys.includes(key));
    const table = await nameSources.tableFor(reference, caller);
    if (!table) return [];
    const { rows } = await sql<NamedKey>`select key, name from (${table}) named
      where key = any (${keys}::text[])`.execute(db);
    return rows;
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
      const named = rows.map(({ key, name }): [string, string] => [key, name]);
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
