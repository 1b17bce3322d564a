import { markRead } from '@portal/contract/notices/announcements';
import { signOut } from '@portal/contract/identity/session';
import { createClient } from '@redis/client';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { openSocketAt } from '#testing/server/socket.ts';
import { insertEntry } from './store.ts';

const redis = await startRedis();
const metricsToken = 'scraper-of-the-tests';
const world = await startWorld({ redis: { url: redis.url, channel: 'portal' }, metricsToken });
const announce = announceIn(world);
const there = await world.anotherNode();
const listen = (node: FastifyInstance) => node.listen({ host: '127.0.0.1', port: 0 });
const [atHere, atThere] = [await listen(world.app), await listen(there)];

/** Returns true if the metrics of a node say that it receives messages over Redis. */
async function hearsRedis(node: FastifyInstance): Promise<boolean> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await node.inject({ url: '/metrics', headers });
  return body.includes('portal_bus_up{way="redis"} 1');
}
const bothHear = async (): Promise<boolean> =>
  (await hearsRedis(world.app)) && (await hearsRedis(there));

/** Somebody with a page open on both nodes, each of which knows their session. */
async function someoneOnBoth() {
  const lin = await world.person();
  const sockets = [await openSocketAt(atHere, lin), await openSocketAt(atThere, lin)];
  const status = async (node: FastifyInstance): Promise<number> => {
    const url = '/api/common/sys/subsystem/list';
    return (await node.inject({ url, headers: lin.headers })).statusCode;
  };
  return { lin, sockets, status };
}

/** Checks that an announcement and a read receipt on one node reach the other, and that a sign-out holds on both. */
async function expectNodesToTellOneAnother(): Promise<void> {
  const { lin, sockets, status } = await someoneOnBoth();
  const { id } = await announce();
  await insertEntry(world.db, null);
  for (const { notices } of sockets) await expect.poll(notices).toMatchObject([{ cmd: 'topic' }]);

  await lin.call(markRead, { anntId: id });
  for (const { notices } of sockets) {
    await expect.poll(notices).toMatchObject([{ cmd: 'topic' }, { cmd: 'user', userId: lin.id }]);
  }

  expect(await status(there)).toBe(200);
  await lin.call(signOut, {});
  for (const { closed } of sockets) expect(await closed).toMatchObject({ code: 4401 });
  expect(await status(there)).toBe(401);
}

test('with Redis, what happens on one node is known on the other', async () => {
  expect(await bothHear()).toBe(true);

  await expectNodesToTellOneAnother();
});

test('R05 while Redis is away nobody is signed out, nothing is lost, and who signs out is out everywhere', async () => {
  await expect.poll(bothHear).toBe(true);
  const before = await someoneOnBoth();
  await redis.kill();
  await expect.poll(bothHear).toBe(false);

  expect([await before.status(world.app), await before.status(there)]).toEqual([200, 200]);
  await expectNodesToTellOneAnother();
  for (const { notices } of before.sockets) expect(notices()).toMatchObject([{ cmd: 'topic' }]);

  await redis.start();
  await expect.poll(bothHear).toBe(true);
  expect([await before.status(world.app), await before.status(there)]).toEqual([200, 200]);
  await expectNodesToTellOneAnother();
});

test('R05 a node that starts without Redis serves, and uses it once it is there', async () => {
  await redis.kill();
  const late = await world.anotherNode();
  const lin = await world.person();
  const inject = () => late.inject({ url: '/api/common/sys/subsystem/list', headers: lin.headers });

  expect((await inject()).statusCode).toBe(200);
  expect(await hearsRedis(late)).toBe(false);
  await redis.start();

  await expect.poll(() => hearsRedis(late)).toBe(true);
});

test('R06 a Redis that forgets everything brings no session back', async () => {
  await expect.poll(bothHear).toBe(true);
  const { lin, status } = await someoneOnBoth();
  await lin.call(signOut, {});

  const operator = createClient({ url: redis.operatorUrl });
  await operator.connect();
  expect(await operator.dbSize()).toBe(0);
  await operator.flushAll();
  operator.destroy();

  expect([await status(world.app), await status(there)]).toEqual([401, 401]);
});

test('the password of Redis is in no log', () => {
  expect(world.logged.join('\n')).toContain('bus cannot use Redis');
  expect(world.logged.join('\n')).not.toContain(redis.password);
});
