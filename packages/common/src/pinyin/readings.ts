import { pinyinTable } from './table.gen.ts';

const none: readonly string[] = [];
const known = new Map<string, string[]>();
for (const [, syllable = '', characters = ''] of pinyinTable.matchAll(/([a-z]+)([^a-z]+)/g)) {
  for (const character of characters) {
    const readings = known.get(character);
    if (readings) readings.push(syllable);
    else known.set(character, [syllable]);
  }
}

/** Returns the readings of a Chinese character in pinyin without tones; none for any other. */
export const readingsOf = (character: string): readonly string[] => known.get(character) ?? none;
