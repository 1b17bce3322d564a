import { DataRuleValue, type RulePart } from '@portal/contract/policy/data-rules';
import type { PolicyChange } from '@portal/contract/policy/changes';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

type Named = Pick<PolicyChange, 'kind' | 'key' | 'after'> & { before?: unknown };

/** Finds a record type by its key. */
export const typeNamed = (types: readonly RecordType[], key: string): RecordType | undefined =>
  types.find((type) => keyOfType(type) === key);

/** The label of a field of a type, or of the state of its records; undefined for a name it does not have. */
const fieldLabelOf = ({ fields }: RecordType, name: string): string | undefined =>
  name === 'state' ? '状态' : Object.hasOwn(fields, name) ? fields[name]?.label : undefined;

/** Returns the names of the record types, fields and values in changes of rules, by `type`, `type field`, `type field value`. */
export async function recordNamesOf(
  db: Database,
  types: readonly RecordType[],
  changes: readonly Named[],
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  const items: { key: string; dictionary: string; value: string }[] = [];
  for (const { kind, key, before, after } of changes) {
    if (kind !== 'data-rule' && kind !== 'field-rule') continue;
    const [, typeKey = '', named = ''] = key;
    const type = typeNamed(types, typeKey);
    if (!type) continue;
    names[typeKey] = type.one;
    const parts = [...partsIn(before), ...partsIn(after)];
    const fields = [named, ...parts.map((part) => ('field' in part ? (part.field ?? '') : ''))];
    for (const field of fields) {
      const label = fieldLabelOf(type, field);
      if (label !== undefined) names[`${typeKey} ${field}`] = label;
    }
    for (const part of parts) {
      if (part.part !== 'field') continue;
      for (const value of part.in) {
        const place = `${typeKey} ${part.field} ${value}`;
        const field = type.fields[part.field];
        if (field && 'dictionary' in field) {
          items.push({ key: place, dictionary: field.dictionary, value });
        } else names[place] = valueLabel(type, part.field, value);
      }
    }
  }
  return { ...names, ...(await itemNames(db, items)) };
}

const partsIn = (value: unknown): RulePart[] => DataRuleValue.safeParse(value).data?.parts ?? [];

function valueLabel({ fields, states }: RecordType, name: string, value: string): string {
  if (name === 'state') return states[value]?.label ?? value;
  const field = fields[name];
  const choices = field && 'choices' in field ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

async function itemNames(
  db: Database,
  items: readonly { key: string; dictionary: string; value: string }[],
): Promise<Record<string, string>> {
  if (items.length === 0) return {};
  const rows = await db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where(
      sql<boolean>`(dictionary_code, value) in (select * from unnest(
        ${items.map(({ dictionary }) => dictionary)}::text[], ${items.map(({ value }) => value)}::text[]))`,
    )
    .select(['dictionary_code', 'value', 'text'])
    .execute();
  const texts = new Map(rows.map((row) => [`${row.dictionary_code} ${row.value}`, row.text]));
  return Object.fromEntries(
    items.map(({ key, dictionary, value }) => [key, texts.get(`${dictionary} ${value}`) ?? value]),
  );
}
