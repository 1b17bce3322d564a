import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { emptyDatabase } from '#testing/database/clone.ts';
import { tenantAtWork, withinTenant } from '#platform/database/tenant.ts';
import { openJobs } from './jobs.ts';
import type { Queue } from './queue.ts';

const own = await emptyDatabase();
const db = openDatabase(own.url);
const nodes = [openJobs(own.url, { pollSeconds: 0.5 }), openJobs(own.url, { pollSeconds: 0.5 })];
const [here] = nodes;
if (!here) throw new Error('There is no node');

const queue: Queue<{ nth: number }> = {
  name: 'tried',
  data: z.object({ nth: z.int() }),
  retries: 2,
  retryAfter: 1,
  expiresIn: 30,
};
const failing = new Set<number>();
const done: number[] = [];
const tenants: unknown[] = [];
const failures: unknown[] = [];
for (const node of nodes) {
  node.onFailure((error) => void failures.push(error));
  node.work(queue, async ({ data: { nth } }) => {
    tenants.push(tenantAtWork());
    if (failing.has(nth)) throw new Error(`${nth} failed`);
    done.push(nth);
  });
  node.start();
}
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await closeDatabase(db);
  await own.drop();
});
const times = (nth: number) => done.filter((each) => each === nth).length;

test('of two nodes one does a job, and does it once', async () => {
  for (let nth = 1; nth <= 20; nth += 1) await here.send(queue, { nth });

  await expect.poll(() => new Set(done).size).toBe(20);
  await expect.poll(async () => (await here.counts())[0]?.waiting).toBe(0);
  expect(done).toHaveLength(20);
});

test('a job is there once its transaction is committed, and never without it', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await here.send(queue, { nth: 101 }, { within: tx });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await db.transaction().execute((tx) => here.send(queue, { nth: 102 }, { within: tx }));
  here.wake(queue);

  await expect.poll(() => times(102)).toBe(1);
  expect(times(101)).toBe(0);
});

test('a job that fails is tried again by itself, counted when it is given up, and heard of each time', async () => {
  failing.add(201);
  await here.send(queue, { nth: 201 });

  await expect
    .poll(() => here.counts())
    .toEqual([{ queue: 'tried', waiting: 0, active: 0, failed: 1 }]);
  expect(failures.map(String)).toEqual(Array.from({ length: 3 }, () => 'Error: 201 failed'));
});

test('MON-05 a job that was given up is listed with its last words, and done once it is tried again', async () => {
  const given = (await here.failed(10)).filter(({ error }) => error === '201 failed');
  expect(given).toMatchObject([{ queue: 'tried', tries: 3 }]);
  const id = given[0]?.id ?? '';

  failing.delete(201);
  expect(await here.retry('tried', id)).toBe(true);

  await expect.poll(() => times(201)).toBe(1);
  await expect.poll(() => here.failed(10)).toEqual([]);
  expect(await here.retry('tried', id)).toBe(false);
  expect(await here.retry('another', id)).toBe(false);
});

test('a job is done for the tenant it was sent for', async () => {
  tenants.length = 0;
  await withinTenant(7, () => here.send(queue, { nth: 301 }));
  await expect.poll(() => times(301)).toBe(1);
  await here.send(queue, { nth: 302 });
  await expect.poll(() => times(302)).toBe(1);

  expect(tenants).toEqual([7, undefined]);
});

test('connections that break end nothing, and the jobs go on', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal-jobs'`.execute(db);

  await expect
    .poll(() =>
      here.send(queue, { nth: 401 }).then(
        () => 'sent',
        () => 'not yet',
      ),
    )
    .toBe('sent');
  await expect.poll(() => times(401)).toBeGreaterThan(0);
});

test('what repeats is done once by two nodes at each minute of the schedule they share', async () => {
  const repeated: Queue<{ nth: number }> = { ...queue, name: 'repeated' };
  const ran: number[] = [];
  const often = { pollSeconds: 0.5, cronSeconds: 1 };
  const pair = [openJobs(own.url, often), openJobs(own.url, often)];
  const cron = '* * * * *';
  for (const node of pair) {
    node.work(repeated, async ({ data: { nth } }) => void ran.push(nth));
    node.repeat(repeated, { cron, data: { nth: 501 } });
    node.start();
  }

  await expect.poll(() => ran).toContain(501);
  for (const node of pair) await node.stop();
  const { rows } = await sql`
    select count(distinct singleton_on)::int as minutes,
      (select count(*)::int from jobs.schedule where name = 'repeated') as schedules
    from jobs.job where name = '__pgboss__send-it'`.execute(db);
  expect(rows).toEqual([{ minutes: ran.length, schedules: 1 }]);
});
