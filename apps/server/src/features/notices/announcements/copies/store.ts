import { maskedPhone } from '@portal/contract/identity/phone';
import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { MessageOutcome } from '@portal/contract/notices/messages';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { type NewTry, triesWith } from '#platform/outbound/message-tries.ts';
import { scopesOfAnnouncement } from '../desk/store.ts';

/** The copies of one announcement through one channel. */
export interface CopyTask {
  announcementId: string;
  channel: CopyChannel;
}

interface CopyJob {
  announcement_id: string;
  channel: CopyChannel;
  reached_person_id: string;
  title: string;
  topic: 'announcement' | 'message';
  must_read: boolean;
}

interface BatchOptions {
  /** The issuer of user names at each channel; without one, addresses are telephone numbers. */
  issuers: Record<CopyChannel, string | null>;
  /** The name of the text at the service. */
  template: string | null;
  now: Date;
  size: number;
}

/**
 * Stores the next copies of an announcement, as waiting if they can be sent; `queue` sends them once this commits.
 * Returns false when none are left.
 */
export const prepareBatch = (
  db: Database,
  { announcementId, channel }: CopyTask,
  { queue, ...options }: BatchOptions & { queue: (tx: Database, ids: string[]) => Promise<void> },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<CopyJob>`
      select c.announcement_id, c.channel, c.reached_person_id, a.title, a.must_read,
        case a.category when '1' then 'announcement' else 'message' end as topic
      from announcement_copying c join announcement a on a.id = c.announcement_id
      where ${ofTenant('a', 'c')} and c.announcement_id = ${announcementId}
        and c.channel = ${channel} and not c.done and a.cancelled_at is null
      for update of c`.execute(tx);
    const job = rows[0];
    if (!job) return false;
    const recipients = await nextRecipients(tx, job, options);
    const last = recipients.at(-1)?.personId ?? job.reached_person_id;
    const done = recipients.length < options.size;
    await tx
      .updateTable('announcement_copying')
      .where(ofTenant('announcement_copying'))
      .where('announcement_id', '=', announcementId)
      .where('channel', '=', channel)
      .set({ reached_person_id: last, done })
      .execute();
    const ids = await insertCopies(tx, job, recipients, options);
    if (ids.length > 0) await queue(tx, ids);
    return !done;
  });

interface Recipient {
  personId: string;
  address: string | null;
  isDeclined: boolean;
}

async function nextRecipients(
  tx: Database,
  job: CopyJob,
  { issuers, size }: BatchOptions,
): Promise<Recipient[]> {
  const issuer = issuers[job.channel];
  const scopes = await scopesOfAnnouncement(tx, job.announcement_id);
  const { rows } = await sql<Recipient>`
    with meant as materialized (
      select id from people_meant(${tenantId()}, ${scopes}::text[]) as id
    )
    select person.id as "personId",
      case when ${issuer}::text is null then person.phone else (
        select min(subject) from external_identity e
        where e.person_id = person.id and e.issuer = ${issuer}) end as address,
      not ${job.must_read} and coalesce(
        (preferred.value -> ${job.topic}::text ->> ${job.channel}::text) = 'false', false) as "isDeclined"
    from meant join person on person.id = meant.id
    left join preference preferred on preferred.person_id = person.id and preferred.name = 'noticeCopies'
    where person.id > ${job.reached_person_id}
    order by person.id limit ${size}`.execute(tx);
  return rows;
}

/** Stores copies for these recipients; returns the ids of those that can be sent. */
async function insertCopies(
  tx: Database,
  { announcement_id, title, channel }: CopyJob,
  recipients: readonly Recipient[],
  { now: sent_at, template }: Pick<BatchOptions, 'now' | 'template'>,
): Promise<string[]> {
  if (recipients.length === 0) return [];
  const made = await tx
    .insertInto('sent_message')
    .values(
      recipients.map(({ personId, address, isDeclined }) => ({
        announcement_id,
        title,
        channel,
        topic: 'announcement' as const,
        person_id: personId,
        receiver: channel === 'sms' && address !== null ? maskedPhone(address) : '',
        template,
        outcome: isDeclined ? 'declined' : address === null ? 'no-address' : 'waiting',
        sent_at,
      })),
    )
    .returning(['id', 'outcome'])
    .execute();
  return made.filter(({ outcome }) => outcome === 'waiting').map(({ id }) => id);
}

/** A copy to send, with its address. */
export interface SendableCopy {
  id: string;
  announcementId: string;
  title: string;
  channel: CopyChannel;
  address: string | null;
}

/**
 * Claims the waiting ones of these copies. A copy in state `sending` was left so by a node that stopped: it may have
 * arrived, so it is marked failed rather than sent twice, and an administrator can retry it.
 */
export const claimWaiting = (
  db: Database,
  ids: readonly string[],
  issuers: BatchOptions['issuers'],
): Promise<SendableCopy[]> =>
  db.transaction().execute(async (tx) => {
    await sql`
      update sent_message set outcome = 'failed', problem = case outcome
        when 'sending' then '发送中断，无法确认是否送达' else '公告已撤回' end
      where ${ofTenant('sent_message')} and id = any(${ids}::text[])
        and (outcome = 'sending' or outcome = 'waiting' and exists (
        select from announcement a where ${ofTenant('a')} and a.id = announcement_id and a.cancelled_at is not null))
    `.execute(tx);
    const { rows } = await sql<SendableCopy>`
      update sent_message c set outcome = 'sending', problem = null
      from person where ${ofTenant('c')} and person.id = c.person_id and c.id = any(${ids}::text[]) and outcome = 'waiting'
      returning c.id, c.announcement_id as "announcementId", c.title, c.channel,
        case c.channel
          when 'sms' then person.phone
          else (select min(subject) from external_identity e
            where e.person_id = person.id and e.issuer = ${issuers.dingtalk}::text)
        end as address`.execute(tx);
    return rows;
  });

/** A copy that waits again. */
export interface WaitingCopy {
  id: string;
  announcement_id: string | null;
  channel: string;
}

/** Sets failed ones of these copies back to waiting, and returns them. */
export const requeueFailed = (
  tx: Database,
  ids: readonly string[],
  made: NewTry,
): Promise<WaitingCopy[]> =>
  tx
    .updateTable('sent_message')
    .where(ofTenant('sent_message'))
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('outcome', '=', 'failed')
    .where('topic', '=', 'announcement')
    .set({ outcome: 'waiting', problem: null, tries: triesWith(made) })
    .returning(['id', 'announcement_id', 'channel'])
    .execute();

export async function saveOutcome(
  db: Database,
  ids: readonly string[],
  { outcome, problem = null }: { outcome: MessageOutcome; problem?: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sent_message')
    .where(ofTenant('sent_message'))
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .set({ outcome, problem })
    .execute();
}

/** A copy after a try: what became of it. */
interface TriedCopy {
  id: string;
  outcome: MessageOutcome;
  problem: string | null;
  made: NewTry;
}

/** Stores the outcomes of a batch, and the try with each of its copies. */
export async function noteTries(db: Database, tried: readonly TriedCopy[]): Promise<void> {
  await sql`
    update sent_message m set outcome = t.outcome, problem = t.problem, tries = tries || t.made
    from jsonb_to_recordset(${JSON.stringify(tried)}::jsonb)
      as t(id text, outcome text, problem text, made jsonb)
    where ${ofTenant('m')} and m.id = t.id`.execute(db);
}
