import { z } from 'zod';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { eachTenant } from '#platform/each-tenant';
import type { Jobs, Queue } from '#platform/jobs/queue';
import {
  claimDue,
  namedReaders,
  openCopying,
  scheduledMoment,
  scheduledOnes,
} from './publisher-store.ts';
import type { Copies } from './copies/copies.ts';

/**
 * Tells open screens that what is announced has changed, for everybody or for the people of these ids; what is gone is
 * taken off them at once.
 */
export type Announced = (news: { to: 'all' | readonly string[]; gone?: string }) => Promise<void>;

export type Announcer = ReturnType<typeof createAnnouncer>;

interface AnnouncerParts {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  announced: Announced;
  copies: Copies;
}

/** Above so many people it is cheaper to have every screen look than to name them. */
const namedAtMost = 500;
/** The clock of the database may be ahead of ours: what it thinks due is looked at again after so many seconds. */
const earlySeconds = 1;

const scheduled: Queue<{ id: string }> = {
  name: 'scheduled-announcement',
  data: z.object({ id: z.string() }),
  retries: 20,
  retryAfter: 5,
  expiresIn: 60,
};

/**
 * Tells screens and channels of what is to be announced: at once when somebody sends it, and by a job when its time has
 * come. What is on its way stands in the database, so that a restart delays it and loses nothing.
 */
export function createAnnouncer({ db, clock, jobs, announced, copies }: AnnouncerParts) {
  async function tell(id: string, { isGone = false } = {}): Promise<void> {
    const to = await namedReaders(db, id, namedAtMost);
    await announced({ to, ...(isGone && { gone: id }) });
  }

  /** Announces what is due by now in the tenant at work, whoever sent it. */
  async function look(): Promise<void> {
    const due = await claimDue(db, clock.now(), copies.begin);
    for (const { id } of due) await tell(id);
    if (due.length > 0) copies.wake();
  }

  jobs.work(scheduled, async ({ data }) => {
    await look();
    const moment = await scheduledMoment(db, data.id);
    if (moment) await jobs.send(scheduled, data, { after: earlySeconds });
  });

  return {
    tell,
    look,
    isOpen: copies.isOpen,

    /** Has an announcement sent at a time to come, once the transaction is committed. */
    schedule: (tx: Database, id: string, at: Date): Promise<void> =>
      jobs.send(scheduled, { id }, { within: tx, at }),

    /** Queues what is scheduled and what is half sent; what has its job already does no harm by another. */
    resume: (): Promise<void> =>
      eachTenant(db, async () => {
        for (const { id, at } of await scheduledOnes(db))
          await jobs.send(scheduled, { id }, { at });
        for (const copying of await openCopying(db)) await copies.begin(db, copying);
      }),
  };
}
