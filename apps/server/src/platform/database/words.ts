import { inPieces, readingPieces } from '@portal/common/pinyin/reading-words';
import { searchText } from '@portal/common/typed-text';
import { type RawBuilder, sql } from 'kysely';

/** A pattern that finds a text anywhere, in any case and width; its own wildcards are characters. */
export const containing = (text: string): string =>
  `%${searchText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Matches rows whose `words` hold a keyword, or all pieces of it where a name has too many readings for one word. */
export function wordsHold(keyword: string): RawBuilder<boolean> {
  const whole = sql<boolean>`words like ${containing(keyword)}`;
  const pieces = readingPieces(searchText(keyword)).map(containing);
  if (pieces.length === 0) return whole;
  return sql<boolean>`(${whole} or (words like ${containing(inPieces)} and words like all (${pieces}::text[])))`;
}

/** Words in the order of their pinyin, as Chinese lists are read. */
export const byPinyin = (words: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${words} collate "zh-x-icu"`;
