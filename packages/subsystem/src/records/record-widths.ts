import { headOf } from '@portal/contract/records/field-heads';
import type { FieldKind, RecordField } from '@portal/contract/records/fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { isNumeric } from './record-values.ts';

/** The edges of a cell, the arrow of a head that sorts, and the edges of a tag or of a button in a row. */
const edges = 24;
const arrow = 17;
const frame = 18;

/** Pixels in which the usual value of a kind is read whole. */
const usual: Record<FieldKind, number> = {
  choice: 90,
  choices: 140,
  count: 80,
  day: 106,
  daySpan: 200,
  department: 130,
  dictionary: 110,
  file: 140,
  lines: 80,
  link: 170,
  longText: 240,
  money: 122,
  number: 80,
  people: 160,
  percent: 80,
  person: 90,
  picture: 140,
  position: 120,
  richText: 240,
  store: 160,
  text: 170,
  time: 80,
  tree: 140,
};

/** Pixels of a text on one line: a character of Chinese is as wide as high, a digit somewhat more than half of it. */
const widthOf = (text: string, size: number): number =>
  Array.from(text, (one) => (one > '⺀' ? size : size * 0.6)).reduce((sum, one) => sum + one, 0);

const longest = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => widthOf(text, size)));

/** The head of a column that sorts, with its arrow. */
const headWidth = (head: string): number => widthOf(head, 13) + arrow + edges;

/** Returns the pixels of a field's column: its head, its usual values, and the total below them are whole. */
export function fieldWidth(field: RecordField, total = ''): number {
  const least = Math.max(headWidth(headOf(field)), usual[field.kind]);
  if (isNumeric(field)) return Math.ceil(Math.max(least, widthOf(total, 14) + edges));
  if (field.kind !== 'choice') return Math.ceil(least);
  const labels = field.choices.map(({ label }) => label);
  return Math.ceil(Math.max(least, longest(labels, 13) + frame + edges));
}

/** Returns the pixels of a number such as `DB20261100001`. */
export const numberWidth = ({ number }: Pick<RecordType, 'number'>): number =>
  Math.ceil(widthOf(number.replaceAll(/[{}]/g, ''), 14) + edges);

/** Returns the pixels in which the longest name of a state stands whole. */
export const stateWidth = ({ states }: Pick<RecordType, 'states'>): number => {
  const labels = Object.values(states).map(({ label }) => label);
  return Math.ceil(Math.max(headWidth('状态'), longest(labels, 13) + frame + edges));
};

/**
 * Returns the pixels of the buttons of the state that offers a user the most; 0 where no state offers them any, as their
 * actions go.
 */
export function actionsWidth(type: RecordType, mayTake: (action: string) => boolean): number {
  const edit = type.fromOutside ? undefined : { label: '编辑', action: `${type.actions}:edit` };
  const needed = Object.values(type.states).map(({ closed, steps = {} }) => {
    const offered = [...Object.values(steps), ...(edit && !closed ? [edit] : [])];
    return offered
      .filter(({ action }) => mayTake(action))
      .reduce((width, { label }) => width + widthOf(label, 13) + frame + 2, 0);
  });
  const most = Math.max(0, ...needed);
  return most === 0 ? 0 : Math.ceil(most + edges + 2);
}
