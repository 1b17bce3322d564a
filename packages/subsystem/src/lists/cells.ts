import type { Cell, Choice, List, ListField } from '@portal/contract/lists/list';
import { csvOf } from '@portal/contract/csv';
import type { ListRecord } from '@portal/contract/lists/list-calls';

type Fields = Record<string, Cell>;

export const choiceIn = (field: ListField, value: Cell): Choice | undefined =>
  field.kind === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;

/** A cell as people read it; a dash where nothing was said. */
export function cellText(field: ListField, value: Cell | undefined): string {
  if (value === null || value === undefined || value === '') return '—';
  if (field.kind === 'choice') return choiceIn(field, value)?.label ?? String(value);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return value;
}

/** The label with its unit, as it heads a column. */
export const headOf = (field: ListField): string =>
  field.kind === 'number' && field.unit ? `${field.label}（${field.unit}）` : field.label;

/** The first values of a form: those of the record, or none. */
export const typedOf = ({ fields }: List, record: ListRecord | null): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, String(record?.fields[name] ?? '')]));

/** Converts typed text to the contract's value; an empty field is null, and text that is no number stays text. */
export const fieldsFrom = ({ fields }: List, typed: Record<string, string>): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, cellFrom(field, typed[field.name] ?? '')]));

/** Returns the fields the user changed. No others are sent: fields the page does not know stay as they are. */
export function changedIn(list: List, record: ListRecord, typed: Record<string, string>): Fields {
  const first = typedOf(list, record);
  const fields = fieldsFrom(list, typed);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => typed[name] !== first[name]));
}

function cellFrom({ kind }: ListField, text: string): Cell {
  if (text.trim() === '') return null;
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Records as a sheet: every field, what stands aside too, and who changed it last. */
export const listCsv = ({ one, fields }: List, records: readonly ListRecord[]): string =>
  csvOf([
    [`${one}编号`, ...fields.map(headOf), '最后修改', '修改人'],
    ...records.map((record) => [
      record.id,
      ...fields.map((field) => plainText(field, record.fields[field.name] ?? null)),
      record.changedAt,
      record.changedBy,
    ]),
  ]);

const plainText = (field: ListField, value: Cell): string =>
  choiceIn(field, value)?.label ?? String(value ?? '');
