import type { RecordFields } from '../field-values.ts';
import type { RecordField } from '../fields.ts';
import { type RecordStep, type RecordType, stepsOf } from '../record-type.ts';
import { isEmptyValue } from '../rules.ts';
import { stepOfField } from './step-fields.ts';
import { isNumberField, totalOf } from '../totals.ts';

/** The seconds in which a step is taken back by whoever took it. */
export const undoSeconds = 10;

/** The step of an event that took another back. No type has one of this name. */
export const undoKey = '@undo';

/**
 * Returns whether a step asks before it is taken: from where it leads no step comes back to the state it leaves, or it
 * says that it is final. Any other can be taken back for some seconds.
 */
export function isFinal(type: RecordType, from: string, { final, to }: RecordStep): boolean {
  const unmanaged = type.states[to]?.unmanaged;
  const arrivals = unmanaged === undefined ? [to] : [to, unmanaged];
  return final === true || !arrivals.every((arrival) => isReached(type, arrival, from));
}

/** Returns whether steps lead from one state to another; none is needed where they are the same. */
function isReached(type: RecordType, from: string, wanted: string): boolean {
  const reached = new Set([from]);
  for (const state of reached) {
    for (const { to } of Object.values(stepsOf(type, state))) reached.add(to);
  }
  return reached.has(wanted);
}

/**
 * Returns the field with the figure of a record, which a question about a step names: what the type says, else the first
 * amount that adds up and is filled in, else the first such number, else its days.
 */
export function figureOf(type: RecordType, fields: RecordFields): string | undefined {
  const filled = filledIn(type, fields);
  const said = filled.find(([name]) => name === type.figure);
  const adding = filled.filter(
    ([name, field]) => isNumberField(field) && totalOf(type, name) === 'sum',
  );
  const [name] =
    said ??
    adding.find(([, { kind }]) => kind === 'money') ??
    adding[0] ??
    filled.find(([, { kind }]) => kind === 'daySpan') ??
    [];
  return name;
}

/**
 * Returns the field that names a record in a question: its title, else a text without which there is none, else whom or
 * what it refers to. What a later step writes names nothing.
 */
export function nameFieldOf(type: RecordType, fields: RecordFields): string | undefined {
  const own = filledIn(type, fields).filter(([name]) => !stepOfField(type, name));
  const ofKinds = (...kinds: RecordField['kind'][]) =>
    own.find(([, { kind }]) => kinds.includes(kind));
  const [name] =
    own.find(([field]) => field === type.title) ??
    own.find(([, { kind, required }]) => kind === 'text' && required) ??
    ofKinds('link', 'person', 'store', 'department') ??
    ofKinds('text') ??
    [];
  return name;
}

const filledIn = ({ fields: types }: RecordType, fields: RecordFields): [string, RecordField][] =>
  Object.entries(types).filter(([name]) => !isEmptyValue(fields[name]));
