import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { SheetSource } from '#platform/sheets/sheet.ts';
import { partsOf } from './content/part-store.ts';
import type { FileParts } from './content/parts.ts';
import { findFile, findUnattached, type StoredFile } from './file-store.ts';

export type ImportFiles = ReturnType<typeof createImportFiles>;

/** Beside the keys of record types: a file of an import is no record's. */
const owner = 'import';

/** Files that imports read. A file belongs to an import once it begins, and goes with it. */
export function createImportFiles({ db, parts }: { db: Database; parts: Pick<FileParts, 'read'> }) {
  async function sourceOf(within: Database, file: StoredFile): Promise<SheetSource> {
    const all = await partsOf(within, file.id);
    return { size: Number(file.size), read: (range) => parts.read(all, range) };
  }

  return {
    /** Gives a new file of the user to an import. */
    async take(tx: Database, id: string, { session }: Caller) {
      const [file] = await findUnattached(tx, session.personId, [id]);
      if (!file) return undefined;
      await tx
        .updateTable('file')
        .where(ofTenant('file'))
        .where('id', '=', id)
        .set({ record_type: owner, record_id: id })
        .execute();
      return { name: file.name, source: await sourceOf(tx, file) };
    },

    async open(id: string): Promise<SheetSource | undefined> {
      const file = await findFile(db, id);
      return file?.state === 'ready' && file.record_type === owner ? sourceOf(db, file) : undefined;
    },

    async release(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('file')
        .where(ofTenant('file'))
        .where('id', 'in', ids)
        .where('record_type', '=', owner)
        .set({ state: 'gone', record_id: null })
        .execute();
    },
  };
}
