import { day } from '@portal/common/durations';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { FileStorage } from './storage/storage.ts';
import { deletePart } from './content/part-store.ts';

/** Files that no record has after this, and parts that did not come to their end, are removed. */
const orphanMs = day;
/** The most parts that one run removes: 2 GB of a tenant in the size that browsers send. */
const atOnce = 500;

/** Removes files that no record has, and the bytes of files that are gone. */
export const createFileSweep =
  ({ db, storage }: { db: Database; storage: FileStorage }) =>
  (now: Date): Promise<void> =>
    eachTenant(db, async () => {
      const before = new Date(now.getTime() - orphanMs);
      await giveUpOrphans(db, before);
      for (const { key } of await deadParts(db, before)) {
        await storage.remove(key);
        await deletePart(db, key);
      }
      await deleteForgotten(db);
    });

const giveUpOrphans = (db: Database, before: Date) =>
  db
    .updateTable('file')
    .where(ofTenant('file'))
    .where('record_id', 'is', null)
    .where('state', '<>', 'gone')
    .where('created_at', '<', before)
    .set({ state: 'gone' })
    .execute();

const deadParts = (db: Database, before: Date) =>
  db
    .selectFrom('file_part')
    .innerJoin('file', 'file.id', 'file_part.file_id')
    .where(ofTenant('file', 'file_part'))
    .where((e) =>
      e.or([
        e.and([e('file.state', '=', 'gone'), e('file_part.size', 'is not', null)]),
        e.and([e('file_part.size', 'is', null), e('file_part.started_at', '<', before)]),
      ]),
    )
    .limit(atOnce)
    .select('file_part.key')
    .execute();

/** A file that no record had leaves not even its name. */
const deleteForgotten = (db: Database) =>
  db
    .deleteFrom('file')
    .where(ofTenant('file'))
    .where('state', '=', 'gone')
    .where('record_id', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('file_part')
            .where(ofTenant('file_part'))
            .whereRef('file_part.file_id', '=', 'file.id')
            .select('file_part.key'),
        ),
      ),
    )
    .execute();
