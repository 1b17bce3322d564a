import { pinyin } from 'pinyin-pro';

/**
 * The readings of Chinese characters as the menu search carries them: after each syllable, without its tone, all
 * characters that can be read so. A character with several readings stands under each of them.
 */
export function pinyinTable(): string {
  const bySyllable = Map.groupBy(commonCharacters().flatMap(readings), ({ syllable }) => syllable);
  return [...bySyllable]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, read]) => syllable + read.map(({ character }) => character).join(''))
    .join('');
}

/** Spells a reading as people type it: `v` for the u with two dots, which no keyboard has. */
function readings(character: string): { character: string; syllable: string }[] {
  const said = pinyin(character, { toneType: 'none', type: 'array', v: true, multiple: true });
  return [...new Set(said)].map((syllable) => ({ character, syllable }));
}

/** The 6,763 characters of GB 2312, which is what people write business texts with. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  return bytes(0xb0, 0xf7)
    .flatMap((row) => bytes(0xa1, 0xfe).map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((character) => /^\p{Script=Han}$/u.test(character));
}

const bytes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
