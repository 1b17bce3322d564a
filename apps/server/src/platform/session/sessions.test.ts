import { signOut, getLoginValid } from '@portal/contract/identity/session';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { createSessions } from './sessions.ts';

const hour = 3_600_000;
const world = await startWorld();
const { db, bus, clock } = world;
const config = { sessionAbsoluteMs: 24 * hour, sessionIdleMs: hour };
const sessions = createSessions({ db, bus, clock, config });

test('ending all sessions of a person ends them on every node, and those of nobody else', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  for (const one of [lin, wang]) expect(await one.call(getLoginValid, {})).toBe(true);

  await sessions.revokeAllOf(lin.id);

  await vi.waitFor(async () => expect(await lin.call(getLoginValid, {})).toBe(false), 60_000);
  expect(await wang.call(getLoginValid, {})).toBe(true);
});

test('a node that was cut off from the news trusts nothing it remembers once it hears again', async () => {
  const lin = await world.person();
  const there = callsOn(await world.anotherNode(), { clock, ...lin });
  for (const call of [lin.call, there]) expect(await call(getLoginValid, {})).toBe(true);

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(db);
  await lin.call(signOut, {});

  // Where somebody signed out it is felt at once, with no news to be heard.
  expect(await lin.call(getLoginValid, {})).toBe(false);
  await vi.waitFor(async () => expect(await there(getLoginValid, {})).toBe(false), 60_000);
});

test('a revocation is felt by a look-up that had already begun', async () => {
  const lin = await world.person();

  const [, ...found] = await Promise.all([
    sessions.revokeAllOf(lin.id),
    ...Array.from({ length: 8 }, () => sessions.find(lin.token)),
  ]);

  expect(found).toHaveLength(8);
  expect(await sessions.find(lin.token)).toBeUndefined();
});

test('the times at which sessions were used are written down together, and a slow clock takes none back', async () => {
  const people = [await world.person(), await world.person()];
  const onSlowNode = createSessions({ db, bus, clock, config });
  const ids = people.map(({ id }) => id);
  const written = () =>
    db.selectFrom('session').select('last_seen_at').where('person_id', 'in', ids).execute();

  clock.advance(10 * 60_000);
  for (const { token } of people) await sessions.find(token);
  await sessions.flush();
  const used = { last_seen_at: clock.now() };
  expect(await written()).toEqual([used, used]);

  clock.advance(-5 * 60_000);
  for (const { token } of people) await onSlowNode.find(token);
  await onSlowNode.flush();
  expect(await written()).toEqual([used, used]);
});

test('a session that begins just after its person was frozen opens nothing', async () => {
  const lin = await world.person();
  await db.updateTable('person').set({ status: 'frozen' }).where('id', '=', lin.id).execute();

  const token = await sessions.establish({
    personId: lin.id,
    tenantId: 0,
    method: 'password',
    owes: [],
    isFreshProof: true,
    deviceId: 'a browser',
    userAgent: '',
    address: '192.0.2.1',
  });

  expect(await sessions.find(token)).toBeUndefined();
});
