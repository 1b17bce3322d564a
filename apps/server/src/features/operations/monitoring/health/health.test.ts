import { getHealth, type HealthTopic, healthTopics } from '@portal/contract/monitoring/health';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
/** Sessions do not outlast how far these tests move the clock. */
async function lookAtHealth() {
  const administrator = await world.person({ roles: ['administrator'] });
  return (await administrator.call(getHealth, {})).items;
}
const itemOf = async (topic: HealthTopic) =>
  (await lookAtHealth()).find((item) => item.topic === topic);
/** Sets the clock of the node to the database's, and then off by so much. */
const setClockOff = (ms: number) => world.clock.moveTo(new Date(Date.now() + ms));

test('a healthy node has every topic once, and none of them has a beginning', async () => {
  setClockOff(0);
  const items = await lookAtHealth();

  expect(items.map(({ topic }) => topic).toSorted()).toEqual([...healthTopics].toSorted());
  for (const topic of ['database', 'nodes', 'bus', 'jobs', 'clock', 'release', 'log'] as const) {
    expect(items).toContainEqual(expect.objectContaining({ topic, state: 'good', since: null }));
  }
});

test('MON-06 what is red says since when: a node that was killed since its last sign, a clock since it was seen', async () => {
  const seen = new Date(Date.now() - 120_000);
  await world.db
    .insertInto('node')
    .values({ name: 'killed:1', started_at: seen, seen_at: seen })
    .execute();
  expect(await itemOf('nodes')).toEqual({
    topic: 'nodes',
    state: 'bad',
    text: 'killed:1 没有正常停止就中断了',
    since: seen.getTime(),
  });

  setClockOff(600_000);
  const first = world.clock.now().getTime();
  expect(await itemOf('clock')).toMatchObject({ state: 'warn', since: first });
  world.clock.advance(60_000);
  expect(await itemOf('clock')).toMatchObject({ state: 'warn', since: first });

  setClockOff(0);
  expect(await itemOf('clock')).toMatchObject({ state: 'good', since: null });
  await world.db.deleteFrom('node').execute();
  expect(await itemOf('nodes')).toMatchObject({ state: 'good', since: null });
});

test('MON-06 a statement that waits for another is a warning of the database', async () => {
  const { id } = await world.person();
  await world.db.connection().execute(async (holder) => {
    await sql`begin`.execute(holder);
    await sql`select 1 from person where id = ${id} for update`.execute(holder);
    const waiting = sql`select 1 from person where id = ${id} for update`.execute(world.nodeDb);
    await expect
      .poll(() => itemOf('database'), { timeout: 20_000 })
      .toMatchObject({
        state: 'warn',
        text: expect.stringMatching(/^1 个语句在等待别的语句，最久 \d 秒$/),
      });
    await sql`rollback`.execute(holder);
    await waiting;
  });
});

test('a release that is older than the database is said to be', async () => {
  const later = '9999-of-a-later-release.sql';
  await sql`insert into migration (name, sha256) values (${later}, '')`.execute(world.db);

  expect(await itemOf('release')).toMatchObject({ state: 'warn' });
});

test('MON-06 the runbook has a section for each topic', () => {
  const runbook = readFileSync(
    join(import.meta.dirname, '../../../../../../../docs/operations/runbook.md'),
    'utf8',
  );

  expect([...runbook.matchAll(/^## ([\w-]+)$/gm)].map(([, topic]) => topic)).toEqual(healthTopics);
});
