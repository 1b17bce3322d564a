import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type { SheetSource } from './sheet.ts';

/** A kind of rows that are imported. Rights are asked for with each call, and again by each job. */
export interface ImportSubject {
  title: string;
  /** Refuses a user who may not import it, or not where their tab works. */
  require: (caller: Caller) => Promise<void>;
  /** Asked of whoever imports, as the single call that it stands for asks it (`call.ts`). */
  proof?: 'fresh';
  /** Imports all rows or none, whatever the user would choose. */
  allOnly?: true;
  source: SheetKind | DumpKind;
}

/** Rows of a sheet with heads. */
interface SheetKind {
  kind: 'sheet';
  columns: (caller: Caller) => Promise<SheetColumn[]>;
  open: (caller: Caller) => Promise<SheetImporter>;
}

/** A file that is read as a whole: it has more than one table. */
interface DumpKind {
  kind: 'dump';
  /** In a trial nothing is written. @throws {SheetProblem} */
  run: (file: SheetSource, caller: Caller, options: DumpOptions) => Promise<DumpOutcome>;
}

interface DumpOptions {
  /** A transaction, but for a trial. */
  db: Database;
  isTrial: boolean;
  runId: string;
}

export interface SheetColumn {
  name: string;
  /** The head of the column. */
  label: string;
  isRequired?: boolean;
  choices?: readonly string[];
  /** An exported sheet has it, and an import does not read it. */
  isIgnored?: true;
  /** The user may see it and not change it: a template lacks it, and a row that would change it is wrong. */
  isReadOnly?: true;
}

/** A row by the names of its columns; a column that the sheet has not is absent. */
export interface NamedRow {
  row: number;
  values: Readonly<Record<string, string>>;
  /** The number of rows before it in the file that have the same values. */
  nth: number;
}

export interface RowFault {
  /** The head of its column; empty for the whole row. */
  column: string;
  value: string;
  words: string;
}

/** The outcome of a row that is imported, or would be. A row with faults is wrong. */
export interface RowOutcome {
  row: number;
  change: 'added' | 'changed' | 'same' | 'wrong';
  faults: readonly RowFault[];
}

export interface SheetImporter {
  /** The most rows of one batch; all of them where later rows may depend on earlier ones. */
  batch: number;
  /** Takes rows: in a trial it says what would become of them, and writes nothing. */
  take: (db: Database, rows: readonly NamedRow[], isTrial: boolean) => Promise<RowOutcome[]>;
  /** Sentences for whoever imported rows. */
  notes?: readonly string[];
  /** Called once everything is committed. */
  finish?: () => void | Promise<void>;
}

export interface DumpOutcome {
  parts: { label: string; added: number; changed: number; same: number; wrong: number }[];
  faults: (RowFault & { row: number })[];
  notes: string[];
  finish?: () => void | Promise<void>;
}
