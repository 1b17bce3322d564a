import {
  acknowledge,
  archive,
  markAllRead,
  markRead,
} from '@portal/contract/notices/announcements';
import { getNews, isAhead } from '@portal/contract/epochs';
import { getLoginValid } from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { openSocketAt, type SocketTraits } from '#testing/server/socket.ts';
import { insertEntry } from './store.ts';

const hour = 3_600_000;
const metricsToken = 'scraper-of-the-tests';
const world = await startWorld({ sessionIdleMs: hour, metricsToken });
const makeRole = roleIn(world.db);
const announce = announceIn(world);
const listen = (node: FastifyInstance) => node.listen({ host: '127.0.0.1', port: 0 });
const here = await listen(world.app);
const there = await listen(await world.anotherNode());
const connect = (person: Person, traits: SocketTraits & { at?: string } = {}) =>
  openSocketAt(traits.at ?? here, person, traits);

/** Something is new about notices, for everybody or for these people. */
const announced = (to?: Person[]) => insertEntry(world.db, to ? to.map(({ id }) => id) : null);

test('who opens a socket is told what holds, as anybody may ask who has none', async () => {
  const lin = await world.person();

  const { frames, socket } = await connect(lin);

  const { epochs, release } = await lin.call(getNews, {});
  expect(frames).toEqual([{ cmd: 'hello', last: expect.any(String), epochs, release }]);
  expect(socket.protocol).toBe('portal.live');
  expect(socket.extensions).toBe('');
});

test('what an administrator changes is told to open pages on every node', async () => {
  const lin = await world.person();
  const sockets = [await connect(lin), await connect(lin, { at: there })];
  const [hello] = sockets.map(({ frames }) => frames[0]);
  const before = hello?.cmd === 'hello' ? hello.epochs : '';

  await makeRole();

  for (const { frames } of sockets) {
    await expect
      .poll(() => frames.some((frame) => frame.cmd === 'epochs' && isAhead(frame.epochs, before)))
      .toBe(true);
  }
});

test('FIX-08 a topic message reaches the pages of its tenant alone, on every node and after an absence', async () => {
  await world.db.insertInto('tenant').values({ id: 61, name: '六十一号租户' }).execute();
  const [lin, wu] = [await world.person(), await world.person({ tenantId: 61 })];
  const both = await world.person({ tenants: [0, 61] });
  const [ofLin, ofBoth] = [await connect(lin), await connect(both, { at: there })];
  const ofWu = [await connect(wu), await connect(wu, { at: there })];
  const left = ofLin.last;

  await withinTenant(61, () => insertEntry(world.db, null));
  await withinTenant(61, () => insertEntry(world.db, [both.id]));
  await announced();

  for (const { notices } of [ofLin, ofBoth]) {
    await expect.poll(() => notices().map(({ cmd }) => cmd)).toEqual(['topic']);
  }
  for (const { notices } of ofWu) {
    expect(notices().map(({ cmd }) => cmd)).toEqual(['topic']);
  }
  const again = await connect(lin, { last: left });
  expect(again.notices().map((frame) => 'msgId' in frame && frame.msgId)).toEqual([ofLin.last]);
});

test('something new for all reaches everybody on two nodes, and something for one that one alone', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const ofLin = [await connect(lin), await connect(lin, { at: there })];
  const ofWang = await connect(wang, { at: there });

  await announced([lin]);
  await announced();

  for (const { notices } of ofLin) {
    await expect.poll(notices).toMatchObject([{ cmd: 'user', userId: lin.id }, { cmd: 'topic' }]);
  }
  await expect.poll(ofWang.notices).toMatchObject([{ cmd: 'topic' }]);
});

test('who comes back is told what was missed, each once and in order, on whichever node', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const before = await connect(lin);
  const witness = await connect(wang, { at: there });
  await announced();
  await expect.poll(() => before.notices().length).toBe(1);
  await before.end();
  await announced([lin]);
  await announced([wang]);
  await announced();
  await expect.poll(() => witness.notices().length).toBe(3);

  const after = await connect(lin, { at: there, last: before.last });
  await announced();

  await expect.poll(() => after.notices().length).toBe(3);
  expect(after.notices().map(({ cmd }) => cmd)).toEqual(['user', 'topic', 'topic']);
  expect(Number(after.last)).toBeGreaterThan(Number(before.last));
});

test('of who was away for longer than is remembered nothing is kept back: all is asked for anew', async () => {
  const lin = await world.person();
  const [known, future] = [await connect(lin), '999999999'];
  await announced();
  await expect.poll(() => known.notices().length).toBe(1);

  const { notices, last } = await connect(lin, { last: future });

  expect(notices()).toMatchObject([{ cmd: 'topic', msgId: last }]);
});

test('what is read in one place is known in the others, and concerns nobody else', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const { id } = await announce();
  const sockets = [await connect(lin), await connect(lin, { at: there })];
  const ofWang = await connect(wang);

  await lin.call(markRead, { anntId: id });

  for (const { notices } of sockets) {
    await expect.poll(notices).toEqual([{ cmd: 'user', userId: lin.id }]);
  }
  expect(ofWang.notices()).toEqual([]);
});

const ways: [string, (lin: Person, anntId: string) => Promise<unknown>][] = [
  ['read with all others', (lin) => lin.call(markAllRead, {})],
  ['confirmed', (lin, anntId) => lin.call(acknowledge, { anntId, revision: 1 })],
  ['archived', (lin, anntId) => lin.call(archive, { anntId, archived: true })],
  ['taken out of the archive', (lin, anntId) => lin.call(archive, { anntId, archived: false })],
];

test.each(ways)(
  'FIX-44 what is %s in one place is known in the others, and concerns nobody else',
  async (_, change) => {
    const [lin, wang] = [await world.person(), await world.person()];
    const { id } = await announce({ to: [lin, wang] });
    const sockets = [await connect(lin), await connect(lin, { at: there })];
    const ofWang = await connect(wang);

    await change(lin, id);

    for (const { notices } of sockets) {
      await expect.poll(notices).toEqual([{ cmd: 'user', userId: lin.id }]);
    }
    expect(ofWang.notices()).toEqual([]);
  },
);

test('an open socket keeps no session alive', async () => {
  const lin = await world.person();
  for (let minute = 0; minute < 60; minute += 10) {
    const { end } = await connect(lin);
    await end();
    await lin.call(getNews, {});
    world.clock.advance(hour / 6);
  }

  await expect(connect(lin)).rejects.toThrow('401');
  expect(await lin.call(getLoginValid, {})).toBe(false);
});

test('a node that stops says that it is back soon, and over how long to spread', async () => {
  const lin = await world.person();
  const node = await world.anotherNode();
  const { closed } = await connect(lin, { at: await listen(node) });

  await node.close();

  expect(await closed).toEqual({ code: 1012, reason: 'spread=10000' });
});

test('the figures count the sockets that are open and how they were closed', async () => {
  const lin = await world.person();
  const node = await world.anotherNode();
  const at = await listen(node);
  await connect(lin, { at });
  const gone = await connect(lin, { at });
  await gone.end();
  const figures = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return (await node.inject({ url: '/metrics', headers })).body;
  };

  await expect.poll(figures).toContain('portal_sockets 1\n');
  expect(await figures()).toContain('portal_sockets_closed_total{code="1005"} 1');
});
