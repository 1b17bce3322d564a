import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import { isWaiting, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { refusalRow } from '@portal/contract/refusals';
import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { Refused } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { RowOutcome, SheetImporter } from '#platform/sheets/import-subject.ts';
import type { Reach } from '../reach/record-reach.ts';
import type { FieldAccess } from '../record-access.ts';
import type { RecordOptions } from '../record-options.ts';
import { areShown } from '../store.ts';
import type { ResolveKey } from './cell-values.ts';
import { changeRow } from './change-row.ts';
import { findImported, insertImported, type ReadyRow } from './insert-rows.ts';
import { createRowReader, type ReadRow } from './row-reader.ts';

export interface RowsParts {
  db: Database;
  type: RecordType;
  caller: Caller;
  /** The fields that a sheet brings and the user sees. */
  fields: readonly (readonly [string, RecordField])[];
  access: FieldAccess;
  scopeFor: (fields: RecordFields) => string;
  reach: Reach;
  mayEdit: boolean;
  findKey: ResolveKey;
  options: Pick<RecordOptions, 'choosable'>;
  author: { personId: string; personName: string; now: () => Date };
  onEnd: () => void;
}

/** Rows of one statement: 500 of 60 columns are within the 65,535 values that one takes. */
const batch = 500;

type Change = RowOutcome['change'];

/** Imports rows of a type: those with a number change that record, all others are new once. */
export function createImportRows(parts: RowsParts): SheetImporter {
  const { type, scopeFor, reach, onEnd } = parts;
  const reader = createRowReader(parts);
  const subject = keyOfType(type);
  let hasAdded = false;

  /** Completes a new row with where its record belongs; undefined where something is wrong with it. */
  function ready(row: ReadRow): ReadyRow | undefined {
    if (row.faults.length === 0) reader.checkRules(row);
    if (row.faults.length > 0) return undefined;
    try {
      const scope = scopeFor(row.fields);
      return { scope, fields: row.fields, fingerprint: fingerprint(row, scope) };
    } catch (error) {
      row.faults.push({ column: '', value: '', words: refusalWords(error) });
      return undefined;
    }
  }

  /** Returns the new records that their author would see, of rows that nothing is wrong with. */
  async function withinReach(db: Database, rows: readonly ReadRow[]) {
    const made = rows.flatMap((row) => pairOf(row, ready(row)));
    const { initial: state } = type;
    const records = made.map(([, { scope, fields }]) => ({ scope, fields, state }));
    const isShown = await areShown(db, { type, reach: reach.where }, records);
    const words = refusalRow('record.beyond-reach').message;
    for (const [nth, [row]] of made.entries()) {
      if (!isShown[nth]) row.faults.push({ column: '', value: '', words });
    }
    return new Map(made.filter((_, nth) => isShown[nth]));
  }

  async function addNew(db: Database, rows: readonly ReadRow[], isTrial: boolean) {
    const made = await withinReach(db, rows);
    const known = await findImported(db, subject, [...made.values()]);
    const isKnown = ({ fingerprint: hash }: ReadyRow) => known.has(hash.toString('hex'));
    const added = [...made.values()].filter((record) => !isKnown(record));
    if (!isTrial) await insertImported(db, parts, added);
    hasAdded ||= !isTrial && added.length > 0;
    return [...made].map(([row, record]): [ReadRow, Change] => [
      row,
      isKnown(record) ? 'same' : 'added',
    ]);
  }

  async function change(db: Database, row: ReadRow, isTrial: boolean): Promise<Change> {
    if (row.faults.length > 0) return 'wrong';
    try {
      return await changeRow(db, parts, { id: row.id, fields: row.fields, isTrial });
    } catch (error) {
      row.faults.push({ column: `${type.one}编号`, value: row.id, words: refusalWords(error) });
      return 'wrong';
    }
  }

  return {
    batch,
    async take(db, given, isTrial) {
      const rows = await reader.read(given);
      const fresh = rows.filter(({ id }) => id === '');
      const changes = new Map(await addNew(db, fresh, isTrial));
      for (const row of rows) if (row.id !== '') changes.set(row, await change(db, row, isTrial));
      return rows.map((row) => ({
        row: row.given.row,
        change: changes.get(row) ?? 'wrong',
        faults: row.faults,
      }));
    },
    finish() {
      if (hasAdded && isWaiting(type, type.initial)) onEnd();
    },
  };
}

const pairOf = (row: ReadRow, record: ReadyRow | undefined): [ReadRow, ReadyRow][] =>
  record ? [[row, record]] : [];

/** The words of a refusal; anything else is a defect of the whole. */
function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.words ?? refusalRow(error.refusal).message;
}

/** The same row of the same file again has the same one. */
const fingerprint = ({ fields, given }: ReadRow, scope: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([scope, Object.entries(fields).toSorted(byName), given.nth]))
    .digest();

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;
