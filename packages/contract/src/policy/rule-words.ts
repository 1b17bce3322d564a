import type { FieldRuleValue, PossiblePart, RulePart } from './data-rules.ts';

/** Reads labels out of `PolicyNames.records`. */
export interface RecordLabels {
  fieldLabel: (field: string) => string;
  valueLabel: (field: string, value: string) => string;
}

/** Makes labels of a type out of the names that come with drafts and revisions. */
export const labelsIn = (
  records: Readonly<Record<string, string>>,
  type: string,
): RecordLabels => ({
  fieldLabel: (field) => records[`${type} ${field}`] ?? field,
  valueLabel: (field, value) => records[`${type} ${field} ${value}`] ?? value,
});

const wordsOfPart: Record<Exclude<RulePart['part'], 'field'>, string> = {
  all: '全部',
  own: '本人',
  departments: '本部门及下级',
  stores: '所属门店',
  groups: '所属事业部',
  companies: '所属公司',
};

/** A possible part in the words of the page: whose records it shows, or which value of a field. */
export function possibleWords({ part, field }: PossiblePart, { fieldLabel }: RecordLabels): string {
  if (part === 'field') return `${fieldLabel(field ?? '')}为…`;
  const words = wordsOfPart[part];
  return field === undefined ? words : `${fieldLabel(field)}为${words}`;
}

function partWords(part: RulePart, labels: RecordLabels): string {
  if (part.part !== 'field') return possibleWords(part, labels);
  const values = part.in.map((value) => labels.valueLabel(part.field, value));
  return `${labels.fieldLabel(part.field)}为${values.join('、')}`;
}

/** A data rule in words, its parts joined by an or; without one, that the role shows nothing. */
export const ruleWords = (parts: readonly RulePart[] | undefined, labels: RecordLabels): string =>
  parts === undefined || parts.length === 0
    ? '不可见'
    : parts.map((part) => partWords(part, labels)).join(' 或 ');

/** The access of a role to a field, in words. */
export const accessWords = (access: FieldRuleValue['access'] | undefined): string =>
  access === undefined ? '可见' : access === 'hidden' ? '隐藏' : '只读';
