import { toSearchable } from './searchable-text.ts';

/** The most readings of a text: a name with five characters of two readings has 32, of which few are ever typed. */
const readingsMost = 16;

/**
 * Returns the pinyin of a text as a whole and its initials, in every reading: `changsha` and `cs` for the city, also
 * `zhangsha` and `zs`. None for a text without Chinese characters.
 */
export function readingWords(text: string): string[] {
  const letters = toSearchable(text);
  if (letters.every(({ readings }) => readings.length === 0)) return [];
  let words: [spelled: string, initials: string][] = [['', '']];
  for (const { letter, readings } of letters) {
    const next = readings.length > 0 ? readings : [letter];
    words = next
      .flatMap((reading) =>
        words.map(([spelled, initials]): [string, string] => [
          spelled + reading,
          initials + (readings.length > 0 ? reading.slice(0, 1) : letter),
        ]),
      )
      .slice(0, readingsMost);
  }
  return [...new Set(words.flat())];
}
