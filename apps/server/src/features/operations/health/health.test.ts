import { livez, metrics, readyz } from '@portal/contract/operations/probes';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { startWorld } from '#testing/world.ts';
import { nodeWarnings } from './node-warnings.ts';
import { withDeadline } from './deadline.ts';

const metricsToken = 'scraper-of-the-tests';
const world = await startWorld({ metricsToken });
const scrape = (authorization = `Bearer ${metricsToken}`) =>
  world.inject({ url: '/metrics', headers: { authorization } });

test('the server says that it lives, and that it is ready', async () => {
  expect(await world.visitor.call(livez, {})).toEqual({ status: 'ok' });
  expect(await world.visitor.call(readyz, {})).toMatchObject({ status: 'ok' });
});

test('without its database it lives and is not ready', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none');

  await expect(withDeadline(nodeWarnings(nowhere, world.clock))).rejects.toThrow(
    'server.unavailable',
  );
  await nowhere.destroy();
});

test('the figures name calls by their path in the contract and count what was answered', async () => {
  const lin = await world.person();
  await lin.call(listSubsystems, {});
  await world.inject({ url: '/no-such-path?token=T' });

  const { body } = await scrape();

  expect(body).toContain(
    `portal_request_seconds_count{call="${listSubsystems.path}",status="200"} 1`,
  );
  expect(body).toContain('portal_request_seconds_count{call="unknown",status="404"} 1');
  expect(body).not.toContain('no-such-path');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from session`.execute(
    world.db,
  );
  expect(body).toContain(`portal_sessions ${rows[0]?.count}`);
  expect(body).toContain('process_cpu_seconds_total');
});

test('two servers of one process keep their figures apart', async () => {
  const other = await world.anotherNode();
  await other.inject({ url: '/livez' });

  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await other.inject({ url: '/metrics', headers });

  expect(body).toContain(`portal_request_seconds_count{call="${livez.path}",status="200"} 1`);
  expect(body).not.toContain(listSubsystems.path);
});

test('the figures are for the operator alone', async () => {
  await expect(world.visitor.call(metrics, {})).rejects.toThrow('operator.unknown');
  expect((await scrape('Bearer guessed')).statusCode).toBe(401);
});

test.each([
  '/.git/HEAD',
  '/.env',
  '/actuator/env',
  '/docs',
  '/swagger-ui.html',
  '/druid/index.html',
  '/test/home',
  '/heapdump',
  '/assets/main.js.map',
  '/server-status',
])('A94 %s tells a scanner what any unknown path tells', async (url) => {
  const unknown = await world.inject({ url: '/nothing-here' });

  const reply = await world.inject({ url });

  expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
});

test('A76 an answer of a call is kept by nobody and runs nothing', async () => {
  const lin = await world.person();

  const { headers } = await world.inject({
    url: '/api/common/sys/subsystem/list',
    headers: lin.headers,
  });

  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('server');
});
