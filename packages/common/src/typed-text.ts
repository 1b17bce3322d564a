/**
 * Text as people type and paste it, cleaned by one rule in browser and server before it is checked, searched or kept.
 * Each function stands alone, so that a page carries only those it uses.
 */

/** Characters that nobody sees, blanks among them: what a chat, a sheet or a PDF puts around a number. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

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
