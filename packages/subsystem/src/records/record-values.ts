import type { RecordValue } from '@portal/contract/records/field-values';
import type { Choice, LineField, RecordField } from '@portal/contract/records/fields';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { textOfHtml } from '@portal/contract/notices/html-text';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn, nameIn, type RecordNames, referenceOf } from '@portal/contract/records/references';
import { isEmptyValue } from '@portal/contract/records/rules';
import { stepThatWrites } from '@portal/contract/records/steps/step-fields';

type AnyField = RecordField | LineField;
/** A row within a record. */
export type LineValues = Record<string, string | number | null>;

/** Stands where a field is empty. */
const nothing = '—';

export const isNumeric = ({ kind }: Pick<AnyField, 'kind'>): boolean =>
  kind === 'number' || kind === 'count' || kind === 'money' || kind === 'percent';

export const choiceIn = (field: AnyField, value: RecordValue | undefined): Choice | undefined =>
  'choices' in field ? field.choices.find((choice) => choice.value === value) : undefined;

/** Returns a value as users read it, on one line, with names in place of keys; a dash for an empty one. */
export function valueText(
  field: AnyField,
  value: RecordValue | undefined,
  names: RecordNames = {},
): string {
  if (value === undefined || isEmptyValue(value)) return nothing;
  if (referenceOf(field) === undefined) return textOf(field, value) || nothing;
  return keysIn(value)
    .map((key) => keyText(field, key, names))
    .join('、');
}

/**
 * Returns the name of what a key refers to, of a record with its number behind it; the key where it has no name. A narrow
 * column cuts off the number first.
 */
export function keyText(field: AnyField, key: string, names: RecordNames): string {
  const name = nameIn(names, field, key);
  if (name === undefined) return key;
  return field.kind === 'link' && name !== key ? `${name} ${key}` : name;
}

/** Returns a value as users read it; empty for an empty one. */
export function textOf(field: AnyField, value: RecordValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(field, value);
  if (field.kind === 'richText' && typeof value === 'string') return plainText(value);
  if (typeof value === 'string') return choiceIn(field, value)?.label ?? value;
  if (Array.isArray(value)) return listText(field, value);
  return `${value.from} 至 ${value.until}`;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The words of HTML, as an editor writes it. */
const plainText = (html: string): string =>
  textOfHtml(html).replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a format, made once: the numbers of a list took 24 ms of a frame while each had one of its own. */
function formatOf(least: number, most: number | undefined, useGrouping: boolean) {
  const key = `${least} ${most} ${useGrouping}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = new Intl.NumberFormat('en-US', { ...digits, useGrouping });
  formats.set(key, format);
  return format;
}

/** Groups the digits but those of a year; money has its two decimals always. */
export function numberText(field: AnyField, value: number): string {
  return formatOf(
    field.kind === 'money' ? 2 : 0,
    'decimals' in field ? field.decimals : 0,
    !('ungrouped' in field && field.ungrouped),
  ).format(value);
}

/** An average has a digit more than its values: of four and five stars it is 4.5. */
export const averageText = (field: AnyField, value: number): string =>
  formatOf(
    0,
    field.kind === 'money' ? 2 : 'decimals' in field ? field.decimals + 1 : 1,
    true,
  ).format(value);

/** Rows are told by their number; they are shown with the record. */
function listText(field: AnyField, values: readonly (string | LineValues)[]): string {
  if (field.kind === 'lines') return `${values.length} 行`;
  return values.map((value) => (typeof value === 'string' ? textOf(field, value) : '')).join('、');
}

/** Rows of a field of rows; none for any other value. */
export const linesIn = (value: RecordValue | undefined): LineValues[] =>
  Array.isArray(value) ? value.filter((line) => typeof line !== 'string') : [];

/** Returns whether two values are rows, as many in both: their numbers tell nothing of a change then. */
export const isOfAsManyLines = (one: RecordValue, other: RecordValue): boolean =>
  linesIn(other).length > 0 && linesIn(one).length === linesIn(other).length;

/** Counts the rows of a value that differ from those at the same place before. */
export function countChangedLines(before: RecordValue, after: RecordValue): number {
  const former = linesIn(before);
  return linesIn(after).filter((line, at) => !isSameLine(line, former[at] ?? {})).length;
}

const isSameLine = (one: LineValues, other: LineValues): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);

/** Returns the fields of a type that are asked for and shown; those the user may not see are in no record. */
export const fieldsIn = ({ fields }: RecordType): [string, RecordField][] =>
  Object.entries(fields).filter(([, { former }]) => !former);

/** Returns the fields that a form has: not those that the server fills in. */
export const typedFieldsIn = (type: RecordType): [string, RecordField][] =>
  fieldsIn(type).filter(([, { computed }]) => !computed);

/** Returns the fields that the form of a record has, or of a new one: not those that a step fills in. */
export const formFieldsIn = (
  type: RecordType,
  record: Pick<WireRecord, 'fields'> | null,
): [string, RecordField][] =>
  typedFieldsIn(type).filter(
    ([name, { locked }]) =>
      (record === null ? !locked : name in record.fields) &&
      !stepThatWrites(type, name, record?.fields[name]),
  );

/** Returns the fields that later ones have replaced, where a record of an earlier release has them. */
export const formerFieldsIn = (
  { fields }: RecordType,
  record: Pick<WireRecord, 'fields'>,
): [string, RecordField][] =>
  Object.entries(fields).filter(
    ([name, { former }]) => former && !isEmptyValue(record.fields[name]),
  );
