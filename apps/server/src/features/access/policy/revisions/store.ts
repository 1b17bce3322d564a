import { PolicyChange } from '@portal/contract/policy/changes';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredRevision = Awaited<ReturnType<typeof pageOfRevisions>>['records'][number];

/** Returns the number of the newest revision; 0 before the first. */
export async function latestRevision(db: Database): Promise<number> {
  const row = await db
    .selectFrom('policy_revision')
    .where(ofTenant('policy_revision'))
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}

export interface NewRevision {
  cause: 'draft' | 'take-back' | 'request' | 'expiry';
  changes: readonly PolicyChange[];
  authorId: string | null;
  secondId: string | null;
  reason: string;
  draftId: string | null;
  takesBack: number | null;
  now: Date;
}

const nameOf = (id: string | null) =>
  sql<string | null>`(select realname || ' ' || work_no from person where id = ${id})`;

/** Adds a revision; the caller holds the lock of the policy. Returns its number. */
export async function insertRevision(tx: Database, made: NewRevision): Promise<number> {
  const number = (await latestRevision(tx)) + 1;
  await tx
    .insertInto('policy_revision')
    .values({
      number,
      cause: made.cause,
      changes: JSON.stringify(made.changes),
      author_id: made.authorId,
      author_name: nameOf(made.authorId),
      second_id: made.secondId,
      second_name: nameOf(made.secondId),
      reason: made.reason,
      draft_id: made.draftId,
      takes_back: made.takesBack,
      published_at: made.now,
    })
    .execute();
  return number;
}

const revisions = (db: Database) =>
  db
    .selectFrom('policy_revision')
    .where(ofTenant('policy_revision'))
    .select([
      'number',
      'cause',
      'author_name',
      'second_name',
      'reason',
      'takes_back',
      'published_at',
    ])
    .select([
      sql<number>`jsonb_array_length(policy_revision.changes)`.as('size'),
      sql<number | null>`(
        select min(later.number) from policy_revision later
        where later.tenant_id = policy_revision.tenant_id and later.takes_back = policy_revision.number
      )`.as('taken_back_by'),
    ]);

export const pageOfRevisions = (db: Database, page: PageRequest) =>
  paginate(revisions(db).orderBy('number', 'desc'), page);

export const findRevision = (db: Database, number: number) =>
  revisions(db).where('number', '=', number).executeTakeFirst();

/** Returns the changes of a revision, those of what went with a removed role included. */
export async function changesOfRevision(db: Database, number: number): Promise<PolicyChange[]> {
  const row = await db
    .selectFrom('policy_revision')
    .where(ofTenant('policy_revision'))
    .where('number', '=', number)
    .select('changes')
    .executeTakeFirst();
  return PolicyChange.array().parse(row?.changes ?? []);
}
