import type { Readable } from 'node:stream';

/** The bytes of an uploaded sheet, read in any order: the index of an xlsx file is at its end. */
export interface SheetSource {
  size: number;
  read: (range: { from: number; until: number }) => Readable;
}

/** A row with its number in the sheet; cells are as text, an absent one is empty. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** The most a sheet may have. A file of 100,000 rows in 20 columns has some 90 MB of XML. */
export const sheetLimits = {
  columns: 200,
  rows: 200_000,
  cells: 4_000_000,
  cellLength: 32_767,
  sheetBytes: 128_000_000,
  stringBytes: 96_000_000,
  entries: 2_000,
} as const;

/** A sheet that is not read: it exceeds a limit, or it is none. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
  readonly problem: 'too-large' | 'malformed';

  constructor(problem: 'too-large' | 'malformed', options: ErrorOptions = {}) {
    super(problem, options);
    this.problem = problem;
  }
}
