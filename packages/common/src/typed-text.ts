/**
 * Text as people type and paste it, cleaned by one rule in browser and server before it is checked, searched or kept.
 * Each function stands alone, so that a page carries only those it uses.
 */

/** Characters that nobody sees, blanks among them: what a chat, a sheet or a PDF puts around a number. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Characters that join or vary the one before and are written so: an emoji of several, an old form of a Han character,
 * letters of scripts that join. All other characters that nobody sees are dropped, with those that turn the direction.
 */
const joined = [
  String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic})`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007F}]+`,
  String.raw`[\p{Extended_Pictographic}\p{S}][\uFE0E\uFE0F]`,
  String.raw`[#*\d]\uFE0F(?=\u20E3)`,
  String.raw`\p{Unified_Ideograph}[\u{E0100}-\u{E01EF}]`,
  String.raw`[\p{Script=Arabic}\p{Script=Mongolian}\p{Script=Devanagari}][\u200C\u200D\u180B-\u180F]+`,
];
const hidden = String.raw`(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const joinedOrHidden = new RegExp(`(${joined.join('|')})|${hidden}`, 'gu');

/** Returns a text of several lines without characters that nobody sees or that turn the text around them. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(joinedOrHidden, '$1');

/** Returns a text of one line, such as a name or a title: a blank stands where a line ended, and none around it. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replaceAll(/\s*[\t\n]\s*/g, ' ')
    .trim();

/** Returns a work number, a code or another name without blanks: half width, with nothing that cannot be seen. */
export const cleanIdentifier = (text: string): string =>
  text.normalize('NFKC').replaceAll(unseen, '');

/** Returns a mobile number as its eleven digits, whatever stands before or between them; another text as it is cleaned. */
export function cleanPhone(text: string): string {
  const written = cleanIdentifier(text);
  const digits = written
    .replaceAll(/[\p{Pd}\u2212().·]/gu, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return /^1\d{10}$/.test(digits) ? digits : written;
}

/** Returns a code of digits without what groups them: `123 456` and `123-456`. */
export const cleanCode = (text: string): string =>
  cleanIdentifier(text).replaceAll(/[\p{Pd}\u2212]/gu, '');

/** Returns a text as it is compared in a search: half width, lower case, one blank where there are several. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .toLowerCase();
