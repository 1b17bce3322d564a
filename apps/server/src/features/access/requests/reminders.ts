import { day } from '@portal/common/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lastDayOf } from './days.ts';
import type { StoredRequest } from './store.ts';

interface Notice {
  personId: string;
  sender: string;
  title: string;
  words: string;
  page: string;
  about: { type: string; id: string };
}

interface ReminderParts {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** Messages of the portal to one person: written within a transaction, and shown after it. */
  notices: {
    write: (tx: Database, notice: Notice) => Promise<void>;
    publish: () => Promise<void>;
  };
}

export type Reminders = ReturnType<typeof createReminders>;

/** So long before its end a person is reminded; of what was given for less they were told just now. */
const aheadMs = 3 * day;
export const reminderQueue: Queue = {
  name: 'access-reminders',
  data: z.object({}),
  retries: 5,
  retryAfter: 60,
  expiresIn: 300,
};
const everyHour = '5 * * * *';
const page = '/accessRequests';

/** Tells people what became of their requests, and three days ahead that what they were given ends. */
export function createReminders({ db, clock, jobs, notices }: ReminderParts) {
  const write = (tx: Database, personId: string, id: string, title: string, words: string) =>
    notices.write(tx, {
      personId,
      sender: '权限申请',
      title,
      words,
      page,
      about: { type: 'access-request', id },
    });

  const remindDue = (): Promise<void> =>
    eachTenant(db, async () => {
      const due = await db.transaction().execute(async (tx) => {
        const ending = await markReminded(tx, clock.now());
        for (const { id, personId, title, until } of ending) {
          const words = `「${title}」的权限将于 ${lastDayOf(until)} 到期，届时自动收回。如需继续使用，请在到期前申请延期。`;
          await write(tx, personId, id, `权限即将到期：${title}`, words);
        }
        return ending;
      });
      if (due.length > 0) await notices.publish();
    });

  jobs.work(reminderQueue, remindDue);
  jobs.repeat(reminderQueue, { cron: everyHour, data: {} });

  return {
    publish: notices.publish,

    /** Has the reminder sent at its moment; the job of each hour finds what that one missed. */
    schedule: (tx: Database, until: Date): Promise<void> =>
      jobs.send(reminderQueue, {}, { within: tx, at: new Date(until.getTime() - aheadMs) }),

    tellDecision(
      tx: Database,
      { id, person_id: personId, title }: StoredRequest,
      decided: { state: 'granted' | 'declined'; answer: string; lastDay: string | undefined },
    ): Promise<void> {
      const { state, answer, lastDay } = decided;
      const heading = state === 'granted' ? `已开通：${title}` : `未开通：${title}`;
      const until = lastDay === undefined ? '' : `有效期至 ${lastDay}，到期自动收回。`;
      const result =
        state === 'granted'
          ? `您申请的「${title}」已开通。${until}`
          : `您申请的「${title}」已被驳回。`;
      return write(tx, personId, id, heading, answer === '' ? result : `${result}答复：${answer}`);
    },
  };
}

interface Ending {
  id: string;
  personId: string;
  title: string;
  until: Date;
}

/** Marks what ends within the time ahead, so that nobody is reminded twice. What was taken back meanwhile is left out. */
async function markReminded(tx: Database, now: Date): Promise<Ending[]> {
  const soon = new Date(now.getTime() + aheadMs);
  const { rows } = await sql<Ending>`
    update access_request set reminded_at = ${now}
    where ${ofTenant('access_request')} and state = 'granted' and reminded_at is null
      and given_until > ${now} and given_until <= ${soon}
      and given_until - answered_at > ${aheadMs / 1_000} * interval '1 second'
      and exists (
        select from person_role held where held.tenant_id = ${tenantId()}
          and held.person_id = access_request.person_id and held.role_code = access_request.role_code
          and held.until = given_until)
    returning id, person_id as "personId", title, given_until as until`.execute(tx);
  return rows;
}
