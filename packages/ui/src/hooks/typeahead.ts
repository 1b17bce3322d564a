/** Keys within this time spell one word; the ARIA practices leave the length open, native menus have about as much. */
const pauseMs = 500;

/** The first character of each initial in the order of pinyin; none begins with i, u or v. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const initials = 'abcdefghjklmnopqrstwxyz';
const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin');

/** Returns the initials of a text: those of its Chinese characters, and any other character in lower case. */
export const initialsOf = (text: string): string =>
  Array.from(text.trim().toLowerCase(), (character) => {
    if (!/\p{Script=Han}/u.test(character)) return character;
    const place = firsts.findLastIndex((first) => byPinyin.compare(first, character) <= 0);
    return initials[place] ?? character;
  }).join('');

interface TypedKey {
  key: string;
  timeStamp: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Finds the item a user types the beginning of, by characters or pinyin initials. One letter again and again goes from
 * item to item that begins with it. `find` returns the item's place; undefined when the key is none of a text, or no
 * item fits.
 */
export function createTypeahead() {
  let typed = '';
  let last = 0;
  return {
    find(event: TypedKey, texts: readonly string[], now: number): number | undefined {
      const { key, timeStamp } = event;
      const isText = Array.from(key).length === 1 && key !== ' ';
      if (!isText || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      typed = (timeStamp - last > pauseMs ? '' : typed) + key.toLowerCase();
      last = timeStamp;
      const isSame = Array.from(typed).every((letter) => letter === key.toLowerCase());
      const wanted = isSame ? key.toLowerCase() : typed;
      // A letter alone looks behind the present item, a longer text at it, too.
      const from = isSame ? now + 1 : Math.max(now, 0);
      const places = texts.map((_, step) => (from + step) % texts.length);
      return places.find((place) => {
        const text = texts[place] ?? '';
        return text.toLowerCase().startsWith(wanted) || initialsOf(text).startsWith(wanted);
      });
    },
  };
}
