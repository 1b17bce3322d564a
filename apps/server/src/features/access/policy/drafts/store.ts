import { type ChangedRow, PolicyChange } from '@portal/contract/policy/changes';
import type { DraftState } from '@portal/contract/policy/drafts';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** States of a draft that may still be published. */
const unfinished = ['open', 'waiting', 'scheduled', 'returned'] as const;

const drafts = (db: Database) =>
  db
    .selectFrom('policy_draft')
    .innerJoin('person as author', 'author.id', 'author_id')
    .leftJoin('person as second', 'second.id', 'second_id')
    .where(ofTenant('policy_draft'))
    .select([
      'policy_draft.id',
      'base',
      'policy_draft.version',
      'state',
      'author_id',
      'author.realname as author_name',
      'author.work_no as author_no',
      'second_id',
      'second.realname as second_name',
      'second.work_no as second_no',
      'reason',
      'publish_at',
      'answer',
      'changed_at',
    ])
    .select(
      sql<number>`(
        select count(*)::int from policy_change
        where policy_change.tenant_id = policy_draft.tenant_id and draft_id = policy_draft.id
      )`.as('changes'),
    );

export const findDraft = (db: Database, id: string) =>
  drafts(db).where('policy_draft.id', '=', id).where('state', 'in', unfinished).executeTakeFirst();

export const openDraftOf = (db: Database, personId: string) =>
  drafts(db).where('author_id', '=', personId).where('state', '=', 'open').executeTakeFirst();

export const pageOfDrafts = (db: Database, page: PageRequest) =>
  paginate(
    drafts(db)
      .where('state', 'in', unfinished)
      .orderBy('changed_at', 'desc')
      .orderBy('policy_draft.id'),
    page,
  );

/** Begins a draft; returns undefined where the author has an open one already. */
export async function insertDraft(
  db: Database,
  { authorId, base, now }: { authorId: string; base: number; now: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('policy_draft')
    .values({ author_id: authorId, base, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes a draft that is in one of these states; returns false where it is in another. */
export async function updateDraft(
  db: Database,
  id: string,
  from: readonly DraftState[],
  change: {
    state?: DraftState;
    reason?: string;
    publish_at?: Date | null;
    second_id?: string | null;
    answer?: string | null;
    revision?: number;
    changed_at?: Date;
    base?: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_draft')
    .where(ofTenant('policy_draft'))
    .where('id', '=', id)
    .where('state', 'in', from)
    .set(change)
    .set({ version: sql`version + 1` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the changes of a draft, in the order of their rows. */
export async function changesOf(db: Database, draftId: string): Promise<PolicyChange[]> {
  const rows = await db
    .selectFrom('policy_change')
    .where(ofTenant('policy_change'))
    .where('draft_id', '=', draftId)
    .orderBy('kind')
    .orderBy('key')
    .select(['kind', 'key', 'before', 'after'])
    .execute();
  return rows.map((row) => PolicyChange.parse(row));
}

export async function dropChanges(
  db: Database,
  draftId: string,
  changes: readonly ChangedRow[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    delete from policy_change using jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as gone (kind text, key text[])
    where ${ofTenant('policy_change')} and draft_id = ${draftId}
      and policy_change.kind = gone.kind and policy_change.key = gone.key`.execute(db);
}

export async function putChanges(
  db: Database,
  draftId: string,
  changes: readonly PolicyChange[],
  now: Date,
): Promise<void> {
  await sql`
    insert into policy_change (tenant_id, draft_id, kind, key, before, after, changed_at)
    select ${tenantId()}::int, ${draftId}, kind, key,
      nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb), ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as made (kind text, key text[], before jsonb, after jsonb)
    on conflict (tenant_id, draft_id, kind, key)
      do update set before = excluded.before, after = excluded.after, changed_at = excluded.changed_at`.execute(
    db,
  );
}

/** Returns the rows of a draft that other unfinished drafts change too. */
export async function overlapsOf(db: Database, draftId: string) {
  const { rows } = await sql<{ draftId: string; author: string; kind: string; key: string[] }>`
    select theirs.draft_id as "draftId", person.realname as author, theirs.kind, theirs.key
    from policy_change own
    join policy_change theirs on theirs.kind = own.kind and theirs.key = own.key
    join policy_draft on policy_draft.id = theirs.draft_id
    join person on person.id = author_id
    where ${ofTenant('own', 'theirs')} and ${ofTenant('policy_draft')}
      and own.draft_id = ${draftId} and theirs.draft_id <> ${draftId}
      and state = any(${unfinished})
    order by theirs.changed_at desc limit 200`.execute(db);
  return rows;
}
