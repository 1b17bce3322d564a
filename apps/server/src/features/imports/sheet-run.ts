import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type { ImportSubject, NamedRow, RowOutcome } from '#platform/sheets/import-subject.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import type { SheetSource } from '#platform/sheets/sheet.ts';
import { type HeadedRows, readHeads } from './named-rows.ts';

type SheetPart = Extract<ImportSubject['source'], { kind: 'sheet' }>;

/** A batch of rows as they were read, and the number of rows up to its end. */
interface Batch {
  rows: NamedRow[];
  until: number;
}

/** Counts of outcomes, and the faults behind them. */
export interface Tally {
  added: number;
  changed: number;
  same: number;
  wrong_rows: number;
  faults: (RowOutcome['faults'][number] & { row: number })[];
}

const tallyOf = (outcomes: readonly RowOutcome[]): Tally => ({
  added: outcomes.filter(({ change }) => change === 'added').length,
  changed: outcomes.filter(({ change }) => change === 'changed').length,
  same: outcomes.filter(({ change }) => change === 'same').length,
  wrong_rows: outcomes.filter(({ change }) => change === 'wrong').length,
  faults: outcomes.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault }))),
});

/** Reads a sheet by its heads, a batch at a time. */
async function* batches(
  source: SheetSource,
  { size, onHeads, columns }: BatchOptions,
): AsyncGenerator<Batch> {
  let heads: HeadedRows | undefined;
  let rows: NamedRow[] = [];
  let until = 0;
  for await (const row of readSheet(source)) {
    if (!heads) {
      heads = readHeads(row.cells, columns);
      onHeads(heads);
      if (heads.faults.length > 0) return;
      continue;
    }
    rows.push(heads.read(row));
    until += 1;
    if (rows.length < size) continue;
    yield { rows, until };
    rows = [];
  }
  if (rows.length > 0) yield { rows, until };
}

interface BatchOptions {
  size: number;
  columns: Awaited<ReturnType<SheetPart['columns']>>;
  onHeads: (heads: HeadedRows) => void;
}

interface WalkOptions {
  caller: Caller;
  isTrial: boolean;
  /** Makes a batch: within a transaction of its own, of the whole, or none. */
  within: (batch: Batch, take: (db: Database) => Promise<Tally>) => Promise<void>;
}

/** Takes all rows of a sheet. Returns the faults of its heads, which keep every row from being taken. */
export async function walkSheet(
  subject: SheetPart,
  source: SheetSource,
  { caller, isTrial, within }: WalkOptions,
) {
  const [columns, importer] = [await subject.columns(caller), await subject.open(caller)];
  const found: { heads?: HeadedRows } = {};
  const onHeads = (heads: HeadedRows) => void (found.heads = heads);
  for await (const batch of batches(source, { size: importer.batch, columns, onHeads })) {
    await within(batch, async (db) => tallyOf(await importer.take(db, batch.rows, isTrial)));
  }
  const empty = { column: '', value: '', words: '表格是空的' };
  const faults = found.heads ? found.heads.faults : [empty];
  return { faults, notes: importer.notes ?? [], finish: importer.finish };
}
