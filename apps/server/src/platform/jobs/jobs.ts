import { second } from '@portal/common/durations';
import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import { tenantAtWork, withinTenant } from '#platform/database/tenant.ts';
import { schema, startBoss, type StartedBoss, type Worker } from './boss.ts';
import type {
  FailedJob,
  Handle,
  Jobs,
  Queue,
  QueueCounts,
  Repetition,
  SendOptions,
} from './queue.ts';

const startAgainMs = 5 * second;
/** A job that hangs must not keep the node from stopping; another node takes it when it expires. */
const stopMs = 10 * second;

/**
 * Queues on the portal's own database, by pg-boss (docs/decisions/0038). It is loaded when it is started, which is after
 * the server listens: its 20 MB and its hundred milliseconds are not in the way of the first page. A job of another node,
 * or one that is due later, is noticed within `pollSeconds`, and the schedule, whose finest step is a minute, is looked at
 * every `cronSeconds`. A job is done for the tenant it was sent for.
 */
export function openJobs(databaseUrl: string, { pollSeconds = 2, cronSeconds = 15 } = {}): Jobs {
  const workers = new Map<string, Worker>();
  const repetitions = new Map<string, Repetition<object>>();
  const listeners: ((error: unknown) => void)[] = [];
  const fail = (error: unknown) => listeners.forEach((listen) => listen(error));
  let starting: Promise<StartedBoss> | undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Workers must not go on in the tenant of the call that began them. */
  const outside = AsyncLocalStorage.snapshot();

  /** One attempt at a time; one that failed is made again by itself. */
  function started(): Promise<StartedBoss> {
    if (isStopped) return Promise.reject(new Error('The queues are closed'));
    clearTimeout(again);
    const polls = { pollSeconds, cronSeconds };
    const parts = { databaseUrl, ...polls, workers: workers.values(), repetitions, fail };
    starting ??= outside(() => startBoss(parts)).catch((error: unknown) => {
      starting = undefined;
      fail(error);
      if (!isStopped) again = setTimeout(startAgain, startAgainMs).unref();
      throw error;
    });
    return starting;
  }
  // What fails was noted where it failed.
  const startAgain = () => void started().catch(() => undefined);

  async function send<T extends object>(
    queue: Queue<T>,
    data: T,
    { within, at, after }: SendOptions = {},
  ): Promise<void> {
    const { boss, fromKysely } = await started();
    const startAfter = at ?? after;
    const tenant = tenantAtWork();
    const sent = { tenant: typeof tenant === 'number' ? tenant : null, data };
    await boss.send(queue.name, sent, {
      ...(within && { db: fromKysely(within) }),
      ...(startAfter !== undefined && { startAfter }),
    });
    if (!within && startAfter === undefined) wake(queue);
  }

  async function wakeHere(name: string): Promise<void> {
    const { boss, workerIds } = (await starting) ?? {};
    const id = workerIds?.get(name);
    if (id !== undefined) boss?.notifyWorker(id);
  }
  // Where it is not started it has nobody to wake, and why is noted already.
  const wake = ({ name }: Pick<Queue, 'name'>) => void wakeHere(name).catch(() => undefined);

  return {
    work: (queue, handle) => void workers.set(queue.name, workerOf(queue, handle)),
    repeat: ({ name }, { cron, data }) =>
      void repetitions.set(name, { cron, data: { tenant: null, data } }),
    send,
    wake,
    start: startAgain,

    counts: async () => countsIn(await started(), [...workers.keys()]),

    failed: async (most) => failedIn(await started(), { queues: [...workers.keys()], most }),

    async retry(name, id) {
      if (!workers.has(name)) return false;
      const { boss } = await started();
      const found = `select 1 from ${schema}.job where name = $1 and id = $2 and state = 'failed'`;
      const { rows } = await boss.getDb().executeSql(found, [name, id]);
      if (rows.length === 0) return false;
      await boss.retry(name, id);
      wake({ name });
      return true;
    },

    onFailure: (listen) => void listeners.push(listen),

    async stop() {
      isStopped = true;
      clearTimeout(again);
      const running = await starting?.catch(() => undefined);
      await running?.boss.stop({ graceful: true, timeout: stopMs });
    },
  };
}

function workerOf<T extends object>(queue: Queue<T>, handle: Handle<T>): Worker {
  const Sent = z.object({ tenant: z.int().nullable(), data: queue.data });
  return {
    queue,
    async handle(sent, isLastTry) {
      const { tenant, data } = Sent.parse(sent);
      const work = () => handle({ data, isLastTry });
      await (tenant === null ? work() : withinTenant(tenant, work));
    },
  };
}

async function countsIn({ boss }: StartedBoss, queues: readonly string[]): Promise<QueueCounts[]> {
  const { rows } = await boss.getDb().executeSql(`
    select name as queue,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from ${schema}.job group by name`);
  const found = new Map<string, QueueCounts>(rows.map((row: QueueCounts) => [row.queue, row]));
  const none = { waiting: 0, active: 0, failed: 0 };
  return queues.map((queue) => found.get(queue) ?? { queue, ...none });
}

/** An error as pg-boss keeps it; something thrown that is none has no words. */
const Output = z.object({ message: z.string() });
const wordsMost = 300;

async function failedIn(
  { boss }: StartedBoss,
  { queues, most }: { queues: readonly string[]; most: number },
): Promise<FailedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, name, retry_count, completed_on, output from ${schema}.job
    where state = 'failed' and name = any($1) order by completed_on desc, id limit $2`,
    [[...queues], most],
  );
  return z.array(FailedRow).parse(rows);
}

const FailedRow = z
  .object({
    id: z.string(),
    name: z.string(),
    retry_count: z.int(),
    completed_on: z.date(),
    output: z.unknown(),
  })
  .transform(({ id, name, retry_count: retries, completed_on: failedAt, output }): FailedJob => {
    const error = Output.safeParse(output).data?.message ?? '';
    return { id, queue: name, tries: retries + 1, failedAt, error: error.slice(0, wordsMost) };
  });
