import { readingsOf } from './readings.ts';

/** One letter of a text: where it stands, as what it is compared, and how it may be read. */
interface Letter {
  at: number;
  letter: string;
  readings: readonly string[];
}

/** A text made ready to be found by what somebody types: its letters and digits, without what stands between them. */
export type Readable = readonly Letter[];

/** A stretch of a text, in places of its characters. */
export type Stretch = readonly [from: number, to: number];

export interface Found {
  stretch: Stretch;
  /** It was typed as it is written, not by how it is read. */
  isLiteral: boolean;
}

/** What is compared with a text: full-width and capital letters are like any others, signs and spaces are left out. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export function readable(text: string): Readable {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of text) {
    const readings = readingsOf(character);
    // What has a reading is a letter as it stands; the rest is few.
    const letter = readings.length > 0 ? character : plain(character);
    if (letter !== '') letters.push({ at, letter, readings });
    at += character.length;
  }
  return letters;
}

/**
 * The first stretch of a text that reads as wanted, which is plain. Each letter is typed as it is written, by one of its
 * readings or the beginning of one: what is typed for a shop's record may be its characters, its pinyin or its initials,
 * and any mixture of them.
 */
export function findIn(text: Readable, wanted: string): Found | undefined {
  if (wanted === '') return undefined;
  for (let place = 0; place < text.length; place += 1) {
    const [first, last] = [text[place], lastOf(text, wanted, place, 0)];
    if (!first || !last) continue;
    return { stretch: [first.at, last.at + 1], isLiteral: isWritten(text, place, wanted) };
  }
  return undefined;
}

/**
 * The letter that takes up the last of what was typed, if all of it from `at` on is taken up by the letters from `place`
 * on: each as it is written, or as much of a reading as was typed, initials before whole readings. This runs a hundred
 * thousand times for a key, so it makes nothing that has to be cleared away.
 */
function lastOf(text: Readable, wanted: string, place: number, at: number): Letter | undefined {
  const letter = text[place];
  if (at === wanted.length) return text[place - 1];
  if (!letter) return undefined;
  const asWritten = wanted.startsWith(letter.letter, at)
    ? lastOf(text, wanted, place + 1, at + letter.letter.length)
    : undefined;
  return asWritten ?? lastByReading(text, wanted, place, at);
}

function lastByReading(
  text: Readable,
  wanted: string,
  place: number,
  at: number,
): Letter | undefined {
  const readings = text[place]?.readings ?? [];
  for (let order = 0; order < readings.length; order += 1) {
    const reading = readings[order] ?? '';
    for (let length = 1; length <= reading.length; length += 1) {
      if (reading[length - 1] !== wanted[at + length - 1]) break;
      if (isTriedBefore(readings, order, length)) continue;
      const last = lastOf(text, wanted, place + 1, at + length);
      if (last) return last;
    }
  }
  return undefined;
}

/** Whether an earlier reading begins alike: to go on from there a second time finds nothing new, and takes for ever. */
function isTriedBefore(readings: readonly string[], order: number, length: number): boolean {
  if (order === 0) return false;
  const beginning = readings[order]?.slice(0, length) ?? '';
  return readings.slice(0, order).some((earlier) => earlier.startsWith(beginning));
}

function isWritten(text: Readable, place: number, wanted: string): boolean {
  let at = 0;
  for (let next = place; at < wanted.length; next += 1) {
    const letter = text[next]?.letter ?? '';
    if (letter === '' || !wanted.startsWith(letter, at)) return false;
    at += letter.length;
  }
  return true;
}
