import type { Choice, RecordField } from '@portal/contract/records/fields';
import type { Comparison, Condition, RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { fieldsIn, headOf, isNumeric } from '../record-values.ts';

/** A column that can be filtered by, with the choices of its value where it has some. */
export interface FilterColumn {
  name: string;
  label: string;
  kind: RecordField['kind'];
  choices: readonly Choice[] | undefined;
}

/** Returns the columns of a filter: number, state and fields, and when a record was made and changed. */
export const filterColumns = (type: RecordType): FilterColumn[] => [
  { name: 'id', label: '编号', kind: 'text', choices: undefined },
  { name: 'state', label: '状态', kind: 'choice', choices: statesOf(type) },
  ...fieldsIn(type).map(([name, field]) => ({
    name,
    label: headOf(field),
    kind: field.kind,
    choices: 'choices' in field ? field.choices : undefined,
  })),
  { name: 'createdAt', label: '创建日期', kind: 'day', choices: undefined },
  { name: 'changedAt', label: '修改日期', kind: 'day', choices: undefined },
];

const statesOf = ({ states }: RecordType): Choice[] =>
  Object.entries(states).map(([value, { label, tone }]) => ({
    value,
    label,
    ...(tone && { tone }),
  }));

/** Returns the conditions that all hold, of a filter made of such; a filter of another form is the only one. */
export function topConditions(filter: RecordFilter | undefined): RecordFilter[] {
  if (!filter) return [];
  return 'all' in filter ? filter.all : [filter];
}

/** Makes a filter of conditions that all hold; undefined for none. */
const allOf = (conditions: RecordFilter[]): RecordFilter | undefined =>
  conditions.length > 0 ? { all: conditions } : undefined;

const isAbout = (filter: RecordFilter, name: string): filter is Condition =>
  'field' in filter && filter.field === name && filter.op === 'is';

/** Returns the one value a column is narrowed to; empty for none. */
export function valueIn(filter: RecordFilter | undefined, name: string): string {
  const condition = topConditions(filter).find((part) => isAbout(part, name));
  return condition && 'field' in condition ? String(condition.value ?? '') : '';
}

/** Narrows a column to one value, or no longer; all other conditions stay. */
export function withValue(
  filter: RecordFilter | undefined,
  name: string,
  value: string,
): RecordFilter | undefined {
  const others = topConditions(filter).filter((part) => !isAbout(part, name));
  return allOf(value === '' ? others : [...others, { field: name, op: 'is', value }]);
}

/** The words of a comparison, which depend on the kind of column. */
export function comparisonLabel(op: Comparison, kind: RecordField['kind']): string {
  const isDay = kind === 'day' || kind === 'daySpan' || kind === 'time';
  if (op === 'least') return isDay ? '不早于' : '不小于';
  if (op === 'most') return isDay ? '不晚于' : '不大于';
  return comparisonLabels[op];
}

const comparisonLabels: Record<Exclude<Comparison, 'least' | 'most'>, string> = {
  is: '等于',
  contains: '包含',
  in: '属于',
  has: '含有',
  empty: '为空',
  filled: '不为空',
};

/** Returns a filter in words, as the page and its print have it. */
export function filterWords(type: RecordType, filter: RecordFilter | undefined): string {
  if (!filter) return '';
  const columns = filterColumns(type);
  return wordsOf(filter, columns);
}

function wordsOf(filter: RecordFilter, columns: readonly FilterColumn[]): string {
  if ('field' in filter) return conditionWords(filter, columns);
  const [parts, joined] = 'all' in filter ? [filter.all, '，且 '] : [filter.any, '，或 '];
  return parts
    .map((part) => ('field' in part ? wordsOf(part, columns) : `（${wordsOf(part, columns)}）`))
    .join(joined);
}

function conditionWords({ field, op, value }: Condition, columns: readonly FilterColumn[]): string {
  const column = columns.find(({ name }) => name === field);
  if (!column) return '';
  const labelOf = (one: string | number) =>
    column.choices?.find((choice) => choice.value === one)?.label ?? String(one);
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return [column.label, comparisonLabel(op, column.kind), values.map(labelOf).join('、')]
    .filter(Boolean)
    .join(' ');
}

/** A condition without a value yet, about a column. */
export const newCondition = (column: FilterColumn, op: Comparison): Condition =>
  op === 'empty' || op === 'filled'
    ? { field: column.name, op }
    : { field: column.name, op, value: op === 'in' || op === 'has' ? [] : '' };

/** Returns a typed value as a condition has it: numbers of number columns, text of all others. */
export const conditionValue = (column: FilterColumn, typed: string): string | number =>
  isNumeric(column) && typed.trim() !== '' && Number.isFinite(Number(typed))
    ? Number(typed)
    : typed;
