import type { TextSelection } from './use-typed-date.ts';

/** A part of a date as the library has it. */
export interface TypedPart {
  type: string;
  isEditable: boolean;
  isPlaceholder: boolean;
  value?: number | null;
}

const before: Record<string, string> = { month: '-', day: '-', hour: ' ', minute: ':' };

const filledIn = (parts: readonly TypedPart[]) =>
  parts.filter(({ isEditable, isPlaceholder }) => isEditable && !isPlaceholder);

/** Writes the parts there are, as in `2027-02-29 08:30`; `instead` is what was typed into one of them. */
export function partsAsText(
  parts: readonly TypedPart[],
  instead?: { type: string; keys: string },
): { text: string; selection: TextSelection } {
  let [text, start] = ['', 0];
  for (const { type, value } of parts.filter(
    (part) => part.type === instead?.type || filledIn([part]).length > 0,
  )) {
    if (text !== '') text += before[type] ?? '';
    text += type === instead?.type ? instead.keys : String(value ?? '').padStart(2, '0');
    if (type === instead?.type) start = text.length;
  }
  const next = parts.filter(({ isEditable }) => isEditable);
  const following = next[next.findIndex(({ type }) => type === instead?.type) + 1];
  if (instead && following) {
    const separator = before[following.type] ?? '';
    if (text.length === start) text += separator;
    start += separator.length;
  }
  return { text, selection: { start, end: text.length } };
}
