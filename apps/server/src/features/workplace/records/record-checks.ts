import {
  type RecordFields,
  type RecordValue,
  requiredWords,
} from '@portal/contract/records/field-values';
import type { FieldChange } from '@portal/contract/records/record-events';
import type { RecordType } from '@portal/contract/records/record-type';
import { brokenRules, isEmptyValue } from '@portal/contract/records/rules';
import { laterWords, stepThatWrites } from '@portal/contract/records/steps/step-fields';
import { isDeepStrictEqual } from 'node:util';
import { refuse } from '#platform/http/refuse.ts';

/** Cleans the rich text of fields. */
export const cleaned = (
  { fields: types }: RecordType,
  fields: RecordFields,
  clean: (html: string) => string,
): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isRich = types[name]?.kind === 'richText' && typeof value === 'string';
      return [name, isRich ? clean(value) : value];
    }),
  );

/** Empties values that the server computes itself: nobody else gives them. */
export const withoutComputed = (
  { fields: types }: RecordType,
  fields: RecordFields,
): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, types[name]?.computed ? null : value]),
  );

export const requiredOf = ({ fields }: RecordType): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.required);

/** The fields that differ, with both values. */
export const changesIn = (before: RecordFields, sent: RecordFields): FieldChange[] =>
  Object.entries(sent)
    .map(([field, to]) => ({ field, from: before[field] ?? null, to: to === '' ? null : to }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));

/** Refuses to fill in a field of a later step, in words that name both; a form sends it empty. */
export function requireInTime(
  type: RecordType,
  name: string,
  { from = null, to }: { from?: RecordValue; to: RecordValue },
): void {
  if (isEmptyValue(from) && isEmptyValue(to)) return;
  const step = stepThatWrites(type, name, from);
  const field = type.fields[name];
  if (step && field) refuse('record.later-field', { message: laterWords(field, step) });
}

/** Refuses fields that lack what is required, in the words of the form. */
export function requireFilled(
  type: RecordType,
  fields: RecordFields,
  requires: readonly string[],
): void {
  const missing = requires
    .filter((name) => isEmptyValue(fields[name]))
    .flatMap((name) => type.fields[name] ?? [])[0];
  if (missing) refuse('input.invalid', { message: requiredWords(missing) });
}

/** Refuses a record that breaks a rule between its fields, in the words of the form. */
export function requireSound(type: RecordType, fields: RecordFields): void {
  const [message] = Object.values(brokenRules(type.rules ?? [], fields));
  if (message !== undefined) refuse('input.invalid', { message });
}
