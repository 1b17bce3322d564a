import { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import { type Channel, createCopyChannels } from './channels.ts';
import { type CopyTask, saveOutcome, prepareBatch, claimWaiting, requeueFailed } from './store.ts';

export type Copies = ReturnType<typeof createCopies>;

interface CopiesParts {
  db: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  services: readonly Channel[];
  /** The public address of the portal; without it copies have no link. */
  publicOrigin: string | undefined;
}

/** The number of recipients a service accepts in one call. */
const batchSize = 100;

/** Stores the copies to send, batch by batch. */
const prepareQueue: Queue<CopyTask> = {
  name: 'announcement-copies',
  data: z.object({ announcementId: z.string(), channel: CopyChannel }),
  retries: 10,
  retryAfter: 5,
  expiresIn: 300,
};

/** Sends a batch; retried for about an hour. */
const sendQueue: Queue<{ ids: string[] }> = {
  name: 'announcement-copy-batch',
  data: z.object({ ids: z.array(z.string()) }),
  retries: 6,
  retryAfter: 30,
  expiresIn: 120,
};

/** Sends copies of announcements through external services. Failed copies are retried, and listed once given up. */
export function createCopies({ db, clock, log, jobs, services, publicOrigin }: CopiesParts) {
  const channels = createCopyChannels({ db, log, services, publicOrigin });
  const { issuers } = channels;
  const queue = (tx: Database, ids: string[]) => jobs.send(sendQueue, { ids }, { within: tx });

  jobs.work(prepareQueue, async ({ data }) => {
    const options = { issuers, now: clock.now(), size: batchSize, queue };
    while (await prepareBatch(db, data, options)) jobs.wake(sendQueue);
    jobs.wake(sendQueue);
  });

  jobs.work(sendQueue, async ({ data: { ids }, isLastTry }) => {
    const found = await claimWaiting(db, ids, issuers);
    const unreachable = found.filter(({ address }) => address === null).map(({ id }) => id);
    await saveOutcome(db, unreachable, { outcome: 'no-address' });
    const unsent = await channels.sendCopies(found.filter(({ address }) => address !== null));
    const outcome = isLastTry ? 'failed' : 'waiting';
    await saveOutcome(db, unsent.ids, { outcome, problem: unsent.problem });
    if (unsent.ids.length > 0) throw new Error(`${unsent.ids.length} copies were not taken`);
  });

  return {
    ...channels,

    /** Starts the copies of an announcement, once the transaction commits. */
    begin: (tx: Database, task: CopyTask): Promise<void> =>
      jobs.send(prepareQueue, task, { within: tx }),

    /** Wakes the worker for copies that were started. */
    wake: (): void => jobs.wake(prepareQueue),

    /** Sends a failed copy again; returns false if it has not failed. */
    async retry(id: string): Promise<boolean> {
      const isWaiting = await db.transaction().execute(async (tx) => {
        const isFailed = await requeueFailed(tx, id);
        if (isFailed) await queue(tx, [id]);
        return isFailed;
      });
      jobs.wake(sendQueue);
      return isWaiting;
    },
  };
}
