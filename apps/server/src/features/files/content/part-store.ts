import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Bytes of a file in the storage. */
export interface FilePart {
  key: string;
  from: number;
  size: number;
}

/** Notes a key before bytes are stored under it. `from` is null for a thumbnail. */
export const insertPart = (
  db: Database,
  part: { key: string; file_id: string; from_byte: number | null; started_at: Date },
) => db.insertInto('file_part').values(part).execute();

/** Acknowledges the bytes of a part. @throws where another request has stored the same bytes meanwhile */
export const completePart = (db: Database, key: string, size: number) =>
  db
    .updateTable('file_part')
    .where(ofTenant('file_part'))
    .where('key', '=', key)
    .set({ size })
    .execute();

export const deletePart = (db: Database, key: string) =>
  db.deleteFrom('file_part').where(ofTenant('file_part')).where('key', '=', key).execute();

/** Returns the parts of a file in their order. */
export async function partsOf(db: Database, fileId: string): Promise<FilePart[]> {
  const rows = await db
    .selectFrom('file_part')
    .where(ofTenant('file_part'))
    .where('file_id', '=', fileId)
    .where('size', 'is not', null)
    .where('from_byte', 'is not', null)
    .orderBy('from_byte')
    .select(['key', 'from_byte', 'size'])
    .execute();
  return rows.map(({ key, from_byte, size }) => ({
    key,
    from: Number(from_byte),
    size: Number(size),
  }));
}

export async function thumbnailOf(db: Database, fileId: string): Promise<FilePart | undefined> {
  const row = await db
    .selectFrom('file_part')
    .where(ofTenant('file_part'))
    .where('file_id', '=', fileId)
    .where('size', 'is not', null)
    .where('from_byte', 'is', null)
    .select(['key', 'size'])
    .executeTakeFirst();
  return row && { key: row.key, from: 0, size: Number(row.size) };
}

/** Returns which of some files have a thumbnail. */
export async function withThumbnail(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file_part')
    .where(ofTenant('file_part'))
    .where((e) => e('file_id', '=', e.fn.any(e.val([...ids]))))
    .where('size', 'is not', null)
    .where('from_byte', 'is', null)
    .select('file_id')
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}
