import { csvOf } from '@portal/contract/csv';
import {
  applyImport,
  getImport,
  type ImportMode,
  type ImportRun,
  startImport,
} from '@portal/contract/imports/imports';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import type { SheetSource } from '#platform/sheets/sheet.ts';
import { openZip } from '#platform/sheets/zip-entries.ts';
import type { Person, World } from '#testing/world.ts';
import { uploadFile } from './upload.ts';

/** Makes a file of a table. */
export const sheetOf = (rows: string[][], name = 'sheet.csv') => ({
  name,
  bytes: new TextEncoder().encode(csvOf(rows)),
});

const sourceOf = (base64: string): SheetSource => {
  const bytes = Buffer.from(base64, 'base64');
  return {
    size: bytes.length,
    read: ({ from, until }) => Readable.from([bytes.subarray(from, until + 1)]),
  };
};

/** Reads the rows of a sheet that the server made. */
export async function readRows(base64: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(sourceOf(base64))) rows.push(cells);
  return rows;
}

/** Reads the texts of all its sheets, the choices among them. */
export async function textsOf(base64: string): Promise<string[]> {
  const zip = await openZip(sourceOf(base64));
  const xml = await text(await zip.open('xl/sharedStrings.xml'));
  return [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, found = '']) => found);
}

/** Waits for the end of the step of an import that is under way. */
export const ended = (person: Pick<Person, 'call'>, id: string): Promise<ImportRun> =>
  vi.waitFor(
    async () => {
      const run = await person.call(getImport, { id });
      if (run.state === 'checking' || run.state === 'applying') throw new Error(run.state);
      return run;
    },
    { timeout: 300_000, interval: 50 },
  );

/** Uploads a file, and checks it. */
export async function checkFile(
  world: Pick<World, 'inject'>,
  person: Person,
  { subject, ...file }: { subject: string; name: string; bytes: Uint8Array },
): Promise<ImportRun> {
  const { id: fileId } = await uploadFile(world, person, file);
  const { id } = await person.call(startImport, { subject, fileId });
  return ended(person, id);
}

/** Imports a checked file. */
export async function applyFile(
  person: Pick<Person, 'call'>,
  id: string,
  mode: ImportMode = 'all',
): Promise<ImportRun> {
  await person.call(applyImport, { id, mode });
  return ended(person, id);
}
