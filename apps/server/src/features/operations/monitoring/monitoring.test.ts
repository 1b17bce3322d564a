import {
  figureGroups,
  getActuatorMetric,
  getHttpTrace,
  getProcessFigures,
  listHttpTraces,
} from '@portal/contract/monitoring/actuator';
import { getConnections } from '@portal/contract/monitoring/connections';
import { getDatabase } from '@portal/contract/monitoring/database';
import { getDisks, queryDiskInfo } from '@portal/contract/monitoring/disks';
import { getFigureHistory } from '@portal/contract/monitoring/history';
import { listNodes, monitorActions } from '@portal/contract/monitoring/nodes';
import { getRedisOverview, runRedisCommand } from '@portal/contract/monitoring/redis';
import { signIn } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';
import { deleteOldReports } from './nodes/store.ts';

const world = await startWorld();
const there = await world.anotherNode();
await world.app.listen({ host: '127.0.0.1', port: 0 });
await there.listen({ host: '127.0.0.1', port: 0 });
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;

const value = async (name: string) =>
  (await call(getActuatorMetric, { name })).measurements[0]?.value ?? Number.NaN;

/** The names that JeecgBoot's pages read and that have a meaning in Node. */
const served = [
  ...['max', 'committed', 'used'].map((part) => `jvm.memory.${part}`),
  'jvm.buffer.memory.used',
  ...['daemon', 'live', 'peak'].map((part) => `jvm.threads.${part}`),
  'jvm.gc.max.data.size',
  'jvm.gc.live.data.size',
  'jvm.gc.pause',
  'system.cpu.count',
  'system.cpu.usage',
  'process.start.time',
  'process.uptime',
  'process.cpu.usage',
  'tomcat.global.request',
];

test.each(served)('MON-01 %s has the shape of the Actuator, without an envelope', async (name) => {
  const url = `/api/actuator/metrics/${name}`;
  const { body, statusCode } = await world.inject({ url, headers: administrator.headers });

  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    name,
    description: expect.any(String),
    baseUnit: expect.toSatisfy((unit) => unit === null || typeof unit === 'string'),
    measurements: expect.arrayContaining([
      { statistic: expect.any(String), value: expect.any(Number) },
    ]),
    availableTags: [],
  });
});

test('a timer has its count first and its sum second; what V8 has nothing like is not found', async () => {
  const { measurements } = await call(getActuatorMetric, { name: 'jvm.gc.pause' });
  expect(measurements.map(({ statistic }) => statistic)).toEqual(['COUNT', 'TOTAL_TIME', 'MAX']);

  const lost = call(getActuatorMetric, { name: 'jvm.classes.loaded' });
  await expect(lost).rejects.toThrow('monitor.no-metric');
});

test.each(figureGroups)(
  'the figures of %s have a name, their node and what they were',
  async (group) => {
    const { node, metrics, times, series } = await call(getProcessFigures, { group });

    expect(node).toMatch(/:\d+$/);
    expect(times.length).toBeGreaterThan(0);
    expect(series).toHaveLength(metrics.flatMap(({ measurements }) => measurements).length);
    for (const { values } of series) expect(values).toHaveLength(times.length);
  },
);

test('figures are those of the process: memory in use is below its limit, the start lies in the past', async () => {
  expect(await value('jvm.memory.used')).toBeLessThan(await value('jvm.memory.max'));
  expect(await value('jvm.memory.used')).toBeGreaterThan(1_000_000);
  expect(await value('system.cpu.usage')).toBeLessThanOrEqual(1);
  expect(await value('process.uptime')).toBeGreaterThan(0);
});

test('the disk of the data directory is named, with its size and the share in use', async () => {
  const disks = await call(queryDiskInfo, {});

  expect(disks[0]).toMatchObject({ name: '数据目录', restPPT: expect.any(Number) });
  for (const { max, rest } of disks) expect(rest).toBeLessThanOrEqual(max);
});

test('A93 a trace holds no query, no token, no body, no cookie and no address as it was asked for', async () => {
  const lin = await world.person();
  const secret = 'canary-of-the-trace';
  await world.inject({
    url: `/no-such-path/${secret}?token=${secret}`,
    headers: { cookie: `a=${secret}`, authorization: `Bearer ${secret}`, referer: secret },
  });
  await world.visitor
    .call(signIn, { username: secret, password: secret, keyId: secret })
    .catch(() => undefined);
  await lin.call(listSubsystems, {});

  const url = '/api/actuator/httptrace';
  const { body } = await world.inject({ url, headers: administrator.headers });

  expect(body).not.toContain(secret);
  expect(body).not.toContain(lin.token);
  const { traces } = await call(getHttpTrace, {});
  const [newest] = traces;
  expect(newest).toMatchObject({
    request: { method: 'GET', uri: listSubsystems.path, remoteAddress: '127.0.0.1' },
    response: { status: 200 },
    timeTaken: expect.any(Number),
  });
  expect(traces.some(({ request }) => request.uri === 'unknown')).toBe(true);
  // What the pages of monitoring ask for is left out.
  expect(traces.some(({ request }) => request.uri.includes('actuator'))).toBe(false);
});

