import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { openSocketAt } from '#testing/server/socket.ts';

const metricsToken = 'scraper-of-the-tests';
const limits = {
  perPerson: 4,
  perAddress: 6,
  tickMs: 20,
  ticksPerHeartbeat: 5,
  ticksPerSessionCheck: 10,
};
const world = await startWorld({ live: limits, metricsToken });
const here = await world.app.listen({ host: '127.0.0.1', port: 0 });

async function faultsOf(part: string): Promise<number> {
  const { body } = await world.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const line = body
    .split('\n')
    .find((each) => each.startsWith(`portal_faults_total{part="${part}"}`));
  return Number(line?.split(' ').at(-1));
}
const logged = (part: string) =>
  world.logged.filter((line) => line.includes('background work failed') && line.includes(part));

/** Locks a table, so that reads and writes wait until it is released. */
async function takeAway(table: 'notice_diary' | 'epoch' | 'session') {
  await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(
    world.db,
  );
  return () =>
    sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(world.db);
}

test('FIX-23 a notice log that cannot be read or written is logged and counted, and followed again later', async () => {
  const lin = await world.person();
  const { notices } = await openSocketAt(here, lin);
  expect(await faultsOf('notice log')).toBe(0);

  const giveBack = await takeAway('notice_diary');
  await world.bus.publish('notice', {});
  await expect.poll(() => faultsOf('notice log')).toBe(1);
  expect(logged('notice log')).toHaveLength(1);
  expect(logged('notice log')[0]).toContain('notice_diary');

  await giveBack();
  await world.db
    .insertInto('notice_diary')
    .values({ person_ids: [lin.id] })
    .execute();
  await expect.poll(notices).toMatchObject([{ cmd: 'user', userId: lin.id }]);
});

test('FIX-23 epochs that cannot be read after a break are logged and counted', async () => {
  const giveBack = await takeAway('epoch');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(world.nodeDb);

  await expect.poll(() => faultsOf('epochs')).toBeGreaterThan(0);
  expect(logged('epochs').length).toBeGreaterThan(0);
  await giveBack();
});

test('FIX-23 a session nobody can look up is logged and counted, and its connection kept', async () => {
  const { socket } = await openSocketAt(here, await world.person());
  const giveBack = await takeAway('session');
  // What is known of a session is believed for a while.
  world.clock.advance(31_000);

  await expect.poll(() => faultsOf('connection')).toBeGreaterThan(0);
  expect(logged('connection').length).toBeGreaterThan(0);
  expect(socket.readyState).toBe(socket.OPEN);
  await giveBack();
});

test('a heartbeat repeats no state that a page knows already', async () => {
  const { socket, frames } = await openSocketAt(here, await world.person());
  let beats = 0;
  socket.on('message', (data) => {
    if (data instanceof Buffer && data.toString().includes('heartcheck')) beats += 1;
  });

  await expect.poll(() => beats).toBeGreaterThan(3);

  const states = frames.map((frame) => 'epochs' in frame && `${frame.epochs} ${frame.release}`);
  expect(states).toEqual([...new Set(states)]);
});
