import type { AccessRequestState } from '@portal/contract/access/access-requests';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredRequest = Awaited<ReturnType<typeof newestOf>>[number];

interface NewRequest {
  personId: string;
  about: 'page' | 'action' | 'system';
  system: string;
  subject: string;
  title: string;
  reason: string;
  now: Date;
}

/** The most requests of one user that their page shows. */
const mostShown = 50;

const columns = [
  'access_request.id',
  'about',
  'access_request.subsystem',
  'subsystem.name as systemName',
  'subject',
  'title',
  'reason',
  'state',
  'access_request.created_at',
  'answer',
  'answered_at',
] as const;

const requests = (db: Database) =>
  db
    .selectFrom('access_request')
    .innerJoin('subsystem', 'subsystem.key', 'access_request.subsystem')
    .where(ofTenant('access_request'));

/** Adds a request; returns undefined if the user waits for an answer to the same one already. */
export async function insertRequest(db: Database, added: NewRequest): Promise<string | undefined> {
  const row = await db
    .insertInto('access_request')
    .values({
      person_id: added.personId,
      about: added.about,
      subsystem: added.system,
      subject: added.subject,
      title: added.title,
      reason: added.reason,
      created_at: added.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findRequest = (db: Database, id: string) =>
  requests(db)
    .where('access_request.id', '=', id)
    .select(columns)
    .select('person_id')
    .executeTakeFirst();

/** Returns the newest requests of a user. */
export const newestOf = (db: Database, personId: string) =>
  requests(db)
    .where('person_id', '=', personId)
    .orderBy('access_request.created_at', 'desc')
    .limit(mostShown)
    .select(columns)
    .execute();

/** Returns a page of all requests: those waiting first, the longest waiting first; then the newest. */
export async function pageOfRequests(
  db: Database,
  state: AccessRequestState | undefined,
  page: PageRequest,
) {
  const all = requests(db);
  const found = state === undefined ? all : all.where('state', '=', state);
  const rows = found
    .innerJoin('person', 'person.id', 'person_id')
    .leftJoin('person as answering', 'answering.id', 'answered_by')
    .orderBy(sql`state <> 'waiting'`)
    .orderBy(sql`case when state = 'waiting' then access_request.created_at end`)
    .orderBy('access_request.created_at', 'desc')
    .orderBy('access_request.id')
    .select(columns)
    .select(['person_id', 'person.realname', 'person.work_no', 'answering.realname as answeredBy']);
  return paginate(rows, page);
}

/** Answers a request; returns false if it was answered already. */
export async function updateAnswer(
  db: Database,
  id: string,
  {
    state,
    answer,
    by,
    now,
  }: { state: 'granted' | 'declined'; answer: string; by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_request')
    .where(ofTenant('access_request'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .set({ state, answer, answered_by: by, answered_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
