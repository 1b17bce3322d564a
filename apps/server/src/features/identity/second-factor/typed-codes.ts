import { randomInt } from 'node:crypto';

// Crockford's base 32: no letter that could be read as a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code in groups of so many characters, of 5 bits each. */
export const makeCode = (groups: readonly number[]): string =>
  groups
    .map((length) => Array.from({ length }, () => alphabet.charAt(randomInt(32))).join(''))
    .join('-');

/** A code as it was made, however it is typed: with or without dashes, in small letters, with O for 0. */
export const asMade = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
