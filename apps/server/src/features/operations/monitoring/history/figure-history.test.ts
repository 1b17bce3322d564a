import { getFigureHistory } from '@portal/contract/monitoring/history';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { deleteOldSamples, idOfList } from './store.ts';

const world = await startWorld();
await world.app.listen({ host: '127.0.0.1', port: 0 });
const { call } = await world.person({ roles: ['administrator'] });

const used = { group: 'jvm', name: 'jvm.memory.used', statistic: 'VALUE' };
const longest = { group: 'jvm', name: 'nodejs.eventloop.delay.max', statistic: 'VALUE' };
const requests = { group: 'tomcat', name: 'tomcat.global.request', statistic: 'COUNT' };

/** Stores what a node measured so many minutes ago. */
async function measure(node: string, minutesAgo: number, ...figures: [typeof used, number][]) {
  const list = await idOfList(
    world.db,
    figures.map(([each]) => each),
  );
  await sql`insert into node_sample (node, at, list_id, figures) values (${node},
    date_trunc('minute', now()) - make_interval(mins => ${minutesAgo}), ${list},
    ${figures.map(([, value]) => value)}::real[])`.execute(world.db);
}
const history = (node: string, range: 'hour' | 'day' | 'week' = 'hour') =>
  call(getFigureHistory, { node, group: 'jvm', range });
const valuesOf = async (node: string, name: string, range: 'hour' | 'day' | 'week' = 'hour') =>
  (await history(node, range)).series.find((each) => each.name === name)?.values ?? [];

test('a node stores its figures from when it listens', async () => {
  await expect
    .poll(async () => {
      const { series } = await call(getFigureHistory, { group: 'jvm', range: 'hour' });
      return series.find(({ name }) => name === 'jvm.memory.used')?.values.findLast(Boolean) ?? 0;
    })
    .toBeGreaterThan(1_000_000);
});

test('an hour has a point for each minute, and none is made up for one that is missing', async () => {
  await measure('gaps:1', 5, [used, 100]);
  await measure('gaps:1', 3, [used, 300]);

  const { times, series } = await history('gaps:1');
  expect(times).toHaveLength(60);
  expect(series).toMatchObject([{ name: 'jvm.memory.used', statistic: 'VALUE' }]);
  // The minute may turn between what was stored and what is read.
  const values = series[0]?.values ?? [];
  const first = values.indexOf(100);
  expect(values.slice(first, first + 3)).toEqual([100, null, 300]);
  expect(values.filter((value) => value !== null)).toHaveLength(2);
});

test('a point of a week has the mean of a value and the longest of a delay', async () => {
  await sql`insert into node_sample (node, at, list_id, figures)
    select 'week:1', date_bin('30 minutes', now(), 'epoch') - make_interval(hours => 3, mins => -minute),
      ${await idOfList(world.db, [used, longest])}, array[minute, minute]
    from generate_series(0, 20, 10) minute`.execute(world.db);

  expect((await valuesOf('week:1', 'jvm.memory.used', 'week')).filter(Boolean)).toEqual([10]);
  expect((await valuesOf('week:1', 'nodejs.eventloop.delay.max', 'week')).filter(Boolean)).toEqual([
    20,
  ]);
});

test('figures of two releases are one series, and those of another group or node are not in it', async () => {
  await measure('two:1', 9, [used, 1]);
  await measure('two:1', 8, [longest, 7], [used, 2], [requests, 30]);
  await measure('other:1', 8, [used, 9]);

  expect((await valuesOf('two:1', 'jvm.memory.used')).filter(Boolean)).toEqual([1, 2]);
  const { series } = await history('two:1');
  expect(series.map(({ name }) => name)).toEqual(['jvm.memory.used', 'nodejs.eventloop.delay.max']);
});

test('samples are kept for seven days', async () => {
  await measure('old:1', 7 * 1_440 - 2, [used, 1]);
  await measure('old:1', 7 * 1_440 + 1, [used, 2]);
  await deleteOldSamples(world.db);

  const { rows } = await sql`select figures from node_sample where node = 'old:1'`.execute(
    world.db,
  );
  expect(rows).toEqual([{ figures: [1] }]);
});
