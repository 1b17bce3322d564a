import { listMine } from '@portal/contract/notices/announcements';
import { apiBase } from '@portal/contract/headers';
import { getLoginValid, signOut } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

// What a token is good for, and until when; the ids are those of the abuse cases in the threat model.

const hour = 3_600_000;
const world = await startWorld({ sessionIdleMs: 24 * hour, sessionAbsoluteMs: 7 * 24 * hour });
const url = apiBase + listMine.path;

/** Asks, with headers as they are. */
const ask = (headers: Record<string, string | string[]>, address = url) =>
  world.inject({ method: 'GET', url: address, headers });

test('A22 a token that is missing, malformed, long or given twice is no token, in one and the same answer', async () => {
  const lin = await world.person();
  const replies = [
    await ask({}),
    await ask({ 'x-access-token': '' }),
    await ask({ 'x-access-token': 'null' }),
    await ask({ 'x-access-token': 'undefined' }),
    await ask({ 'x-access-token': `Bearer ${lin.token}` }),
    await ask({ 'x-access-token': 'x'.repeat(10_000) }),
    await ask({ 'x-access-token': `${lin.token}, ${lin.token}` }),
    await ask({ 'x-access-token': 'A'.repeat(43) }),
  ];

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 401));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});

/** A token as it would be if ours said who they are for: header, claims, signature. */
const madeUp = (header: object, signature = '') => {
  const claims = { sub: 'p-100', workNo: '80010001', exp: 4_102_444_800 };
  const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)));
  return [...parts, Buffer.from(signature)].map((part) => part.toString('base64url')).join('.');
};

test('A24 a token that says itself who it is for is none, whatever it was signed with, and nothing is fetched', async () => {
  const jku = 'https://evil.test/keys.json';
  const fetched = vi.spyOn(globalThis, 'fetch');
  const replies = [
    await ask({ 'x-access-token': madeUp({ alg: 'none', typ: 'JWT' }) }),
    await ask({ 'x-access-token': madeUp({ alg: 'HS256', typ: 'JWT' }, 'secret') }),
    await ask({ 'x-access-token': madeUp({ alg: 'HS256', kid: '../../dev/null' }, 'public key') }),
    await ask({ 'x-access-token': madeUp({ alg: 'RS256', jku }, 'whatever') }),
  ];
  fetched.mockRestore();

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('A25 a token counts in its header alone: not in the query, a cookie, the body or another header', async () => {
  const { token } = await world.person();
  const replies = [
    await ask({}, `${url}?token=${token}`),
    await ask({}, `${url}?X-Access-Token=${token}`),
    await ask({ cookie: `token=${token}; X-Access-Token=${token}` }),
    await ask({ authorization: `Bearer ${token}` }),
    await world.inject({ method: 'POST', url: apiBase + signOut.path, payload: { token } }),
  ];

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 401));
});

test('A26 a token is dead once signing out has answered', async () => {
  const lin = await world.person();
  expect(await lin.call(getLoginValid, {})).toBe(true);

  await lin.call(signOut, {});

  expect(await lin.call(getLoginValid, {})).toBe(false);
  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
  await expect(lin.call(signOut, {})).rejects.toThrow('session.expired');
});

test('A26 another node that knew the session turns it away within a second of signing out here', async () => {
  const lin = await world.person();
  const there = callsOn(await world.anotherNode(), { clock: world.clock, ...lin });
  expect(await there(getLoginValid, {})).toBe(true);

  await lin.call(signOut, {});

  await vi.waitFor(async () => expect(await there(getLoginValid, {})).toBe(false), 60_000);
});

test('A26 signing out ends this session and no other of the same person', async () => {
  const password = 'Woven-Cloud7';
  const lin = await world.person({ password });
  const { token } = await world.signIn(lin.workNo, password);

  await lin.call(signOut, {});

  const elsewhere = callsOn(world.app, { clock: world.clock, token, workNo: lin.workNo });
  expect(await elsewhere(getLoginValid, {})).toBe(true);
});

test('A28 a page elsewhere cannot sign a person out with a link or an image', async () => {
  const lin = await world.person();

  const reply = await ask(lin.headers, apiBase + signOut.path);

  expect([reply.statusCode, reply.json().reason]).toEqual([405, 'route.wrong-method']);
  expect(await lin.call(getLoginValid, {})).toBe(true);
});

test('A31 a session that nobody uses ends after its idle time, and one in use does not', async () => {
  const [idle, busy] = [await world.person(), await world.person()];
  for (let passed = 0; passed < 24; passed += 6) {
    await busy.call(listSubsystems, {});
    world.clock.advance(6 * hour);
  }

  await expect(idle.call(listMine, {})).rejects.toThrow('session.expired');
  expect(await busy.call(getLoginValid, {})).toBe(true);
});

test('A31 no use of a session carries it past its absolute end', async () => {
  const lin = await world.person();
  for (let passed = 0; passed < 7 * 24; passed += 12) {
    await lin.call(listSubsystems, {});
    world.clock.advance(12 * hour);
  }

  await expect(lin.call(listSubsystems, {})).rejects.toThrow('session.expired');
});

test('A31 another node learns when a session was last used, so moving between them keeps it alive', async () => {
  const lin = await world.person();
  const first = await world.anotherNode();
  world.clock.advance(23 * hour);
  await callsOn(first, { clock: world.clock, ...lin })(listSubsystems, {});
  await first.close();

  world.clock.advance(23 * hour);

  expect(await lin.call(getLoginValid, {})).toBe(true);
});

test('a person who is frozen loses the sessions they have', async () => {
  const lin = await world.person();
  await lin.call(listSubsystems, {});
  await world.db.updateTable('person').set({ status: 'frozen' }).where('id', '=', lin.id).execute();

  world.clock.advance(30_000);

  await expect(lin.call(listSubsystems, {})).rejects.toThrow('session.expired');
});

test('the database holds no token, only what it hashes to', async () => {
  const lin = await world.person();
  const rows = await world.db.selectFrom('session').selectAll().execute();

  const text =
    JSON.stringify(rows) + rows.map((row) => row.token_hash.toString('base64url')).join();
  expect(text).not.toContain(lin.token);
});
