import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { letterColumns } from './desk/store.ts';

export type StoredRevision = Awaited<ReturnType<typeof revisionsOf>>[number];

/** Stores the current content of announcements as a revision, unless that revision is stored already. */
export async function saveCurrentRevision(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    insert into announcement_revision
      (announcement_id, revision, title, content, priority, open_type, open_page, bus_id, made_at, made_by)
    select id, revision, title, content, priority, open_type, open_page, bus_id, sent_at, created_by
    from announcement where tenant_id = ${tenantId()} and id = any(${ids}::text[]) on conflict do nothing`.execute(
    db,
  );
}

interface NewRevision {
  id: string;
  revision: number;
  letter: ReturnType<typeof letterColumns>;
  reason: string;
  readAgain: boolean;
  now: Date;
  personId: string;
}

export async function insertRevision(db: Database, made: NewRevision): Promise<void> {
  await db
    .insertInto('announcement_revision')
    .values({
      announcement_id: made.id,
      revision: made.revision,
      ...made.letter,
      reason: made.reason,
      read_again: made.readAgain,
      made_at: made.now,
      made_by: made.personId,
    })
    .execute();
}

/** Returns the revisions of an announcement, newest first. */
export const revisionsOf = (db: Database, id: string) =>
  db
    .selectFrom('announcement_revision')
    .where(ofTenant('announcement_revision'))
    .leftJoin('person', 'person.id', 'made_by')
    .where('announcement_id', '=', id)
    .orderBy('revision', 'desc')
    .selectAll('announcement_revision')
    .select('person.realname as author')
    .execute();