test('traces are found by status and by part of their path, and are gone after an hour', async () => {
  const lin = await world.person();
  await lin.call(listSubsystems, {});
  const failed = await call(listHttpTraces, { kind: '4' });
  expect(failed.total).toBeGreaterThan(0);
  for (const { response } of failed.traces) expect(String(response.status)).toMatch(/^4/);
  const found = await call(listHttpTraces, { keyword: 'subsystem/list' });
  expect(found.total).toBeGreaterThan(0);
  expect(found.calls).toMatchObject([
    { method: 'GET', uri: listSubsystems.path, count: found.total, failed: 0 },
  ]);

  world.clock.advance(3_600_001);
  const late = await world.person({ roles: ['administrator'] });
  const { total, isWholeHour } = await late.call(listHttpTraces, {});
  expect([total, isWholeHour]).toEqual([0, true]);
});

test('MON-04 a page names its node and shows another one, which answers for itself', async () => {
  const nodes = await call(listNodes, {});
  expect(nodes.map(({ isHere, isAway }) => ({ isHere, isAway }))).toEqual(
    expect.arrayContaining([
      { isHere: true, isAway: false },
      { isHere: false, isAway: false },
    ]),
  );
  const other = nodes.find(({ isHere }) => !isHere)?.name ?? '';
  await there.inject({ url: '/only-at-the-other' });
  const before = await call(listHttpTraces, { keyword: 'unknown' });

  const seen = await call(listHttpTraces, { node: other, keyword: 'unknown' });
  const figures = await call(getProcessFigures, { node: other, group: 'tomcat' });
  const { node, disks } = await call(getDisks, { node: other });

  expect([seen.node, figures.node, node]).toEqual([other, other, other]);
  expect(seen.total).toBe(1);
  expect(before.node).not.toBe(other);
  expect(disks.length).toBeGreaterThan(0);
  const left = await world.db.selectFrom('node_report').selectAll().execute();
  expect(left).toEqual([]);
});

test('MON-04 a node that is not there is refused, and one that ended without a word is shown as away', async () => {
  const ask = (node: string) => call(getDisks, { node });
  await expect(ask('nobody:1')).rejects.toThrow('node.unknown');

  await world.db
    .insertInto('node')
    .values([
      { name: 'killed:1', started_at: new Date(0), seen_at: new Date(Date.now() - 60_000) },
      { name: 'mute:1', started_at: new Date(0), seen_at: new Date(Date.now() + 60_000) },
    ])
    .execute();
  const killed = (await call(listNodes, {})).find(({ name }) => name === 'killed:1');
  expect(killed).toMatchObject({ isAway: true, isHere: false });
  await expect(ask('killed:1')).rejects.toThrow('node.silent');
  await expect(ask('mute:1')).rejects.toThrow('node.silent');

  await world.db
    .updateTable('node')
    .set({ seen_at: new Date(0) })
    .where('name', 'like', '%:1')
    .execute();
  await deleteOldReports(world.nodeDb);
  expect((await call(listNodes, {})).some(({ name }) => name === 'killed:1')).toBe(false);
});

test('a node that stops in order is no longer among them', async () => {
  const third = await world.anotherNode();
  await third.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(async () => (await call(listNodes, {})).length).toBe(3);

  await third.close();

  expect(await call(listNodes, {})).toHaveLength(2);
});

test('nobody sees anything without the right to, nor from another tenant', async () => {
  const lin = await world.person({ roles: ['head-office'] });
  await world.db.insertInto('tenant').values({ id: 61, name: '乙集团' }).execute();
  await withinTenant(61, async () => {
    await world.db.insertInto('role').values({ code: 'operator', name: '运维' }).execute();
    await world.db
      .insertInto('role_action')
      .values({ role_code: 'operator', action_code: monitorActions.list })
      .execute();
  });
  const foreign = await world.person({ roles: ['operator'], tenantId: 61 });
  const asks = (as: Pick<typeof lin, 'call'>) => [
    () => as.call(listNodes, {}),
    () => as.call(getHttpTrace, {}),
    () => as.call(getFigureHistory, { group: 'jvm', range: 'hour' }),
    () => as.call(getConnections, {}),
    () => as.call(getDatabase, {}),
    () => as.call(queryDiskInfo, {}),
    () => as.call(getRedisOverview, {}),
  ];

  for (const ask of asks(lin)) await expect(ask()).rejects.toThrow('action.denied');
  for (const ask of asks(world.visitor)) await expect(ask()).rejects.toThrow('session.expired');
  for (const ask of asks(foreign)) await expect(ask()).rejects.toThrow('monitor.foreign');
  await expect(lin.call(runRedisCommand, { line: 'PING' })).rejects.toThrow('action.denied');
});

test('without a Redis the page has nothing to show, and the terminal says so', async () => {
  const own = await world.person({ roles: ['administrator'] });
  expect(await own.call(getRedisOverview, {})).toMatchObject({ redis: null });
  await expect(own.call(runRedisCommand, { line: 'PING' })).rejects.toThrow('redis.none');
});
