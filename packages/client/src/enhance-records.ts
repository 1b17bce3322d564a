import { enhanceRecordsMost } from '@portal/contract/limits';
import { z } from 'zod';
import { recall, remember, storageKeys } from './storage.ts';

/** An enhance record: a version of the script that a system adds to one of its tables. `code` names the table. */
const EnhanceRecord = z.looseObject({ code: z.string().min(1) });
export type EnhanceRecord = z.infer<typeof EnhanceRecord>;

const Stored = z.record(z.string(), z.array(EnhanceRecord));

const stored = (): z.infer<typeof Stored> =>
  Stored.safeParse(recall(storageKeys.enhanceRecords)).data ?? {};

/** Returns the enhance records of a table, the oldest first; they last until the user signs out. */
export function enhanceRecordsOf(code: string): EnhanceRecord[] {
  const records = stored();
  return Object.hasOwn(records, code) ? (records[code] ?? []) : [];
}

/** Adds an enhance record to those of its table, of which the newest 16 are kept. */
export function addEnhanceRecord(record: EnhanceRecord): void {
  const kept = [...enhanceRecordsOf(record.code), record].slice(-enhanceRecordsMost);
  remember(storageKeys.enhanceRecords, { ...stored(), [record.code]: kept });
}
