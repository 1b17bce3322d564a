import { cleanIdentifier } from '@portal/common/typed-text';
import { day, minute } from '@portal/common/durations';
import {
  codeTopics,
  type MessageOutcome,
  type MessageTopic,
  messageDays,
  type messageWays,
} from '@portal/contract/notices/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { type PageRequest, paginate, whereContains } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type NewTry, triesWith } from '#platform/outbound/message-tries.ts';

/** Matches the ids of people within the caller's reach. */
export type WhereReached = (personId: RawBuilder<unknown>) => RawBuilder<boolean>;

export interface MessageFilter {
  way: (typeof messageWays)[number] | undefined;
  outcomes: readonly MessageOutcome[] | undefined;
  topic: MessageTopic | undefined;
  isRead: boolean | undefined;
  from: Date | undefined;
  /** The first moment after what is found. */
  before: Date | undefined;
  keyword: string;
}

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

const hasRead = () => sql<boolean>`exists (
  select from announcement_read r where ${ofTenant('r')}
    and r.announcement_id = sent_message.announcement_id and r.person_id = sent_message.person_id)`;

const messageRows = (db: Database, whereReached: WhereReached) =>
  db
    .selectFrom('sent_message')
    .where(ofTenant('sent_message'))
    .leftJoin('person', 'person.id', 'sent_message.person_id')
    .selectAll('sent_message')
    .select(['work_no', 'realname'])
    .select(() => [
      hasRead().as('has_read'),
      sql<boolean>`coalesce(${whereReached(sql`sent_message.person_id`)}, false)`.as('is_reached'),
    ]);

/** Titles and people within reach that a keyword is part of, by which messages are found. */
interface Named {
  titles: string[];
  people: string[];
}

/**
 * Finds what a keyword names. Titles are few and messages many: where each title is looked at once, a word that is nowhere
 * is known of a million messages in 0.3 s, where each message was looked at in 13.
 */
async function namedBy(
  db: Database,
  whereReached: WhereReached,
  { keyword }: MessageFilter,
): Promise<Named | undefined> {
  if (keyword === '') return undefined;
  const { rows } = await sql<Named>`
    with titles as materialized (
      select distinct title from sent_message where ${ofTenant('sent_message')}
    )
    select array(select title from titles where ${whereContains('title', keyword)}) as titles,
      array(
        select id from person
        where (work_no = ${cleanIdentifier(keyword)} or ${whereContains('realname', keyword)})
          and ${whereReached(sql`person.id`)}
      ) as people`.execute(db);
  return rows[0];
}

/** Finds messages. By their names only people within reach are found. */
function foundMessages(
  db: Database,
  whereReached: WhereReached,
  { filter, named }: { filter: MessageFilter; named: Named | undefined },
) {
  const { way, outcomes, topic, isRead, from, before } = filter;
  return messageRows(db, whereReached)
    .$if(way !== undefined, (all) => all.where('channel', '=', way ?? 'bell'))
    .$if(outcomes !== undefined, (all) => all.where('outcome', 'in', outcomes ?? []))
    .$if(topic !== undefined, (all) => all.where('topic', '=', topic ?? 'letter'))
    .$if(from !== undefined, (all) => all.where('sent_message.sent_at', '>=', from ?? null))
    .$if(before !== undefined, (all) => all.where('sent_message.sent_at', '<', before ?? null))
    .$if(isRead !== undefined, (all) =>
      all.where(
        sql<boolean>`announcement_id is not null and person_id is not null
          and ${isRead ? hasRead() : sql`not ${hasRead()}`}`,
      ),
    )
    .$if(named !== undefined, (all) =>
      all.where(
        sql<boolean>`(sent_message.title = any(${named?.titles ?? []}::text[])
          or sent_message.person_id = any(${named?.people ?? []}::text[]))`,
      ),
    );
}

/** Returns a page of messages, newest first. */
export async function pageOfMessages(
  db: Database,
  whereReached: WhereReached,
  { filter, page }: { filter: MessageFilter; page: PageRequest },
) {
  const named = await namedBy(db, whereReached, filter);
  return paginate(
    foundMessages(db, whereReached, { filter, named })
      .orderBy('sent_message.sent_at', 'desc')
      .orderBy('sent_message.id'),
    page,
  );
}

/** Returns the ids of failed messages that may be sent again, the oldest first. */
export async function repeatableIds(
  db: Database,
  whereReached: WhereReached,
  filter: MessageFilter,
): Promise<string[]> {
  const named = await namedBy(db, whereReached, filter);
  const failed = await foundMessages(db, whereReached, { filter, named })
    .where('outcome', '=', 'failed')
    .where('topic', '=', 'announcement')
    .where(sql<boolean>`not ${isRecalled()}`)
    .where(sql<boolean>`coalesce(${whereReached(sql`sent_message.person_id`)}, false)`)
    .orderBy('sent_message.sent_at')
    .orderBy('sent_message.id')
    .clearSelect()
    .select('sent_message.id')
    .execute();
  return failed.map(({ id }) => id);
}

const isRecalled = () => sql<boolean>`exists (select from announcement a where ${ofTenant('a')}
  and a.id = sent_message.announcement_id and a.cancelled_at is not null)`;

/** Returns a message, with whether its announcement was recalled. */
export const findMessage = (db: Database, whereReached: WhereReached, id: string) =>
  messageRows(db, whereReached)
    .where('sent_message.id', '=', id)
    .select(() => isRecalled().as('is_recalled'))
    .executeTakeFirst();

export interface NewCode {
  title: string;
  topic: (typeof codeTopics)[number];
  person_id: string | null;
  receiver: string;
  template: string;
  request_id: string;
  sent_at: Date;
}

/** Stores that a code is being sent; the code itself is no part of it. */
export async function insertCode(db: Database, code: NewCode): Promise<string> {
  const { id } = await db
    .insertInto('sent_message')
    .values({ ...code, channel: 'sms', outcome: 'sending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const noteCodeTry = (db: Database, id: string, made: NewTry) =>
  db
    .updateTable('sent_message')
    .where(ofTenant('sent_message'))
    .where('id', '=', id)
    .set({
      outcome: made.kind === 'taken' ? 'taken' : 'failed',
      problem: made.words ?? null,
      tries: triesWith(made),
    })
    .execute();

/** Nobody knows what became of a code that is being sent for longer than this: its node has stopped. */
const sendingMs = 5 * minute;

/** Deletes messages that are kept no longer, and gives up codes whose sending was cut short. */
export const tidyMessages = (db: Database, now: Date): Promise<void> =>
  eachTenant(db, async () => {
    await db
      .updateTable('sent_message')
      .where(ofTenant('sent_message'))
      .where('topic', 'in', codeTopics)
      .where('outcome', '=', 'sending')
      .where('sent_at', '<=', new Date(now.getTime() - sendingMs))
      .set({ outcome: 'failed', problem: '发送中断，无法确认是否送达' })
      .execute();
    await db
      .deleteFrom('sent_message')
      .where(ofTenant('sent_message'))
      .where('sent_at', '<=', new Date(now.getTime() - messageDays * day))
      .execute();
  });
