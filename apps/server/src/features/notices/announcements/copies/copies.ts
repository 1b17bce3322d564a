import { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Jobs, Queue } from '#platform/jobs/queue';
import type { Letterbox } from '#platform/letterbox';
import { createCopyChannels } from './channels.ts';
import { type Copying, noteOutcome, prepareBatch, takeWaiting, waitAgain } from './store.ts';

export type Copies = ReturnType<typeof createCopies>;

interface CopiesParts {
  db: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  letterboxes: readonly Letterbox[];
  /** Where browsers reach the portal; without it copies carry no link. */
  publicOrigin: string | undefined;
}

/** As many as a service takes with one call. */
const batchSize = 100;

/** Writes down whose copies are to be sent, a batch after the other. */
const preparing: Queue<Copying> = {
  name: 'announcement-copies',
  data: z.object({ announcementId: z.string(), channel: CopyChannel }),
  retries: 10,
  retryAfter: 5,
  expiresIn: 300,
};

/** Sends a batch: tried again for about an hour. */
const sending: Queue<{ ids: string[] }> = {
  name: 'announcement-copy-batch',
  data: z.object({ ids: z.array(z.string()) }),
  retries: 6,
  retryAfter: 30,
  expiresIn: 120,
};

/** Copies of announcements for services outside: what could not be handed over is tried again, and shown when given up. */
export function createCopies({ db, clock, log, jobs, letterboxes, publicOrigin }: CopiesParts) {
  const channels = createCopyChannels({ db, log, letterboxes, publicOrigin });
  const { issuers } = channels;
  const queue = (tx: Database, ids: string[]) => jobs.send(sending, { ids }, { within: tx });

  jobs.work(preparing, async ({ data }) => {
    const wanted = { issuers, now: clock.now(), size: batchSize, queue };
    while (await prepareBatch(db, data, wanted)) jobs.wake(sending);
    jobs.wake(sending);
  });

  jobs.work(sending, async ({ data: { ids }, isLastTry }) => {
    const found = await takeWaiting(db, ids, issuers);
    const lost = found.filter(({ address }) => address === null).map(({ id }) => id);
    await noteOutcome(db, lost, { outcome: 'no-address' });
    const left = await channels.handOver(found.filter(({ address }) => address !== null));
    const outcome = isLastTry ? 'failed' : 'waiting';
    await noteOutcome(db, left.ids, { outcome, problem: left.problem });
    if (left.ids.length > 0) throw new Error(`${left.ids.length} copies were not taken`);
  });

  return {
    ...channels,

    /** Has the copies of an announcement sent, once the transaction is committed. */
    begin: (tx: Database, copying: Copying): Promise<void> =>
      jobs.send(preparing, copying, { within: tx }),

    /** Looks for what was begun. */
    wake: (): void => jobs.wake(preparing),

    /** Sends a copy that was given up once more; false where it is no such copy. */
    async repeat(id: string): Promise<boolean> {
      const isWaiting = await db.transaction().execute(async (tx) => {
        const isFailed = await waitAgain(tx, id);
        if (isFailed) await queue(tx, [id]);
        return isFailed;
      });
      jobs.wake(sending);
      return isWaiting;
    },
  };
}
