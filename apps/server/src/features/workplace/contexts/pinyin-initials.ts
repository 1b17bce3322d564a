/** A first character of each initial's readings, in the order of pinyin; there are no words in i, u and v. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他穵夕丫帀');
const letters = 'abcdefghjklmnopqrstwxyz';

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const known = new Map<string, string>();

/** The initials of how a text is read, in small letters; what is not Chinese stays. */
export const initialsOf = (text: string): string => Array.from(text, initialOf).join('');

function initialOf(character: string): string {
  const found = known.get(character) ?? workOut(character);
  known.set(character, found);
  return found;
}

function workOut(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  const later = firsts.findIndex((first) => byPinyin.compare(first, character) > 0);
  return letters[(later === -1 ? firsts.length : later) - 1] ?? character;
}
