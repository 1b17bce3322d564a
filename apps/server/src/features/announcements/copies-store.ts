import type { CopyChannel } from '@portal/contract/announcement-desk';
import type { copyOutcomes } from '@portal/contract/message-templates';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import { scopesOfAnnouncement } from './desk-store.ts';

export type Outcome = (typeof copyOutcomes)[number];

/** The next people of an announcement who are to have a copy by one channel. */
export interface Batch {
  announcementId: string;
  title: string;
  channel: CopyChannel;
  copies: Copy[];
}

interface Copy {
  id: string;
  /** Where it goes; null for somebody who has no such address. */
  address: string | null;
  /** They wish to have no copies of this kind. */
  isDeclined: boolean;
}

interface Work {
  announcement_id: string;
  channel: CopyChannel;
  reached_person_id: string;
  title: string;
  topic: 'announcement' | 'message';
  must_read: boolean;
}

interface Wanted {
  /** Names by which people are known at each channel; without one the addresses are telephones. */
  issuers: Record<CopyChannel, string | null>;
  now: Date;
  size: number;
}

/**
 * Takes the next batch of any announcement and writes down that it is being sent, in one transaction: another node takes
 * the next one, and a node that stops before it has sent them leaves them as they are rather than sending them twice.
 */
export const takeBatch = (db: Database, wanted: Wanted): Promise<Batch | undefined> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Work>`
      select c.announcement_id, c.channel, c.reached_person_id, a.title, a.must_read,
        case a.category when '1' then 'announcement' else 'message' end as topic
      from announcement_copying c join announcement a on a.id = c.announcement_id
      where ${ofTenant('a', 'c')} and not c.done and a.cancelled_at is null
      order by a.sent_at, c.channel limit 1 for update of c skip locked`.execute(tx);
    const work = rows[0];
    if (!work) return undefined;
    const people = await nextPeople(tx, work, wanted);
    const last = people.at(-1)?.personId ?? work.reached_person_id;
    await tx
      .updateTable('announcement_copying')
      .where(ofTenant('announcement_copying'))
      .where('announcement_id', '=', work.announcement_id)
      .where('channel', '=', work.channel)
      .set({ reached_person_id: last, done: people.length < wanted.size })
      .execute();
    const ids = await noteSending(tx, work, people, wanted.now);
    const copies = people.map(({ personId, ...rest }) => ({
      id: ids.get(personId) ?? '',
      ...rest,
    }));
    const { announcement_id: announcementId, title, channel } = work;
    return { announcementId, title, channel, copies };
  });

interface NextPerson {
  personId: string;
  address: string | null;
  isDeclined: boolean;
}

async function nextPeople(
  tx: Database,
  work: Work,
  { issuers, size }: Wanted,
): Promise<NextPerson[]> {
  const issuer = issuers[work.channel];
  const scopes = await scopesOfAnnouncement(tx, work.announcement_id);
  const { rows } = await sql<NextPerson>`
    with meant as materialized (
      select id from people_meant(${tenantId()}, ${scopes}::text[]) as id
    )
    select person.id as "personId",
      case when ${issuer}::text is null then person.phone else (
        select min(subject) from external_identity e
        where e.person_id = person.id and e.issuer = ${issuer}) end as address,
      not ${work.must_read} and coalesce(
        (liking.value -> ${work.topic}::text ->> ${work.channel}::text) = 'false', false) as "isDeclined"
    from meant join person on person.id = meant.id
    left join preference liking on liking.person_id = person.id and liking.name = 'noticeCopies'
    where person.id > ${work.reached_person_id}
    order by person.id limit ${size}`.execute(tx);
  return rows;
}

/** Answers the ids of the copies by the people they are for. */
async function noteSending(
  tx: Database,
  { announcement_id, title, channel }: Work,
  people: readonly NextPerson[],
  sent_at: Date,
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const made = await tx
    .insertInto('sent_copy')
    .values(
      people.map(({ personId, address, isDeclined }) => ({
        announcement_id,
        title,
        channel,
        person_id: personId,
        outcome: isDeclined ? 'declined' : address === null ? 'no-address' : 'sending',
        sent_at,
      })),
    )
    .returning(['id', 'person_id'])
    .execute();
  return new Map(made.map(({ id, person_id }) => [person_id, id]));
}

export async function noteOutcome(
  db: Database,
  ids: readonly string[],
  { outcome, problem = null }: { outcome: Outcome; problem?: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sent_copy')
    .where(ofTenant('sent_copy'))
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .set({ outcome, problem })
    .execute();
}

interface SoughtCopies {
  channel: CopyChannel | undefined;
  outcome: Outcome | undefined;
  keyword: string | undefined;
}

export type StoredCopy = Awaited<ReturnType<typeof pageOfCopies>>['records'][number];

/** What was handed over, newest first. */
export async function pageOfCopies(
  db: Database,
  { channel, outcome, keyword = '' }: SoughtCopies,
  { number, size }: { number: number; size: number },
) {
  const found = db
    .selectFrom('sent_copy')
    .where(ofTenant('sent_copy'))
    .innerJoin('person', 'person.id', 'person_id')
    .where(
      sql<boolean>`(${channel ?? null}::text is null or channel = ${channel ?? null})
        and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
        and (${keyword} = '' or work_no = ${keyword} or strpos(title, ${keyword}) > 0)`,
    );
  const [records, { total }] = await Promise.all([
    found
      .selectAll('sent_copy')
      .select(['work_no', 'realname'])
      .orderBy('sent_at', 'desc')
      .orderBy('sent_copy.id')
      .offset((number - 1) * size)
      .limit(size)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}
