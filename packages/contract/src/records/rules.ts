import type { RecordFields, RecordValue } from './field-values.ts';

/** A condition between the fields of a record, with the words shown at `field` when it is broken. */
export type RecordRule<Name extends string = string> = { field: Name; words: string } & (
  | { kind: 'not-before'; other: Name }
  | { kind: 'different'; other: Name }
  /** `field` is at least, or at most, the number in `other`. */
  | { kind: 'least' | 'most'; other: Name }
  /** `field` cannot be empty while `other` has one of these values. */
  | { kind: 'required-when'; other: Name; is: readonly string[] }
  /** `field` cannot be empty while `other`, which it has replaced, is empty too. */
  | { kind: 'required-without'; other: Name }
  /** `field` differs from the number in `other` by so many percent of that at most. */
  | { kind: 'within'; other: Name; percent: number }
  /** `field` is the sum of a column of the rows in `other`. */
  | { kind: 'sum'; other: Name; column: string }
);

export const isEmptyValue = (value: RecordValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * Checks the rules of a record type against a whole record, in the browser and on the server alike. Returns the words by
 * field; an empty object when all hold. A rule between two values holds while one of them is empty.
 */
export function brokenRules(
  rules: readonly RecordRule[],
  fields: RecordFields,
): Record<string, string> {
  const broken = rules.filter((rule) => !holds(rule, fields));
  return Object.fromEntries(broken.toReversed().map(({ field, words }) => [field, words]));
}

function holds(rule: RecordRule, fields: RecordFields): boolean {
  const [value, other] = [fields[rule.field], fields[rule.other]];
  if (rule.kind === 'required-when') {
    const isNeeded = typeof other === 'string' && rule.is.includes(other);
    return !isNeeded || !isEmptyValue(value);
  }
  if (rule.kind === 'required-without') return !isEmptyValue(value) || !isEmptyValue(other);
  if (isEmptyValue(value) || isEmptyValue(other)) return true;
  if (rule.kind === 'different') return value !== other;
  if (rule.kind === 'within') return isWithin(Number(value), Number(other), rule.percent);
  if (rule.kind === 'sum') return Math.abs(Number(value) - sumOf(other, rule.column)) < 0.005;
  return rule.kind === 'most' ? isAtLeast(other, value) : isAtLeast(value, other);
}

const isWithin = (value: number, other: number, percent: number): boolean =>
  Math.abs(value - other) * 100 <= Math.abs(other) * percent;

/** Days and times of the wire compare as texts do. */
function isAtLeast(value: RecordValue | undefined, bound: RecordValue | undefined): boolean {
  if (typeof value === 'number' && typeof bound === 'number') return value >= bound;
  if (typeof value === 'string' && typeof bound === 'string') return value >= bound;
  return true;
}

function sumOf(value: RecordValue | undefined, column: string): number {
  if (!Array.isArray(value)) return 0;
  return value.reduce<number>(
    (sum, line) => sum + (typeof line === 'string' ? 0 : Number(line[column] ?? 0)),
    0,
  );
}
