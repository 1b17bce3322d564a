import { possibleParts, usualParts } from '@portal/contract/policy/data-rules';
import type { RuledType } from '@portal/contract/policy/role-rules';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** The items of all dictionaries, by the code of the dictionary. */
export type DictionaryItems = ReadonlyMap<string, readonly { value: string; label: string }[]>;

export async function dictionaryItems(db: Database): Promise<DictionaryItems> {
  const rows = await db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .orderBy('sort')
    .orderBy('value')
    .select(['dictionary_code', 'value', 'text as label'])
    .execute();
  return Map.groupBy(rows, ({ dictionary_code }) => dictionary_code);
}

/** Maps a record type to what rules are made of. */
export function ruledTypeOf(type: RecordType, items: DictionaryItems): RuledType {
  const { scope, allBy } = type;
  const state = {
    field: 'state',
    label: '状态',
    isRequired: false,
    choices: Object.entries(type.states).map(([value, { label }]) => ({ value, label })),
  };
  const fields = Object.entries(type.fields).map(([field, each]) => ({
    field,
    label: each.label,
    isRequired: each.required === true,
    choices: choicesOf(each, items),
  }));
  return {
    type: keyOfType(type),
    system: type.system,
    one: type.one,
    listAction: `${type.actions}:list`,
    within: placeOf(scope),
    parts: possibleParts(type),
    usual: [
      ...(allBy === undefined ? [] : [{ action: allBy, parts: usualParts(type, () => true) }]),
      { action: null, parts: usualParts(type, () => false) },
    ],
    fields: [...fields, state],
  };
}

const placeOf = (scope: RecordType['scope']): RuledType['within'] =>
  scope === 'store' || scope === 'group' || scope === 'company' ? scope : null;

function choicesOf(
  field: RecordType['fields'][string],
  items: DictionaryItems,
): { value: string; label: string }[] | null {
  if (field.kind === 'choice') return field.choices.map(({ value, label }) => ({ value, label }));
  if (field.kind !== 'dictionary') return null;
  return (items.get(field.dictionary) ?? []).map(({ value, label }) => ({ value, label }));
}

/** Reads the data rules and field rules of a role. */
export async function rulesOfRole(db: Database, code: string) {
  const [rules, fields] = await Promise.all([
    db
      .selectFrom('data_rule')
      .where(ofTenant('data_rule'))
      .where('role_code', '=', code)
      .orderBy('type')
      .select(['type', 'parts'])
      .execute(),
    db
      .selectFrom('field_rule')
      .where(ofTenant('field_rule'))
      .where('role_code', '=', code)
      .orderBy('type')
      .orderBy('field')
      .select(['type', 'field', 'access'])
      .execute(),
  ]);
  return { rules, fields };
}
