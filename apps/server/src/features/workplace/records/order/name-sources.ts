import type { RecordField } from '@portal/contract/records/fields';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { referenceOf, titleOf } from '@portal/contract/records/references';
import { type RawBuilder, sql } from 'kysely';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { LinkedReach } from '../reach/linked-reach.ts';
import type { FieldsOf } from '../record-access.ts';
import { columnOf } from '../table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/** A key and the name it is shown as. */
export interface NamedKey {
  key: string;
  name: string;
}

/** A query of keys with their names. */
export type NameSource = RawBuilder<NamedKey>;

/** Reads all items of a dictionary, also those that are offered no more; undefined for a code that names none. */
type ReadDictionary = (
  code: string,
) => Promise<readonly { item: { value: string; text: string } }[] | undefined>;

interface SourceParts {
  /** Every type that a field may link to. */
  types: readonly RecordType[];
  readDictionary: ReadDictionary;
  fieldsOf: FieldsOf;
  linkedReach: LinkedReach;
}

export type NameSources = ReturnType<typeof createNameSources>;

/** The dictionary of positions: they have no table. */
const positions = 'position';

/**
 * Finds what keys are shown as, for the names beside records and for their order. A linked record has a name for those
 * alone who reach it and see its title.
 */
export function createNameSources(parts: SourceParts) {
  const { types, readDictionary, fieldsOf, linkedReach } = parts;
  const byKey = new Map(types.map((type) => [keyOfType(type), type]));

  /** The items of a reference that is kept in memory; undefined for one that has a table. */
  async function itemsOf(reference: string): Promise<NamedKey[] | undefined> {
    const [, dictionary] = reference.split('dictionary/');
    const code = reference === 'position' ? positions : dictionary;
    if (code === undefined) return undefined;
    const items = (await readDictionary(code)) ?? [];
    return items.map(({ item }) => ({ key: item.value, name: item.text }));
  }

  async function titlesOf(type: RecordType, caller: Caller): Promise<NameSource | undefined> {
    const title = titleOf(type);
    if (title === undefined || (await fieldsOf(type, caller)).hidden.has(title)) return undefined;
    const table = tableOf(type);
    const name = sql`coalesce(${sql.ref(columnOf(type, title))}, id)`;
    return sql`select id as key, ${name} as name from ${sql.table(table)}
      where ${ofTenant(table)} and ${await linkedReach(type, caller)}`;
  }

  /** The table of a reference; undefined for what is shown as its key. */
  async function tableFor(reference: string, caller: Caller): Promise<NameSource | undefined> {
    const type = byKey.get(reference);
    return type ? titlesOf(type, caller) : tables[reference]?.();
  }

  return {
    itemsOf,
    tableFor,

    /** The names of the values of a field, or of states; undefined for values that are shown as they are. */
    async of(type: RecordType, name: string, caller: Caller): Promise<NameSource | undefined> {
      const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
      const shown = name === 'state' ? statesOf(type) : field && choicesOf(field);
      if (shown) return listed(shown);
      const reference = field && referenceOf(field);
      if (reference === undefined) return undefined;
      const items = await itemsOf(reference);
      return items ? listed(items) : tableFor(reference, caller);
    },
  };
}

const statesOf = ({ states }: RecordType): NamedKey[] =>
  Object.entries(states).map(([key, { label }]) => ({ key, name: label }));

const choicesOf = (field: RecordField): NamedKey[] | undefined =>
  field.kind === 'choice'
    ? field.choices.map(({ value, label }) => ({ key: value, name: label }))
    : undefined;

const listed = (items: readonly NamedKey[]): NameSource =>
  sql`select * from unnest(
    ${items.map(({ key }) => key)}::text[], ${items.map(({ name }) => name)}::text[]) as listed(key, name)`;

const tables: Partial<Record<string, () => NameSource>> = {
  store: () =>
    sql`select store_no as key, store_name as name from store where ${ofTenant('store')}`,
  person: () => sql`select work_no as key, realname as name from person
    join person_tenant on person_tenant.person_id = person.id where ${ofTenant('person_tenant')}`,
  department: () =>
    sql`select id as key, depart_name as name from department where ${ofTenant('department')}`,
};
