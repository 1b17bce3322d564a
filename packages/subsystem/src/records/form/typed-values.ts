import { readNumber } from '@portal/common/typed-number';
import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { LineField, RecordField } from '@portal/contract/records/fields';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { z } from 'zod';
import { typedFieldsIn, isNumeric, linesIn } from '../record-values.ts';

/** The value of a field while it is typed: numbers are text until they are sent. */
export const TypedValue = z.union([
  z.string(),
  z.array(z.string()),
  z.array(z.record(z.string(), z.string())),
  z.object({ from: z.string(), until: z.string() }),
]);
export type TypedValue = z.infer<typeof TypedValue>;
export type TypedFields = Record<string, TypedValue>;

export const textOf = (typed: TypedValue | undefined): string =>
  typeof typed === 'string' ? typed : '';

export const listOf = (typed: TypedValue | undefined): string[] =>
  Array.isArray(typed) ? typed.filter((item) => typeof item === 'string') : [];

export const linesOf = (typed: TypedValue | undefined): Record<string, string>[] =>
  Array.isArray(typed) ? typed.filter((line) => typeof line !== 'string') : [];

/** The values a form begins with: those of the record, or none. */
export const typedFrom = (type: RecordType, record: WireRecord | null): TypedFields =>
  Object.fromEntries(
    typedFieldsIn(type).map(([name, field]) => [
      name,
      typedOf(field, record?.fields[name] ?? null),
    ]),
  );

function typedOf(field: RecordField, value: RecordValue): TypedValue {
  if (field.kind === 'lines') return linesIn(value).map((line) => typedLine(field.columns, line));
  if (field.kind === 'daySpan') {
    return value !== null && typeof value === 'object' && 'from' in value
      ? value
      : { from: '', until: '' };
  }
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  if (isList(field)) return [];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const typedLine = (columns: object, line: Record<string, string | number | null>) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, String(line[name] ?? '')]));

const isList = ({ kind }: RecordField): boolean =>
  kind === 'choices' || kind === 'people' || kind === 'file' || kind === 'picture';

/** Converts what was typed to the values of the wire: an empty field is null, text that is no number stays text. */
export const fieldsFrom = (type: RecordType, typed: TypedFields): RecordFields =>
  Object.fromEntries(
    typedFieldsIn(type).flatMap(([name, field]) => {
      const value = typed[name];
      return value === undefined ? [] : [[name, valueFrom(field, value)]];
    }),
  );

function valueFrom(field: RecordField, typed: TypedValue): RecordValue {
  if (typeof typed === 'string') return textValue(field, typed);
  if (!Array.isArray(typed)) return typed.from === '' && typed.until === '' ? null : typed;
  if (field.kind !== 'lines') return typed.filter((item) => typeof item === 'string');
  return typed.flatMap((line) => (typeof line === 'string' ? [] : [lineFrom(field.columns, line)]));
}

const lineFrom = (columns: Readonly<Record<string, LineField>>, line: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, textValue(column, line[name] ?? '')]),
  );

/** The properties of a field that are needed to read a text as its value. */
type NumberOrText = Pick<RecordField, 'kind'> & { unit?: string };

/** Converts typed text to the value of the wire; text that should be a number and is none stays, to be refused. */
export function textValue(field: NumberOrText, text: string): string | number | null {
  if (text.trim() === '') return null;
  if (!isNumeric(field)) return text;
  const number = readNumber(text, 'unit' in field ? { unit: field.unit } : {});
  return Number.isNaN(number) ? text : number;
}

/** Returns the fields the user changed. Others are not sent: fields the page does not know keep their value. */
export function changedFields(
  type: RecordType,
  record: WireRecord,
  typed: TypedFields,
): RecordFields {
  const first = typedFrom(type, record);
  const fields = fieldsFrom(type, typed);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => JSON.stringify(typed[name]) !== JSON.stringify(first[name]),
    ),
  );
}

/** Returns the typed fields that differ from those a form began with. */
export const differingFrom = (first: TypedFields, typed: TypedFields): TypedFields =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name]),
    ),
  );
