import type { ImportRun, SheetFile } from '@portal/contract/imports/imports';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import * as store from './run-store.ts';
import { runToWire } from './to-wire.ts';

/** Reads imports for whoever began them: to others they are not there. */
export function importReports(db: Database) {
  async function ownRun(id: string, { session }: Caller): Promise<store.StoredRun> {
    const run = await store.findRun(db, id);
    return run?.person_id === session.personId ? run : refuse('import.not-found');
  }

  return {
    ownRun,

    async newest(subject: string, { session }: Caller): Promise<ImportRun | null> {
      const run = await store.newestRun(db, session.personId, subject);
      return run ? runToWire(run) : null;
    },

    get: async (id: string, caller: Caller): Promise<ImportRun> =>
      runToWire(await ownRun(id, caller)),

    async faults(id: string, page: PageRequest, caller: Caller) {
      await ownRun(id, caller);
      return store.pageOfFaults(db, id, page);
    },

    async faultSheet(id: string, caller: Caller): Promise<SheetFile> {
      const run = await ownRun(id, caller);
      const heads = ['行', '列', '值', '错误'].map((head) => ({ head }));
      const rows = (await store.allFaults(db, id)).map(({ row, column, value, words }) => [
        String(row),
        column,
        value,
        words,
      ]);
      const name = run.file_name.replace(/\.\w+$/, '');
      return fileOf(`${name}-错误.xlsx`, await writeSheet('错误', heads, rows));
    },
  };
}

export const fileOf = (name: string, bytes: Uint8Array): SheetFile => ({
  name,
  base64: Buffer.from(bytes).toString('base64'),
});
