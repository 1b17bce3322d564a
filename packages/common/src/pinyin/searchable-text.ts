import { readingsOf } from './readings.ts';

/** One letter of a text: its position, its normalised form, and its readings. */
interface Letter {
  at: number;
  letter: string;
  readings: readonly string[];
}

/** A text prepared for the search: its letters and digits, without what is between them. */
export type SearchableText = readonly Letter[];

/** A range of a text, in positions of its characters. */
export type TextRange = readonly [from: number, to: number];

interface TextMatch {
  range: TextRange;
  /** True for a match by characters, false for one by pinyin. */
  isLiteral: boolean;
}

/** Normalises a text for comparison: full-width and capital letters are folded, signs and spaces left out. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export function toSearchable(text: string): SearchableText {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of text) {
    const readings = readingsOf(character);
    // A character with a reading needs no normalisation; the others are few.
    const letter = readings.length > 0 ? character : normalise(character);
    if (letter !== '') letters.push({ at, letter, readings });
    at += character.length;
  }
  return letters;
}

/**
 * Returns the first range of a text that matches normalised input. Each letter matches as it is written, by one of its
 * readings or the beginning of one: the input for a shop's record may be its characters, its pinyin, its initials or a
 * mixture.
 */
export function findIn(text: SearchableText, input: string): TextMatch | undefined {
  if (input === '') return undefined;
  for (let place = 0; place < text.length; place += 1) {
    const [first, last] = [text[place], matchRest(text, input, place, 0)];
    if (!first || !last) continue;
    return { range: [first.at, last.at + 1], isLiteral: isWritten(text, place, input) };
  }
  return undefined;
}

/** Ranks a match, the best first: by characters from the start, by characters, by pinyin from the start, by pinyin. */
export function rankOf(text: SearchableText, { range: [from], isLiteral }: TextMatch): number {
  return (isLiteral ? 0 : 2) + (from === text[0]?.at ? 0 : 1);
}

/**
 * Returns the last letter of a match of the input from `at` on with the letters from `place` on: each as it is written,
 * or by a prefix of a reading, initials before whole readings. It runs a hundred thousand times per key, so it
 * allocates nothing.
 */
function matchRest(
  text: SearchableText,
  input: string,
  place: number,
  at: number,
): Letter | undefined {
  const letter = text[place];
  if (at === input.length) return text[place - 1];
  if (!letter) return undefined;
  const asWritten = input.startsWith(letter.letter, at)
    ? matchRest(text, input, place + 1, at + letter.letter.length)
    : undefined;
  return asWritten ?? matchReading(text, input, place, at);
}

function matchReading(
  text: SearchableText,
  input: string,
  place: number,
  at: number,
): Letter | undefined {
  const readings = text[place]?.readings ?? [];
  for (let order = 0; order < readings.length; order += 1) {
    const reading = readings[order] ?? '';
    for (let length = 1; length <= reading.length; length += 1) {
      if (reading[length - 1] !== input[at + length - 1]) break;
      if (isRepeatedPrefix(readings, order, length)) continue;
      const last = matchRest(text, input, place + 1, at + length);
      if (last) return last;
    }
  }
  return undefined;
}

/**
 * Tells whether an earlier reading has the same prefix: trying it a second time finds nothing new, and is exponential.
 */
function isRepeatedPrefix(readings: readonly string[], order: number, length: number): boolean {
  if (order === 0) return false;
  const beginning = readings[order]?.slice(0, length) ?? '';
  return readings.slice(0, order).some((earlier) => earlier.startsWith(beginning));
}

function isWritten(text: SearchableText, place: number, input: string): boolean {
  let at = 0;
  for (let next = place; at < input.length; next += 1) {
    const letter = text[next]?.letter ?? '';
    if (letter === '' || !input.startsWith(letter, at)) return false;
    at += letter.length;
  }
  return true;
}
