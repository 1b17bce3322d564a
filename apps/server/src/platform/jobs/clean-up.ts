import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Jobs, Queue } from './queue.ts';

/** Deletes the rows of one kind whose time is over. */
export type Deletion = (now: Date) => Promise<unknown>;

export const cleanUpQueue: Queue = {
  name: 'clean-up',
  data: z.object({}),
  retries: 3,
  retryAfter: 60,
  expiresIn: 300,
};
const everyMinute = '* * * * *';

/**
 * Deletes what is over, once a minute, on one node. Such rows are of no use before they go: those that read them compare
 * the time. A session that has gone lets the notices of its logout go out. A deletion that fails stops no other.
 */
export function scheduleCleanUp(
  { jobs, clock }: { jobs: Jobs; clock: Clock },
  deletions: readonly Deletion[],
): void {
  jobs.work(cleanUpQueue, async () => {
    const now = clock.now();
    const results = await Promise.allSettled(deletions.map((deleteOver) => deleteOver(now)));
    const failures = results.flatMap((made) => (made.status === 'rejected' ? [made.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Not all was deleted');
  });
  jobs.repeat(cleanUpQueue, { cron: everyMinute, data: {} });
}
