import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { copyOutcomes } from '@portal/contract/notices/message-templates';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import { scopesOfAnnouncement } from '../desk/store.ts';

export type Outcome = (typeof copyOutcomes)[number];

/** The copies of an announcement by one channel. */
export interface Copying {
  announcementId: string;
  channel: CopyChannel;
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
 * Writes down the next copies of an announcement, as far as they can be sent as waiting; `queue` has them sent once this
 * is committed. False when there were none left.
 */
export const prepareBatch = (
  db: Database,
  { announcementId, channel }: Copying,
  { queue, ...wanted }: Wanted & { queue: (tx: Database, ids: string[]) => Promise<void> },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Work>`
      select c.announcement_id, c.channel, c.reached_person_id, a.title, a.must_read,
        case a.category when '1' then 'announcement' else 'message' end as topic
      from announcement_copying c join announcement a on a.id = c.announcement_id
      where ${ofTenant('a', 'c')} and c.announcement_id = ${announcementId}
        and c.channel = ${channel} and not c.done and a.cancelled_at is null
      for update of c`.execute(tx);
    const work = rows[0];
    if (!work) return false;
    const people = await nextPeople(tx, work, wanted);
    const last = people.at(-1)?.personId ?? work.reached_person_id;
    const done = people.length < wanted.size;
    await tx
      .updateTable('announcement_copying')
      .where(ofTenant('announcement_copying'))
      .where('announcement_id', '=', announcementId)
      .where('channel', '=', channel)
      .set({ reached_person_id: last, done })
      .execute();
    const ids = await noteCopies(tx, work, people, wanted.now);
    if (ids.length > 0) await queue(tx, ids);
    return !done;
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

/** Returns the ids of those that can be sent. */
async function noteCopies(
  tx: Database,
  { announcement_id, title, channel }: Work,
  people: readonly NextPerson[],
  sent_at: Date,
): Promise<string[]> {
  if (people.length === 0) return [];
  const made = await tx
    .insertInto('sent_copy')
    .values(
      people.map(({ personId, address, isDeclined }) => ({
        announcement_id,
        title,
        channel,
        person_id: personId,
        outcome: isDeclined ? 'declined' : address === null ? 'no-address' : 'waiting',
        sent_at,
      })),
    )
    .returning(['id', 'outcome'])
    .execute();
  return made.filter(({ outcome }) => outcome === 'waiting').map(({ id }) => id);
}

/** A copy that is being sent, and where it goes. */
export interface Sendable {
  id: string;
  announcementId: string;
  title: string;
  channel: CopyChannel;
  address: string | null;
}

/**
 * Takes those of these copies that wait. One found as being sent was left so by a node that stopped: nobody knows whether
 * it arrived, so it is given up rather than sent twice, and somebody may repeat it.
 */
export const takeWaiting = (
  db: Database,
  ids: readonly string[],
  issuers: Wanted['issuers'],
): Promise<Sendable[]> =>
  db.transaction().execute(async (tx) => {
    await sql`
      update sent_copy set outcome = 'failed', problem = case outcome
        when 'sending' then '发送中断，无法确认是否送达' else '公告已撤回' end
      where ${ofTenant('sent_copy')} and id = any(${ids}::text[])
        and (outcome = 'sending' or outcome = 'waiting' and exists (
        select from announcement a where ${ofTenant('a')} and a.id = announcement_id and a.cancelled_at is not null))
    `.execute(tx);
    const { rows } = await sql<Sendable>`
      update sent_copy c set outcome = 'sending', problem = null
      from person where ${ofTenant('c')} and person.id = c.person_id and c.id = any(${ids}::text[]) and outcome = 'waiting'
      returning c.id, c.announcement_id as "announcementId", c.title, c.channel,
        case c.channel
          when 'sms' then person.phone
          else (select min(subject) from external_identity e
            where e.person_id = person.id and e.issuer = ${issuers.dingtalk}::text)
        end as address`.execute(tx);
    return rows;
  });

/** Has a copy that was given up wait once more; false where it is no such copy. */
export async function waitAgain(tx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sent_copy')
    .where(ofTenant('sent_copy'))
    .where('id', '=', id)
    .where('outcome', '=', 'failed')
    .where('is_test', '=', false)
    .set({ outcome: 'waiting', problem: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
