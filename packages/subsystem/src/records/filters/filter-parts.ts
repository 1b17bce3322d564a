import { headOf } from '@portal/contract/records/field-heads';
import { type Choice, choice, day, type RecordField, text } from '@portal/contract/records/fields';
import {
  type Comparison,
  type Condition,
  conditionsOf,
  mySide,
  type RecordFilter,
  topConditions,
} from '@portal/contract/records/record-filter';
import { keysIn, type RecordNames, referenceOf } from '@portal/contract/records/references';
import { type RecordType, sidesIn, type StepSide } from '@portal/contract/records/record-type';
import { choiceIn, fieldsIn, keyText } from '../record-values.ts';

/** A column that can be filtered by: a field of the type, or one that every record has. */
export interface FilterColumn {
  name: string;
  field: RecordField;
}

/** Returns the columns of a filter: number, state and fields, and when a record was made and changed. */
export const filterColumns = (type: RecordType): FilterColumn[] => [
  { name: 'id', field: text({ label: '编号' }) },
  { name: 'state', field: choice({ label: '状态', choices: statesOf(type) }) },
  ...fieldsIn(type).map(([name, field]) => ({ name, field })),
  ...sideColumn(type),
  { name: 'createdAt', field: day({ label: '创建日期' }) },
  { name: 'changedAt', field: day({ label: '修改日期' }) },
];

function sideColumn(type: RecordType): FilterColumn[] {
  const choices = sidesIn(type).map((value) => ({ value, label: sideLabels[value] }));
  return choices.length > 0
    ? [{ name: mySide, field: choice({ label: '与我的关系', choices }) }]
    : [];
}

const sideLabels: Record<StepSide, string> = {
  author: '我提出的',
  others: '他人提出的',
  manager: '由我作为主管审批的',
  from: '我方发出',
  to: '我方收到',
};

const statesOf = ({ states }: RecordType): Choice[] =>
  Object.entries(states).map(([value, { label, tone }]) => ({
    value,
    label,
    ...(tone && { tone }),
  }));

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
export function filterWords(
  type: RecordType,
  filter: RecordFilter | undefined,
  names: RecordNames,
): string {
  if (!filter) return '';
  const columns = filterColumns(type);
  return wordsOf(filter, { columns, names });
}

interface Words {
  columns: readonly FilterColumn[];
  names: RecordNames;
}

function wordsOf(filter: RecordFilter, words: Words): string {
  if ('field' in filter) return conditionWords(filter, words);
  const [parts, joined] = 'all' in filter ? [filter.all, '，且 '] : [filter.any, '，或 '];
  return parts
    .map((part) => ('field' in part ? wordsOf(part, words) : `（${wordsOf(part, words)}）`))
    .join(joined);
}

function conditionWords({ field, op, value }: Condition, { columns, names }: Words): string {
  const column = columns.find(({ name }) => name === field);
  if (!column) return '';
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return [
    headOf(column.field),
    comparisonLabel(op, column.field.kind),
    values.map((one) => valueWords(column.field, one, names)).join('、'),
  ]
    .filter(Boolean)
    .join(' ');
}

const valueWords = (field: RecordField, value: string | number, names: RecordNames): string =>
  choiceIn(field, value)?.label ?? keyText(field, String(value), names);

/** Returns the keys that the conditions of a filter refer to, by field. */
export function keysInFilter(
  { fields }: RecordType,
  filter: RecordFilter | undefined,
): Record<string, string[]> {
  const conditions = filter ? conditionsOf(filter) : [];
  const references = conditions.filter(({ field }) => {
    const known = fields[field];
    return known !== undefined && referenceOf(known) !== undefined;
  });
  const keys = (name: string) =>
    references.flatMap(({ field, value }) =>
      field !== name || typeof value === 'number' ? [] : keysIn(value),
    );
  return Object.fromEntries(references.map(({ field }) => [field, keys(field)]));
}

/** A condition without a value yet, about a column. */
export const newCondition = (column: FilterColumn, op: Comparison): Condition =>
  op === 'empty' || op === 'filled'
    ? { field: column.name, op }
    : { field: column.name, op, value: op === 'in' || op === 'has' ? [] : '' };
