import type { RecordFields } from '@portal/contract/records/field-values';
import { firstAskers } from '@portal/contract/records/askers';
import { keyOfType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { insertCreations } from '../event-store.ts';
import { takeNumbers } from '../record-number.ts';
import { insertRecords } from '../store.ts';
import { wordsOf } from '../table.ts';
import type { RowsParts } from './import-rows.ts';

/** A new record that nothing is wrong with. */
export interface ReadyRow {
  scope: string;
  fields: RecordFields;
  /** The hash of its contents. */
  fingerprint: Buffer;
}

/** Returns the hashes of rows that an import has made already, in hexadecimal. */
export async function findImported(
  db: Database,
  subject: string,
  rows: readonly ReadyRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await db
    .selectFrom('imported_row')
    .where(ofTenant('imported_row'))
    .where('subject', '=', subject)
    .where(
      'fingerprint',
      'in',
      rows.map(({ fingerprint }) => fingerprint),
    )
    .select('fingerprint')
    .execute();
  return new Set(found.map(({ fingerprint }) => fingerprint.toString('hex')));
}

/**
 * Inserts records with their first events and their hashes. Of two imports of one file at the same time the second waits
 * for the key of the hash, and fails by it: its job is tried again and finds the rows there.
 */
export async function insertImported(
  tx: Database,
  { db, type, author }: Pick<RowsParts, 'db' | 'type' | 'author'>,
  rows: readonly ReadyRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { personId, personName } = author;
  const at = author.now();
  // Not in the transaction: its lock would keep everybody else from making records of the type.
  const ids = await takeNumbers(db, type, { now: at, count: rows.length });
  const records = rows.map((row, nth) => ({ ...row, id: ids[nth] ?? '' }));
  await tx
    .insertInto('imported_row')
    .values(
      records.map(({ id, fingerprint }) => ({
        subject: keyOfType(type),
        fingerprint,
        target: id,
        imported_at: at,
      })),
    )
    .execute();
  const askers = firstAskers(type, type.initial, personId);
  const stored = records.map(({ id, scope, fields }) => ({
    id,
    scope,
    fields,
    state: type.initial,
    words: wordsOf(type, id, fields),
    askers,
  }));
  await insertRecords(tx, type, stored, { by: personName, at });
  await insertCreations(tx, type, ids, { at, personId, personName });
}
