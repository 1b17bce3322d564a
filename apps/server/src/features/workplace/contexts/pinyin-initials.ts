/** The first character of each pinyin initial, in collation order; no syllable begins with i, u or v. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他穵夕丫帀');
const letters = 'abcdefghjklmnopqrstwxyz';

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const known = new Map<string, string>();

/** Returns the pinyin initials of a text in lower case; other characters stay. */
export const initialsOf = (text: string): string => Array.from(text, initialOf).join('');

function initialOf(character: string): string {
  const found = known.get(character) ?? findInitial(character);
  known.set(character, found);
  return found;
}

function findInitial(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  const later = firsts.findIndex((first) => byPinyin.compare(first, character) > 0);
  return letters[(later === -1 ? firsts.length : later) - 1] ?? character;
}
