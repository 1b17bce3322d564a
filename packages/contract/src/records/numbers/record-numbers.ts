import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { SubsystemName } from '../../subsystems/subsystems.ts';
import { text } from '../../text.ts';
import type { RecordType } from '../record-type.ts';

/** A record found by its number, and the page of the caller's menu that lists it. */
const NumberedRecord = z.object({
  id: z.string(),
  /** The key of its type, for the address of the record; servers of an earlier release leave it out. */
  type: z.string().optional(),
  system: SubsystemName,
  /** The noun of a record, the text that names it, and the label of its state. */
  one: z.string(),
  title: z.string().nullable(),
  state: z.string(),
  path: z.string(),
  /** The store, group or company to work for where the page is about one. */
  context: z.object({ kind: z.enum(['store', 'group', 'company']), no: z.string() }).nullable(),
});
export type NumberedRecord = z.infer<typeof NumberedRecord>;

/** The most records that are found by the beginning of a number, over all types. */
export const numberedMost = 8;

/** Letters and at least the first two digits; shorter beginnings are of thousands of records. */
export const recordNumber = /^[a-z]{1,4}\d{2,12}$/i;

/** Finds records of all types by their number or its beginning, in any store, group or company of the caller. */
export const findByNumber = defineCall({
  method: 'GET',
  path: '/sys/records/byNumber',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ number: text(20).regex(recordNumber) }),
  result: z.array(NumberedRecord),
  refuses: [],
  rate: 'read',
});

/**
 * Finds the record of an address, and the page of the caller's menu that lists it. One that does not exist is refused as
 * one is that the caller may not see.
 */
export const locateRecord = defineCall({
  method: 'GET',
  path: '/sys/records/located',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ type: text(80), id: text(80) }),
  result: NumberedRecord,
  refuses: ['record.not-found'],
  rate: 'read',
});

/** The most numbers that are asked about at once: those in the texts of a record or a letter. */
export const askedNumbersMost = 60;

/** Returns those of some whole numbers, with commas, that are of records which the caller may open. */
export const locateNumbers = defineCall({
  method: 'GET',
  path: '/sys/records/byNumbers',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ numbers: text(askedNumbersMost * 21) }),
  result: z.array(z.object({ type: z.string(), id: z.string() })),
  refuses: [],
  rate: 'read',
});

/**
 * Returns the first and last number of a type that begin as typed; undefined where none does. All numbers of a type have
 * the same length, so they are in order in any collation.
 */
export function numbersFrom(
  { number }: Pick<RecordType, 'number'>,
  typed: string,
): [first: string, last: string] | undefined {
  const [prefix = ''] = number.split('{');
  const length = number.replaceAll(/[{}]/g, '').length;
  const beginning = typed.toUpperCase();
  const isOne = beginning.startsWith(prefix) && /^\d+$/.test(beginning.slice(prefix.length));
  if (!isOne || beginning.length > length) return undefined;
  return [beginning.padEnd(length, '0'), beginning.padEnd(length, '9')];
}
