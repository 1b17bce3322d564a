import type { AccessRequestState } from '@portal/contract/access/access-requests';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export type StoredRequest = Awaited<ReturnType<typeof newestOf>>[number];

interface NewRequest {
  personId: string;
  about: 'page' | 'action' | 'system';
  system: string;
  subject: string;
  title: string;
  reason: string;
  role: { code: string; name: string } | null;
  until: string;
  approverId: string | null;
  now: Date;
}

/** The most requests of one user that their page shows. */
const mostShown = 50;

const requests = (db: Database) =>
  db
    .selectFrom('access_request')
    .innerJoin('subsystem', 'subsystem.key', 'access_request.subsystem')
    .innerJoin('person', 'person.id', 'person_id')
    .leftJoin('person as approver', 'approver.id', 'approver_id')
    .leftJoin('person as answering', 'answering.id', 'answered_by')
    .where(ofTenant('access_request'))
    .select([
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
      'role_code',
      'role_name',
      'access_request.until',
      'given_until',
      'person_id',
      'person.realname',
      'person.work_no',
      'approver_id',
      'answering.realname as answeredBy',
    ])
    .select(
      sql<string | null>`case when approver.status = 'active' then approver.realname end`.as(
        'approver',
      ),
    )
    .select(
      sql<boolean>`exists (
        select from person_role held where held.tenant_id = ${tenantId()}
          and held.person_id = access_request.person_id and held.role_code = access_request.role_code
          and held.until = given_until)`.as('isInForce'),
    );

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
      role_code: added.role?.code ?? null,
      role_name: added.role?.name ?? null,
      until: added.until,
      approver_id: added.approverId,
      created_at: added.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findRequest = (db: Database, id: string) =>
  requests(db).where('access_request.id', '=', id).executeTakeFirst();

/** Returns the requests with these ids, in their order. */
export const requestsById = (db: Database, ids: readonly string[]) =>
  requests(db)
    .where('access_request.id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy(sql`array_position(${ids}::text[], access_request.id)`)
    .execute();

/** Returns the newest requests of a user. */
export const newestOf = (db: Database, personId: string) =>
  requests(db)
    .where('person_id', '=', personId)
    .orderBy('access_request.created_at', 'desc')
    .limit(mostShown)
    .execute();

/** Finds what a user was given for a subject by a request, and holds still. */
export const findGiven = (db: Database, personId: string, subject: string) =>
  db
    .selectFrom(requests(db).as('request'))
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .where('state', '=', 'granted')
    .where('isInForce', '=', true)
    .selectAll()
    .executeTakeFirst();

/** Returns a page of all requests: those waiting first, the longest waiting first; then the newest. */
export async function pageOfRequests(
  db: Database,
  state: AccessRequestState | undefined,
  page: PageRequest,
) {
  const all = requests(db);
  const found = state === undefined ? all : all.where('state', '=', state);
  const rows = found
    .orderBy(sql`state <> 'waiting'`)
    .orderBy(sql`case when state = 'waiting' then access_request.created_at end`)
    .orderBy('access_request.created_at', 'desc')
    .orderBy('access_request.id');
  return paginate(rows, page);
}

/** Locks a request until the transaction ends, so that it is decided once. */
export const lockRequest = async (tx: Database, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('access_request')
    .where(ofTenant('access_request'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

interface Answer {
  state: 'granted' | 'declined' | 'withdrawn';
  answer?: string;
  by?: string;
  now: Date;
  given?: { role: { code: string; name: string }; until: Date };
}

/** Answers a request; returns false if it was answered already. */
export async function updateAnswer(
  db: Database,
  id: string,
  { state, answer, by, now, given }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_request')
    .where(ofTenant('access_request'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .set({ state, answer: answer ?? null, answered_by: by ?? null, answered_at: now })
    .$if(given !== undefined, (update) =>
      update.set({
        role_code: given?.role.code ?? null,
        role_name: given?.role.name ?? null,
        given_until: given?.until ?? null,
      }),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
