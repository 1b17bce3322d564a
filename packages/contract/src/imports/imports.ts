import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';

/** A kind of rows that are imported: `records/hr/leaves`, or a list of administration such as `departments`. */
const subject = text(80).min(1);

/** Of `all` nothing is imported while a row is wrong; of `good` the wrong rows alone are left out. */
export const importModes = ['all', 'good'] as const;
export const ImportMode = z.enum(importModes);
export type ImportMode = z.infer<typeof ImportMode>;

export const importStates = ['checking', 'checked', 'applying', 'done', 'failed'] as const;

/** An import of one file, from its check to its end. */
export const ImportRun = z.object({
  id: z.string(),
  subject: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Rows of the file, as far as they are known, and those that the step under way has behind it. */
  total: z.int(),
  done: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Rows with an error, and errors: a row may have several. */
  wrongRows: z.int(),
  faults: z.int(),
  /** Counts by kind of rows, of an import that has several. */
  parts: z.array(
    z.object({
      label: z.string(),
      added: z.int(),
      changed: z.int(),
      same: z.int(),
      wrong: z.int(),
    }),
  ),
  /** Sentences about the outcome, such as where to go on. */
  notes: z.array(z.string()),
  /** The words for a failure of the whole. */
  problem: z.string().nullable(),
  startTime: WireTime,
});
export type ImportRun = z.infer<typeof ImportRun>;

/** An error of one cell, or of a row where `column` is empty. */
export const ImportFault = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  words: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

/** The most errors that are listed; all are counted. */
export const importFaultsMost = 10_000;

/** A sheet as a file that the browser saves. */
const SheetFile = z.object({ name: z.string(), base64: z.base64() });
export type SheetFile = z.infer<typeof SheetFile>;

const shared = { envelope: 'main', admits: 'signed-in', action: null } as const;
/** A list of administration is everybody's: whoever administers a part of the tenant does not import it. */
const ofSubject = ['import.unknown-subject', 'scope.exceeded'] as const;
const OneRun = z.strictObject({ id: text(64).min(1) });

/** The columns of a subject as an empty sheet, with the choices that the user has. Rights are those of the subject. */
export const getImportTemplate = defineCall({
  ...shared,
  method: 'GET',
  path: '/imports/template',
  input: z.strictObject({ subject }),
  result: SheetFile,
  refuses: ofSubject,
  rate: 'read',
});

/** Begins the check of an uploaded file. It changes nothing but the list of errors. */
export const startImport = defineCall({
  ...shared,
  method: 'POST',
  path: '/imports',
  input: z.strictObject({ subject, fileId: text(64).min(1) }),
  result: ImportRun,
  refuses: [
    ...ofSubject,
    'import.not-a-sheet',
    'import.too-large',
    'import.under-way',
    'file.not-found',
  ],
  rate: 'write',
});

/** The newest import of a subject that the user began; null where there is none. */
export const getNewestImport = defineCall({
  ...shared,
  method: 'GET',
  path: '/imports/newest',
  input: z.strictObject({ subject }),
  result: ImportRun.nullable(),
  refuses: ofSubject,
  rate: 'read',
});

export const getImport = defineCall({
  ...shared,
  method: 'GET',
  path: '/imports/one/:id',
  input: OneRun,
  result: ImportRun,
  refuses: ['import.not-found'],
  rate: 'read',
  isPolled: true,
});

const faults = paged(ImportFault, 20);
export const listImportFaults = defineCall({
  ...shared,
  method: 'GET',
  path: '/imports/one/:id/faults',
  input: faults.input.extend(OneRun.shape),
  result: faults.result,
  refuses: ['import.not-found'],
  rate: 'read',
});

/** The listed errors as a sheet. */
export const getFaultSheet = defineCall({
  ...shared,
  method: 'GET',
  path: '/imports/one/:id/fault-sheet',
  input: OneRun,
  result: SheetFile,
  refuses: ['import.not-found'],
  rate: 'read',
});

/** Imports the rows of a checked file. Of people it asks for a proof, as making one by hand does. */
export const applyImport = defineCall({
  ...shared,
  method: 'POST',
  path: '/imports/one/:id/apply',
  input: OneRun.extend({ mode: ImportMode }),
  result: ImportRun,
  refuses: [
    ...ofSubject,
    'import.not-found',
    'import.under-way',
    'import.faulty',
    'import.all-only',
  ],
  rate: 'write',
});
