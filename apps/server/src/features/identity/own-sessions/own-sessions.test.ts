import {
  endOtherSessions,
  endOwnSession,
  exportOwnSessions,
  listOwnSessions,
} from '@portal/contract/identity/own-sessions';
import { getLoginValid } from '@portal/contract/identity/session';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';
const hour = 3_600_000;

/** One more sign-in of somebody, seen from a node. */
async function enter(workNo: string, node = world.app) {
  const { token } = await world.signIn(workNo, password);
  return { token, call: callsOn(node, { clock: world.clock, token, workNo }) };
}

test('one sees where one is signed in: this session first, each with device, address, way and times', async () => {
  const lin = await world.person({ password });
  await enter(lin.workNo);
  world.clock.advance(hour);

  const listed = await lin.call(listOwnSessions, {});

  expect(listed).toEqual([
    {
      id: expect.any(String),
      device: '未知设备',
      address: '127.0.0.1',
      method: '其他方式',
      createTime: '2026-11-21 17:00:00',
      lastSeenTime: '2026-11-21 18:00:00',
      isCurrent: true,
    },
    {
      id: expect.any(String),
      device: expect.any(String),
      address: '127.0.0.1',
      method: '密码',
      createTime: '2026-11-21 17:00:00',
      lastSeenTime: '2026-11-21 17:00:00',
      isCurrent: false,
    },
  ]);
});

test('one takes the list along as a table, and nobody else is in it', async () => {
  const [lin] = [await world.person({ password }), await world.person()];
  await enter(lin.workNo);
  world.clock.advance(hour);

  expect(await lin.call(exportOwnSessions, {})).toEqual([
    ['设备', '登录地址', '登录方式', '登录时间', '最近使用', '当前设备'],
    ['未知设备', '127.0.0.1', '其他方式登录', expect.any(String), expect.any(String), '是'],
    ['未知设备', '127.0.0.1', '密码登录', expect.any(String), expect.any(String), '否'],
  ]);
});

test('the list tells no token and nothing made of one', async () => {
  const lin = await world.person();
  const rows = await world.db.selectFrom('session').select('token_hash').execute();

  const text = JSON.stringify(await lin.call(listOwnSessions, {}));

  expect(text).not.toContain(lin.token);
  for (const { token_hash } of rows) {
    expect(text).not.toContain(token_hash.toString('hex'));
    expect(text).not.toContain(token_hash.toString('base64url'));
  }
});

test('a session that has ended by itself is not listed', async () => {
  const lin = await world.person({ password });
  await enter(lin.workNo);
  world.clock.advance(world.config.sessionIdleMs - hour);
  expect(await lin.call(listOwnSessions, {})).toHaveLength(2);

  world.clock.advance(hour);

  expect(await lin.call(listOwnSessions, {})).toHaveLength(1);
});

test('one session is signed out from another, within a second on every node', async () => {
  const lin = await world.person({ password });
  const there = await enter(lin.workNo, await world.anotherNode());
  expect(await there.call(getLoginValid, {})).toBe(true);
  const other = (await lin.call(listOwnSessions, {})).find(({ isCurrent }) => !isCurrent);

  await lin.call(endOwnSession, { id: other?.id ?? '' });

  await vi.waitFor(async () => expect(await there.call(getLoginValid, {})).toBe(false), 60_000);
  expect(await lin.call(listOwnSessions, {})).toHaveLength(1);
});

test('all others are signed out at once, within a second on every node, and nobody else is', async () => {
  const [lin, wang] = [await world.person({ password }), await world.person()];
  const node = await world.anotherNode();
  const others = [await enter(lin.workNo, node), await enter(lin.workNo, node)];
  for (const { call } of others) expect(await call(getLoginValid, {})).toBe(true);

  expect(await lin.call(endOtherSessions, {})).toEqual({ ended: 2 });

  for (const { call } of others) {
    await vi.waitFor(async () => expect(await call(getLoginValid, {})).toBe(false), 60_000);
  }
  expect(await lin.call(getLoginValid, {})).toBe(true);
  expect(await wang.call(getLoginValid, {})).toBe(true);
});

test('nobody ends the session of another, though they know its id', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const [theirs] = await wang.call(listOwnSessions, {});

  const ending = lin.call(endOwnSession, { id: theirs?.id ?? '' });

  await expect(ending).rejects.toThrow('own-session.not-found');
  expect(await wang.call(getLoginValid, {})).toBe(true);
});
