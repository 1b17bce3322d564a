import { type SearchableText, toSearchable } from './searchable-text.ts';

/** The most readings of a piece of a name: seven characters of two readings have 128. */
const readingsMost = 128;
/** Each piece has so many characters, whatever their readings; so many letters are never of more. */
const pieceLeast = 4;
/** Stands with the words of a name that comes in pieces; nobody types it. */
export const inPieces = '\u241F';

/**
 * Returns the pinyin of a text and its initials, in every reading: `changsha` and `cs` for the city, also `zhangsha` and
 * `zs`. A name with many readings comes in pieces that overlap, as the readings of the whole double with each of its
 * characters; `isInReadings` finds in them what is longer than a piece. None for a text without Chinese characters.
 */
export function readingWords(text: string): string[] {
  const letters = toSearchable(text);
  if (letters.every(({ readings }) => readings.length === 0)) return [];
  const pieces = piecesOf(letters);
  const mark = pieces.length > 1 ? [inPieces] : [];
  return [...new Set(pieces.flatMap(wordsOf)), ...mark];
}

/** Returns the longest pieces that begin with the text, and behind each character of several readings. */
function piecesOf(letters: SearchableText): SearchableText[] {
  const pieces: SearchableText[] = [];
  let reached = 0;
  for (let start = 0; reached < letters.length; start += 1) {
    const isBehindOne = start === 0 || countAt(letters, start - 1) > 1;
    const end = isBehindOne ? endOf(letters, start) : reached;
    if (end > reached) pieces.push(letters.slice(start, end));
    reached = Math.max(reached, end);
  }
  return pieces;
}

function endOf(letters: SearchableText, start: number): number {
  let [end, count] = [start, 1];
  while (end < letters.length) {
    count *= countAt(letters, end);
    if (count > readingsMost && end - start >= pieceLeast) break;
    end += 1;
  }
  return end;
}

const countAt = (letters: SearchableText, place: number): number =>
  Math.max(1, letters[place]?.readings.length ?? 0);

function wordsOf(letters: SearchableText): string[] {
  let words: [spelled: string, initials: string][] = [['', '']];
  for (const { letter, readings } of letters) {
    const next = readings.length > 0 ? readings : [letter];
    words = next.flatMap((reading) =>
      words.map(([spelled, initials]): [string, string] => [
        spelled + reading,
        initials + (readings.length > 0 ? reading.slice(0, 1) : letter),
      ]),
    );
  }
  return words.flat();
}

/**
 * Returns the pieces of typed letters, each of which stands in the words of a name with this reading; none of what is no
 * letter, or fits into a piece.
 */
export const readingPieces = (typed: string): string[] =>
  /^[a-z]+$/.test(typed) && typed.length > pieceLeast
    ? Array.from({ length: typed.length - pieceLeast + 1 }, (_, at) =>
        typed.slice(at, at + pieceLeast),
      )
    : [];

/** Returns whether typed letters are in the words of a name: as they are, or each of their pieces. */
export function isInReadings(words: string, typed: string): boolean {
  const pieces = readingPieces(typed);
  if (words.includes(typed)) return true;
  return (
    words.includes(inPieces) && pieces.length > 0 && pieces.every((piece) => words.includes(piece))
  );
}
