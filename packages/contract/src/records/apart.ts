import { type RecordFields, textIn } from './field-values.ts';
import type { RecordType } from './record-type.ts';

/** The time that a record takes of something which only one has at a time. */
interface TakenTime {
  state: string;
  fields: Pick<RecordFields, string>;
}

/**
 * Returns the words for the first of these records whose time overlaps another's; undefined where none does. One that ends
 * as the other begins does not overlap it.
 */
export function overlapWords(
  { apart }: RecordType,
  asked: TakenTime,
  others: readonly TakenTime[],
): string | undefined {
  if (!apart?.in.includes(asked.state)) return undefined;
  const timeOf = (fields: TakenTime['fields']) => ({
    from: textIn(fields[apart.from]),
    until: textIn(fields[apart.until]),
  });
  const time = timeOf(asked.fields);
  const other = others.find(
    ({ state, fields }) =>
      apart.in.includes(state) &&
      fields[apart.of] === asked.fields[apart.of] &&
      fields[apart.day] === asked.fields[apart.day] &&
      timeOf(fields).from < time.until &&
      time.from < timeOf(fields).until,
  );
  if (!other) return undefined;
  const taken = timeOf(other.fields);
  return `${apart.words}（${taken.from}–${taken.until}）`;
}
