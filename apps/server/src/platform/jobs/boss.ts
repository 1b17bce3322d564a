import type { PgBoss } from 'pg-boss';
import type { Queue, Repetition } from './queue.ts';

/** The queues have a schema of their own, which pg-boss makes and changes by itself. */
export const schema = 'jobs';
/** Jobs that were given up are copied here, and stay for a month. */
const deadLetters = 'dead-letters';
const deadLetterSeconds = 30 * 86_400;

const connections = 3;
/** Seconds between searches for jobs whose node has gone. */
const monitorSeconds = 30;

/** The handler of a queue on this node. */
export interface Worker {
  queue: Queue;
  handle: (data: unknown, isLastTry: boolean) => Promise<void>;
}

interface BossParts {
  databaseUrl: string;
  /** Seconds between two polls of each queue. */
  pollSeconds: number;
  /** Seconds between two looks at the schedule. */
  cronSeconds: number;
  workers: Iterable<Worker>;
  /** By the name of their queue. */
  repetitions: Iterable<[string, Repetition<object>]>;
  fail: (error: unknown) => void;
}

export type StartedBoss = Awaited<ReturnType<typeof startBoss>>;

/** Starts pg-boss with a worker for each queue; it is loaded only now. */
export async function startBoss({
  databaseUrl,
  pollSeconds,
  cronSeconds,
  workers,
  repetitions,
  fail,
}: BossParts) {
  const { PgBoss: Boss, fromKysely } = await import('pg-boss');
  const boss = new Boss({
    connectionString: databaseUrl,
    schema,
    max: connections,
    application_name: 'portal-jobs',
    registerInstance: false,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    monitorIntervalSeconds: monitorSeconds,
  });
  // Without a listener a connection that breaks would end the process.
  boss.on('error', fail);
  const workerIds = new Map<string, string>();
  try {
    await boss.start();
    await boss.createQueue(deadLetters, { retentionSeconds: deadLetterSeconds });
    for (const worker of workers) {
      workerIds.set(worker.queue.name, await join(boss, worker, { pollSeconds, fail }));
    }
    for (const [name, { cron, data }] of repetitions) await boss.schedule(name, cron, data);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { boss, workerIds, fromKysely };
}

/** Makes a queue, or brings it to what is said of it now, and works on it. Returns the worker's id. */
async function join(
  boss: PgBoss,
  { queue, handle }: Worker,
  { pollSeconds, fail }: Pick<BossParts, 'pollSeconds' | 'fail'>,
): Promise<string> {
  const traits = {
    deadLetter: deadLetters,
    retryLimit: queue.retries,
    retryDelay: queue.retryAfter,
    retryBackoff: true,
    expireInSeconds: queue.expiresIn,
    ...(queue.heartbeat !== undefined && { heartbeatSeconds: queue.heartbeat }),
  };
  await boss.createQueue(queue.name, traits);
  await boss.updateQueue(queue.name, traits);
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  return boss.work<object, void, typeof options>(queue.name, options, async ([job]) => {
    if (!job) return;
    try {
      await handle(job.data, job.retryCount >= job.retryLimit);
    } catch (error) {
      fail(error);
      throw error;
    }
  });
}
