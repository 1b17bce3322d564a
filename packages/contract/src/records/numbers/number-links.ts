import { z } from 'zod';
import { defineCall } from '../../call.ts';

/**
 * Lists the keys of the types that the caller has a page for: a record of another type, whose name another record shows, is
 * no link for them.
 */
export const listOpenTypes = defineCall({
  method: 'GET',
  path: '/sys/records/openTypes',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(z.string()),
  refuses: [],
  rate: 'read',
});

/** Letters in capitals and digits, with nothing beside them that goes on. */
const inText = /((?<![A-Za-z0-9])[A-Z]{1,3}\d{9,12}(?![A-Za-z0-9]))/;

/** Returns a text in pieces; every second one may be the number of a record. */
export const splitAtNumbers = (words: string): string[] => words.split(inText);

/** Returns the words of a text that may be numbers of records, each once. */
export const numbersIn = (words: string): string[] => [
  ...new Set(splitAtNumbers(words).filter((_, nth) => nth % 2 === 1)),
];
