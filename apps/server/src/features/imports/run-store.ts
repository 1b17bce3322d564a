import { importFaultsMost } from '@portal/contract/imports/imports';
import { type Selectable, sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredRun = Omit<Selectable<Tables['import_run']>, 'tenant_id'>;
export type RunChange = Partial<
  Pick<
    StoredRun,
    | 'state'
    | 'mode'
    | 'total'
    | 'done'
    | 'added'
    | 'changed'
    | 'same'
    | 'wrong_rows'
    | 'faults'
    | 'problem'
  >
> & { parts?: string; notes?: string };

export interface StoredFault {
  row: number;
  column: string;
  value: string;
  words: string;
}

type NewRun = Pick<
  StoredRun,
  'subject' | 'person_id' | 'address' | 'request_id' | 'file_id' | 'file_name' | 'started_at'
> & { context: string };

export const insertRun = (db: Database, run: NewRun): Promise<StoredRun> =>
  db.insertInto('import_run').values(run).returningAll().executeTakeFirstOrThrow();

export const findRun = (db: Database, id: string): Promise<StoredRun | undefined> =>
  db
    .selectFrom('import_run')
    .where(ofTenant('import_run'))
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();

/**
 * Reads a run once no other transaction works on it. The lock is not the row's: progress is written to that from outside
 * of the transaction.
 */
export async function lockRun(tx: Database, id: string): Promise<StoredRun | undefined> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.importRun}, hashtext(${id}))`.execute(tx);
  return findRun(tx, id);
}

export const newestRun = (
  db: Database,
  personId: string,
  subject: string,
): Promise<StoredRun | undefined> =>
  db
    .selectFrom('import_run')
    .where(ofTenant('import_run'))
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .selectAll()
    .executeTakeFirst();

/** Changes a run that is in one of these states; returns it, or undefined where it is in another. */
export const updateRun = (
  db: Database,
  id: string,
  from: readonly StoredRun['state'][],
  change: RunChange,
): Promise<StoredRun | undefined> =>
  db
    .updateTable('import_run')
    .where(ofTenant('import_run'))
    .where('id', '=', id)
    .where('state', 'in', from)
    .set(change)
    .returningAll()
    .executeTakeFirst();

export const clearFaults = (db: Database, runId: string) =>
  db
    .deleteFrom('import_fault')
    .where(ofTenant('import_fault'))
    .where('run_id', '=', runId)
    .execute();

/** Adds faults after those that are listed already, up to the most that are. */
export async function addFaults(
  db: Database,
  runId: string,
  faults: readonly StoredFault[],
  from: number,
): Promise<void> {
  const listed = faults.slice(0, Math.max(0, importFaultsMost - from));
  for (let at = 0; at < listed.length; at += 1_000) {
    const rows = listed.slice(at, at + 1_000).map((fault, nth) => ({
      run_id: runId,
      position: from + at + nth,
      row_number: fault.row,
      column: fault.column.slice(0, 100),
      value: fault.value.slice(0, 200),
      words: fault.words.slice(0, 300),
    }));
    await db.insertInto('import_fault').values(rows).execute();
  }
}

const faultsOf = (db: Database, runId: string) =>
  db
    .selectFrom('import_fault')
    .where(ofTenant('import_fault'))
    .where('run_id', '=', runId)
    .orderBy('position')
    .select(['row_number as row', 'column', 'value', 'words']);

export const pageOfFaults = (db: Database, runId: string, page: PageRequest) =>
  paginate(faultsOf(db, runId), page);

export const allFaults = (db: Database, runId: string): Promise<StoredFault[]> =>
  faultsOf(db, runId).execute();

/** Returns the work number of a person who may sign in; undefined for somebody else. */
export async function activeWorkNo(db: Database, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .select('work_no')
    .executeTakeFirst();
  return row?.work_no;
}

/** Deletes runs that are over, and the hashes of rows that were imported long ago. Returns the files of the runs. */
export async function deleteOld(
  db: Database,
  before: { runs: Date; rows: Date },
): Promise<string[]> {
  const gone = await db
    .deleteFrom('import_run')
    .where(ofTenant('import_run'))
    .where('started_at', '<', before.runs)
    .returning('file_id')
    .execute();
  await db
    .deleteFrom('imported_row')
    .where(ofTenant('imported_row'))
    .where('imported_at', '<', before.rows)
    .execute();
  return gone.map(({ file_id }) => file_id);
}

/** The columns that count what became of rows, at their start. */
export const noCounts = {
  done: 0,
  added: 0,
  changed: 0,
  same: 0,
  wrong_rows: 0,
  faults: 0,
  problem: null,
  parts: '[]',
  notes: '[]',
} as const;
