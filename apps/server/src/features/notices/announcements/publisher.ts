import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import {
  claimDue,
  recipientIds,
  unfinishedCopyTasks,
  scheduledTime,
  listScheduled,
} from './publisher-store.ts';
import type { Copies } from './copies/copies.ts';

/**
 * Tells open pages that announcements have changed, for everyone or for the users of these ids; a recalled one is taken
 * off the screen at once.
 */
export type NotifyPages = (news: { to: 'all' | readonly string[]; gone?: string }) => Promise<void>;

export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherParts {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  notifyPages: NotifyPages;
  copies: Copies;
}

/** Above this number of recipients it is cheaper to make every page reload than to name them. */
const maxNamedRecipients = 500;
/** The database clock may be ahead of ours: a job that comes early is tried again after this many seconds. */
const earlyRetrySeconds = 1;

const scheduled: Queue<{ id: string }> = {
  name: 'scheduled-announcement',
  data: z.object({ id: z.string() }),
  retries: 20,
  retryAfter: 5,
  expiresIn: 60,
};

/**
 * Publishes announcements to open pages and copy channels: at once when an editor sends them, and by a job at the
 * scheduled time. The state is in the database, so a restart delays announcements and loses none.
 */
export function createPublisher({ db, clock, jobs, notifyPages, copies }: PublisherParts) {
  async function notifyRecipients(id: string, { isGone = false } = {}): Promise<void> {
    const to = await recipientIds(db, id, maxNamedRecipients);
    await notifyPages({ to, ...(isGone && { gone: id }) });
  }

  /** Publishes everything that is due in the current tenant, whoever sent it. */
  async function publishDue(): Promise<void> {
    const due = await claimDue(db, clock.now(), copies.begin);
    for (const { id } of due) await notifyRecipients(id);
    if (due.length > 0) copies.wake();
  }

  jobs.work(scheduled, async ({ data }) => {
    await publishDue();
    const time = await scheduledTime(db, data.id);
    if (time) await jobs.send(scheduled, data, { after: earlyRetrySeconds });
  });

  return {
    notifyRecipients,
    publishDue,
    isOpen: copies.isOpen,

    /** Schedules an announcement, once the transaction commits. */
    schedule: (tx: Database, id: string, at: Date): Promise<void> =>
      jobs.send(scheduled, { id }, { within: tx, at }),

    /** Queues what is scheduled or partly copied; a second job for the same announcement does no harm. */
    resume: (): Promise<void> =>
      eachTenant(db, async () => {
        for (const { id, at } of await listScheduled(db))
          await jobs.send(scheduled, { id }, { at });
        for (const task of await unfinishedCopyTasks(db)) await copies.begin(db, task);
      }),
  };
}
