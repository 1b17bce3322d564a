import { csvMark, unmarkedCell } from '@portal/contract/csv';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { linkHash } from './entry.ts';
import type { AuditKey } from './key.ts';

const none = z.string().transform((text) => (text === '' ? null : text));
const hex = z
  .string()
  .regex(/^[0-9a-f]*$/)
  .transform((text) => Buffer.from(text, 'hex'));

/** A row of an exported sheet, by the heads of its columns. */
const Row = z.object({
  seq: z.string(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  kind: z.string(),
  actorId: none,
  actorWorkNo: none,
  address: none,
  requestId: none,
  detail: z.string().transform((text): unknown => JSON.parse(text)),
  previousHash: hex,
  hash: hex,
  keyId: none,
});

/**
 * Recomputes each row of a sheet that auditors exported and returns the numbers of those that are not as they were sealed.
 * A row that was taken out of a sheet is not missed: the trail itself is verified for that.
 */
export function verifySheet(
  sheet: string,
  keys: readonly AuditKey[],
): { rows: number; bad: string[] } {
  const rows: unknown[] = parse(sheet.replace(csvMark, ''), {
    columns: true,
    skipEmptyLines: true,
    // A work number or an id that reads as a number was marked as text.
    cast: unmarkedCell,
  });
  const bad = rows.flatMap((cells, at) => {
    const read = Row.safeParse(cells);
    if (!read.success) return [`line ${at + 2}`];
    const { seq, previousHash, hash, keyId, ...entry } = read.data;
    const key = keys.find(({ id }) => id === keyId);
    const isKnown = keyId === null || key !== undefined;
    return isKnown && linkHash(previousHash, entry, key).equals(hash) ? [] : [seq];
  });
  return { rows: rows.length, bad };
}
