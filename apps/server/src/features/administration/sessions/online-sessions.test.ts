import {
  endOnlineSession,
  listOnlineSessions,
} from '@portal/contract/administration/online-sessions';
import { listMine } from '@portal/contract/notices/announcements';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;

test('ADM-20 an administrator sees who is signed in and ends a session within a second on every node, without a token in any answer', async () => {
  const lin = await world.person({ realname: '林在线' });
  const there = lin.tab({}, await world.anotherNode());
  await there(listMine, {});
  const { records } = await call(listOnlineSessions, { keyword: 'linzx' });
  expect(records).toEqual([
    {
      id: expect.any(String),
      workNo: lin.workNo,
      realname: '林在线',
      device: expect.any(String),
      address: '127.0.0.1',
      method: '其他方式',
      createTime: '2026-11-21 17:00:00',
      lastSeenTime: '2026-11-21 17:00:00',
      isCurrent: false,
    },
  ]);
  const stored = await world.db
    .selectFrom('session')
    .where('person_id', '=', lin.id)
    .select('token_hash')
    .executeTakeFirstOrThrow();
  const { url } = { url: `/api${listOnlineSessions.path}?keyword=linzx` };
  const { body } = await world.inject({ url, headers: administrator.headers });
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(body).not.toContain(stored.token_hash.toString(encoding));
  }
  expect(body).not.toContain(lin.token);

  await call(endOnlineSession, { id: records[0]?.id ?? '' });

  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
  await vi.waitFor(() => expect(there(listMine, {})).rejects.toThrow('session.expired'), 60_000);
  expect((await call(listOnlineSessions, { keyword: 'linzx' })).total).toBe(0);
});

test('one’s own session is ended at one’s own account, and one that is not there cannot be ended', async () => {
  const { records } = await call(listOnlineSessions, { keyword: administrator.workNo });
  const [own] = records;
  expect(own?.isCurrent).toBe(true);

  await expect(call(endOnlineSession, { id: own?.id ?? '' })).rejects.toThrow('person.own');
  await expect(call(endOnlineSession, { id: 'nothing' })).rejects.toThrow('own-session.not-found');
});

test('sessions that nobody uses any more are not listed', async () => {
  const lin = await world.person();
  world.clock.advance(world.config.sessionIdleMs);
  const later = await world.person({ roles: ['administrator'] });

  const { total } = await later.call(listOnlineSessions, { keyword: lin.workNo });
  expect(total).toBe(0);
});
