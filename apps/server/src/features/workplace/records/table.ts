import { searchText } from '@portal/common/typed-text';
import { readingWords } from '@portal/common/pinyin/reading-words';
import { textOfHtml } from '@portal/contract/notices/html-text';
import type { RecordField } from '@portal/contract/records/fields';
import { type RecordFields, type RecordValue, textIn } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { cleanStored } from '#platform/html/clean-html.ts';

/** A column of a record type's table. */
export interface FieldColumn {
  name: string;
  /** The PostgreSQL type, and the order of its texts where that is not by code point. */
  type: string;
}

/** A row as the database driver returns it: numeric as text, days as `yyyy-mm-dd`. */
export type Row = Record<string, unknown>;

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const systemColumns: Record<string, string> = {
  id: 'id',
  state: 'state',
  createdAt: 'created_at',
  changedAt: 'changed_at',
  changedBy: 'changed_by',
};

/** The first column of a field, or of what every record has. @throws for a name the type does not have */
export function columnOf(type: RecordType, name: string): string {
  const own = systemColumns[name];
  if (own !== undefined) return own;
  const field = type.fields[name];
  const column = field && columnsOf(name, field)[0]?.name;
  if (column === undefined) throw new Error(`${keyOfType(type)} has no column ${name}`);
  return column;
}

export function columnsOf(name: string, field: RecordField): FieldColumn[] {
  const column = snake(name);
  if (field.kind === 'daySpan') {
    return [
      { name: `${column}_from`, type: 'date' },
      { name: `${column}_until`, type: 'date' },
    ];
  }
  return [{ name: column, type: typeOf(field) }];
}

/** Words that people write are sorted by pinyin, as Chinese lists are read, wherever the column is sorted by. */
const byPinyin = 'text collate "zh-x-icu"';

const columnTypes: Partial<Record<RecordField['kind'], string>> = {
  count: 'integer',
  day: 'date',
  time: 'time',
  choices: 'text[]',
  people: 'text[]',
  file: 'text[]',
  picture: 'text[]',
  lines: 'jsonb',
  text: byPinyin,
  longText: byPinyin,
};

const typeOf = (field: RecordField): string =>
  'decimals' in field && field.decimals > 0
    ? `numeric(18, ${field.decimals})`
    : (columnTypes[field.kind] ?? (isNumber(field) ? 'bigint' : 'text'));

/** The values of the columns that hold a field. */
export function toColumns(name: string, field: RecordField, value: RecordValue): Row {
  const [first, second] = columnsOf(name, field);
  if (!first) return {};
  if (second) {
    const span = isSpan(value) ? value : { from: null, until: null };
    return { [first.name]: span.from, [second.name]: span.until };
  }
  const isJson = field.kind === 'lines' && value !== null;
  return { [first.name]: isJson ? JSON.stringify(value) : value === '' ? null : value };
}

const isSpan = (value: RecordValue): value is { from: string; until: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the fields of a row, as they travel on the wire; rich text is clean, whatever is stored. */
export const fieldsOf = (type: RecordType, row: Row): RecordFields =>
  Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [name, readValue(name, field, row)]),
  );

function readValue(name: string, field: RecordField, row: Row): RecordValue {
  const [first, second] = columnsOf(name, field).map((column) => row[column.name] ?? null);
  if (first === null || first === undefined) return null;
  if (second !== undefined) return { from: textIn(first), until: textIn(second) };
  if (field.kind === 'lines') return linesIn(first);
  if (Array.isArray(first)) return first.map(textIn);
  if (field.kind === 'richText') return cleanStored(textIn(first));
  if (field.kind === 'time') return textIn(first).slice(0, 'hh:mm'.length);
  return isNumber(field) ? Number(first) : textIn(first);
}

const isNumber = ({ kind }: RecordField): boolean =>
  kind === 'count' || kind === 'number' || kind === 'money' || kind === 'percent';

const linesIn = (value: unknown): Record<string, string | number | null>[] =>
  Array.isArray(value) ? value.map((line) => ({ ...line })) : [];

/**
 * The text a record is found by, as keywords are compared (`searchText`): its number, its texts, those with `pinyin` also by their readings, and
 * the labels of its choices.
 */
export function wordsOf(type: RecordType, id: string, fields: RecordFields): string {
  const texts = Object.entries(type.fields).flatMap(([name, field]) => {
    const value = fields[name];
    if (typeof value !== 'string' || !isSearched(field)) return [];
    if (field.kind === 'choice') return labelOf(field.choices, value);
    if (field.kind === 'richText') return [textOfHtml(value)];
    return 'pinyin' in field ? [value, ...readingWords(value)] : [value];
  });
  return searchText([id, ...texts].join(' '));
}

/** Returns whether a keyword finds records by a field: by its text, or the label of its choice. */
export const isSearched = ({ kind, action }: RecordField): boolean =>
  action === undefined && searched.has(kind);

const searched: ReadonlySet<RecordField['kind']> = new Set([
  'choice',
  'text',
  'longText',
  'richText',
]);

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string[] =>
  choices.filter((choice) => choice.value === value).map(({ label }) => label);
