import { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewTry } from '#platform/outbound/message-tries.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import { type Channel, createCopyChannels } from './channels.ts';
import {
  claimWaiting,
  type CopyTask,
  prepareBatch,
  requeueFailed,
  saveOutcome,
  type WaitingCopy,
} from './store.ts';

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
  const channels = createCopyChannels({ db, clock, log, services, publicOrigin });
  const { issuers } = channels;
  const queue = (tx: Database, ids: string[]) => jobs.send(sendQueue, { ids }, { within: tx });

  jobs.work(prepareQueue, async ({ data }) => {
    const template = channels.templateOf(data.channel);
    const options = { issuers, template, now: clock.now(), size: batchSize, queue };
    while (await prepareBatch(db, data, options)) jobs.wake(sendQueue);
    jobs.wake(sendQueue);
  });

  jobs.work(sendQueue, async ({ data: { ids }, isLastTry }) => {
    const found = await claimWaiting(db, ids, issuers);
    const unreachable = found.filter(({ address }) => address === null).map(({ id }) => id);
    await saveOutcome(db, unreachable, { outcome: 'no-address' });
    const sendable = found.filter(({ address }) => address !== null);
    const unsent = await channels.sendCopies(sendable, { isLastTry });
    if (unsent.length > 0) throw new Error(`${unsent.length} copies were not taken`);
  });

  return {
    ...channels,

    /** Starts the copies of an announcement, once the transaction commits. */
    begin: (tx: Database, task: CopyTask): Promise<void> =>
      jobs.send(prepareQueue, task, { within: tx }),

    /** Wakes the worker for copies that were started. */
    wake: (): void => jobs.wake(prepareQueue),

    /** Sends failed ones of these copies again, as this person asked; returns how many there were. */
    async retry(ids: readonly string[], by: { name: string; requestId: string }): Promise<number> {
      const at = clock.now().toISOString();
      const made: NewTry = { at, kind: 'repeated', words: by.name, requestId: by.requestId };
      const waiting = await db.transaction().execute(async (tx) => {
        const copies = await requeueFailed(tx, ids, made);
        for (const batch of batchesOf(copies)) await queue(tx, batch);
        return copies.length;
      });
      jobs.wake(sendQueue);
      return waiting;
    },
  };
}

/** Returns the ids by announcement and channel: what is handed over in one call has one text. */
function batchesOf(copies: readonly WaitingCopy[]): string[][] {
  const alike = Map.groupBy(
    copies,
    ({ announcement_id, channel }) => `${announcement_id} ${channel}`,
  );
  return [...alike.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / batchSize) }, (_, nth) =>
      group.slice(nth * batchSize, (nth + 1) * batchSize).map(({ id }) => id),
    ),
  );
}
