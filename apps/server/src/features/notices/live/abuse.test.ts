import { signOut } from '@portal/contract/identity/session';
import { expect, onTestFinished, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { openSocketAt, type SocketTraits } from '#testing/server/socket.ts';

// A heartbeat every 100 ms: a connection without a sign of life is terminated after three of them.
const limits = {
  perPerson: 10,
  perAddress: 12,
  tickMs: 20,
  ticksPerHeartbeat: 5,
  ticksPerSessionCheck: 10,
};
const world = await startWorld({ live: limits });
const host = '127.0.0.1';
const here = await world.app.listen({ host, port: 0 });
/** Each user connects from a separate address, unless a test says otherwise. */
let addresses = 10;
const connect = (person: Person, traits: SocketTraits = {}) =>
  openSocketAt(here, person, { from: `127.0.0.${(addresses += 1)}`, ...traits });
const protocol = 'portal.live';

test('A85 without a token, with a used-up one, or at the address of somebody else no socket is opened', async () => {
  const [lin, wang, gone] = [await world.person(), await world.person(), await world.person()];
  await gone.call(signOut, {});

  for (const offers of [[], [protocol], [protocol, 'guessed'], [protocol, gone.token]]) {
    await expect(connect(lin, { offers })).rejects.toThrow('status 401');
  }
  await expect(connect(gone)).rejects.toThrow('status 401');
  await expect(connect(lin, { offers: [protocol, wang.token] })).rejects.toThrow('status 401');
});

test('A85 A25 a token that travels in the address or in a header is none', async () => {
  const lin = await world.person();
  const offers = [protocol];
  const headers = { 'x-access-token': lin.token, cookie: `token=${lin.token}`, origin: here };

  await expect(connect(lin, { offers, headers })).rejects.toThrow('status 401');
  const address = `/websocket/${lin.id}?token=${lin.token}`;
  expect((await world.inject({ url: address })).statusCode).toBe(404);
  const { socket } = await connect(lin);
  expect(socket.protocol).toBe(protocol);
  expect(world.logged.join()).not.toContain(lin.token);
});

test.each([
  { whose: 'of another site', headers: { origin: 'https://evil.example' } },
  { whose: 'that belongs to nobody', headers: { origin: 'null' } },
  { whose: 'that is not named, with a cookie', headers: { cookie: 'sid=1' } },
])('A87 a page $whose opens no socket', async ({ headers }) => {
  const lin = await world.person();

  await expect(connect(lin, { headers })).rejects.toThrow('status 403');
});

const masked = (first: number, ...payload: number[]): number[] => [
  first,
  0x80 | payload.length,
  0,
  0,
  0,
  0,
  ...payload,
];

test.each([
  { what: 'an unmasked frame', bytes: [0x81, 0x01, 0x61], code: 1002 },
  { what: 'reserved bits', bytes: masked(0xf1, 0x61), code: 1002 },
  { what: 'text that is no UTF-8', bytes: masked(0x81, 0xff, 0xfe), code: 1007 },
  {
    what: 'a frame that promises a megabyte',
    bytes: [0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0],
    code: 1009,
  },
  {
    what: 'a hundred thousand fragments of one byte',
    bytes: [
      ...masked(0x01, 0x61),
      ...Array.from({ length: 100_000 }, () => masked(0x00, 0x61)).flat(),
    ],
    code: 1008,
  },
])('A89 $what ends the socket and nothing else', async ({ bytes, code }) => {
  const lin = await world.person();
  const other = await connect(lin);
  const { writeRaw, closed } = await connect(lin);
  const before = process.memoryUsage.rss();

  writeRaw(bytes);

  expect((await closed).code).toBe(code);
  expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1_048_576);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test('A89 a text of more than 4 KB is too much', async () => {
  const { socket, closed } = await connect(await world.person());

  socket.send('x'.repeat(4_097));

  expect((await closed).code).toBe(1009);
});

test('A89 a flood of pings, or of greetings, is cut off', async () => {
  const lin = await world.person();
  const [pings, greetings] = [await connect(lin), await connect(lin)];

  for (let times = 0; times < 31; times += 1) {
    pings.socket.ping();
    greetings.socket.send('ping');
  }

  expect((await pings.closed).code).toBe(1008);
  expect((await greetings.closed).code).toBe(1008);
});

test('A89 who never answers is let go, and who does is kept', async () => {
  const lin = await world.person();
  const [silent, alive] = [await connect(lin), await connect(lin)];
  // The connection is open and accepts data, but nothing answers.
  silent.socket.pong = () => undefined;

  expect((await silent.closed).code).toBe(1006);
  expect(alive.socket.readyState).toBe(alive.socket.OPEN);
});

test('A91 A26 a session that ends closes its sockets on every node at once, and no others', async () => {
  // No node looks by itself whether a session goes on.
  const live = { ...limits, ticksPerSessionCheck: Number.MAX_SAFE_INTEGER };
  const unaware = await startWorld({ live }, onTestFinished);
  const nodes = [
    await unaware.app.listen({ host, port: 0 }),
    await (await unaware.anotherNode()).listen({ host, port: 0 }),
  ] as const;
  const password = 'Spring-2026-tide';
  const lin = await unaware.person({ password });
  const again = await unaware.signIn(lin.workNo, password);
  const ended = [await openSocketAt(nodes[0], lin), await openSocketAt(nodes[1], lin)];
  const kept = await openSocketAt(nodes[0], { ...lin, token: again.token });

  await lin.call(signOut, {});

  for (const { closed } of ended) expect((await closed).code).toBe(4401);
  expect(kept.socket.readyState).toBe(kept.socket.OPEN);
});

test('A91 a session that nobody ended but that is over is noticed', async () => {
  const lin = await world.person();
  const { closed } = await connect(lin);

  await world.db.deleteFrom('session').where('person_id', '=', lin.id).execute();
  world.clock.advance(31_000);

  expect((await closed).code).toBe(4401);
});

test('A91 nobody can ask to hear what is meant for others', async () => {
  const { socket, closed } = await connect(await world.person());

  socket.send(JSON.stringify({ cmd: 'subscribe', topic: 'epoch' }));

  expect((await closed).code).toBe(1008);
});

test('A91 what is said is never handed on to anybody', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const ofWang = await connect(wang);
  const { socket, closed } = await connect(lin);

  socket.send(JSON.stringify({ cmd: 'user', userId: wang.id, msgTxt: 'hello' }));

  await closed;
  expect(ofWang.notices()).toEqual([]);
});

test('FIX-11 the eleventh socket of a person takes the place of the oldest, which is closed with 4008', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const ofWang = await connect(wang);
  const first = await connect(lin);
  const others = [];
  for (let times = 1; times < 10; times += 1) others.push(await connect(lin));

  const eleventh = await connect(lin);

  expect((await first.closed).code).toBe(4008);
  for (const { socket } of [...others, eleventh, ofWang]) {
    expect(socket.readyState).toBe(socket.OPEN);
  }
  const twelfth = await connect(lin);
  expect((await others[0]?.closed)?.code).toBe(4008);
  expect(twelfth.socket.readyState).toBe(twelfth.socket.OPEN);
});

test('beyond so many sockets from one address further ones are refused', async () => {
  const [lin, wang, sun] = [await world.person(), await world.person(), await world.person()];
  const from = '127.0.0.200';
  const first = await connect(lin, { from });
  for (let times = 1; times < 6; times += 1) await connect(lin, { from });
  for (let times = 0; times < 6; times += 1) await connect(wang, { from });
  await expect(connect(sun, { from })).rejects.toThrow('status 429');

  await first.end();
  await expect.poll(() => connect(sun, { from }).then(() => 'open')).toBe('open');
});
