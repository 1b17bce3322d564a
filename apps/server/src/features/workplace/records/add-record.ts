import type { RecordFields } from '@portal/contract/records/field-values';
import { firstAskers } from '@portal/contract/records/askers';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { insertEvent } from './event-store.ts';
import { takeNumber } from './record-number.ts';
import { insertRecord } from './store.ts';
import { wordsOf } from './table.ts';

interface AddedRecord {
  scope: string;
  state: string;
  fields: RecordFields;
  personId: string;
  /** The name of the person. */
  by: string;
  at: Date;
}

/** Adds a record that follows from another one, in the transaction of that, and returns its number. */
export async function addRecord(
  db: Database,
  type: RecordType,
  { scope, state, fields, personId, by, at }: AddedRecord,
): Promise<string> {
  const id = await takeNumber(db, type, at);
  const askers = firstAskers(type, state, personId);
  await insertRecord(
    db,
    { type, scope, id },
    { fields, state, words: wordsOf(type, id, fields), askers, by, at },
  );
  await insertEvent(db, { type, id }, { kind: 'created', at, personId, personName: by });
  return id;
}
