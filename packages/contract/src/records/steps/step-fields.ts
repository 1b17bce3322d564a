import type { RecordField } from '../fields.ts';
import type { RecordFields, RecordValue } from '../field-values.ts';
import { isAsking, isDeciding, type RecordStep, type RecordType, stepsOf } from '../record-type.ts';
import { isEmptyValue } from '../rules.ts';

const stepsWith = (type: RecordType, name: string): RecordStep[] =>
  Object.keys(type.states)
    .flatMap((state) => Object.values(stepsOf(type, state)))
    .filter(({ requires = [] }) => requires.includes(name));

/** Returns whether a field may wait for a step: a form needs the others from the beginning, or may have them early. */
function isLeft({ rules = [] }: RecordType, name: string, field: RecordField): boolean {
  const { required, early, fixed, computed } = field;
  const isNeeded = rules.some(
    ({ kind, field: own }) =>
      own === name && (kind === 'required-when' || kind === 'required-without'),
  );
  return !required && !early && !fixed && !computed && !isNeeded;
}

/**
 * Returns the step that fills in a field, which no form before it has: of several that ask for it one of somebody else, or
 * the first. Undefined for a field of the form.
 */
export function stepOfField(type: RecordType, name: string): RecordStep | undefined {
  const field = type.fields[name];
  if (!field || !isLeft(type, name, field)) return undefined;
  const steps = stepsWith(type, name);
  return steps.find(isForAnother) ?? steps[0];
}

/** Returns whether a step is for somebody else than whoever fills in the form. */
const isForAnother = ({ by }: RecordStep): boolean => isDeciding(by) || by === 'to';

/**
 * Returns the step that alone writes a field, given what the field holds. What a team filled in with a step it may mend
 * later; what somebody else wrote, nobody but them.
 */
export function stepThatWrites(
  type: RecordType,
  name: string,
  value: RecordValue | undefined,
): RecordStep | undefined {
  const step = stepOfField(type, name);
  return step && (isForAnother(step) || isEmptyValue(value)) ? step : undefined;
}

/**
 * Returns the fields that have to be given with a step, whatever they hold: what others decide is theirs alone, and a
 * field that waits for its step was not filled in for this one.
 */
export const askedAfresh = (type: RecordType, step: RecordStep): string[] =>
  (step.requires ?? []).filter((name) => isForAnother(step) || stepOfField(type, name));

/** The words for a field that is sent before its step. */
export const laterWords = ({ label }: Pick<RecordField, 'label'>, step: RecordStep): string =>
  `「${label}」在「${step.label}」时填写，不能提前填写或修改`;

/** Returns the fields that take the value of another with a step. */
export const filledBy = (
  { fills = {} }: Pick<RecordStep, 'fills'>,
  fields: RecordFields,
): RecordFields =>
  Object.fromEntries(
    Object.entries(fills).map(([name, from]) => [name, fields[from ?? name] ?? null]),
  );

/** Returns what a step that asks anew empties: the answers of those who decided before stand in the timeline. */
export function answersEmptied(
  type: RecordType,
  step: Pick<RecordStep, 'by' | 'to'>,
  fields: RecordFields,
): RecordFields {
  if (!isAsking(type, step)) return {};
  const answers = Object.values(stepsOf(type, step.to))
    .filter(isForAnother)
    .flatMap(({ requires = [] }) => requires)
    .filter((name) => stepOfField(type, name) && !isEmptyValue(fields[name]));
  return Object.fromEntries(answers.map((name) => [name, null]));
}
