import { awaitEpochs, isAhead, unknownEpochs } from '@portal/contract/epochs';
import { getLoginValid } from '@portal/contract/session';
import { expect, test } from 'vitest';
import { startWorld } from '../../testing.ts';
import { callsOn } from '../../testing/caller.ts';
import type { MakeCall } from '@portal/testing/calls';
import { roleIn } from '../../testing/role.ts';

const hour = 3_600_000;
const world = await startWorld({ sessionIdleMs: hour });
const makeRole = roleIn(world.db);

const epochsFor = async (call: MakeCall) =>
  (await call(awaitEpochs, { known: unknownEpochs })).epochs;

test('who knows nothing is told at once what holds', async () => {
  const lin = await world.person();

  const { epochs } = await lin.call(awaitEpochs, { known: unknownEpochs });

  expect(epochs).toMatch(/^[1-9]\d*\.[1-9]\d*\.[1-9]\d*$/);
});

test('a question left open is answered as soon as an administrator has changed something, on every node', async () => {
  const lin = await world.person();
  const there = callsOn(await world.anotherNode(), { clock: world.clock, ...lin });
  const known = await epochsFor(lin.call);
  await expect.poll(() => epochsFor(there)).toBe(known);

  const open = Promise.all([lin.call(awaitEpochs, { known }), there(awaitEpochs, { known })]);
  await makeRole();

  for (const { epochs } of await open) expect(isAhead(epochs, known)).toBe(true);
});

test('a change of words is news as well', async () => {
  const lin = await world.person();
  const known = await epochsFor(lin.call);

  const open = lin.call(awaitEpochs, { known });
  await world.db.updateTable('dictionary').set({ name: '改过的字典' }).execute();

  const [, , words = 0] = (await open).epochs.split('.').map(Number);
  expect(words).toBeGreaterThan(Number(known.split('.')[2]));
});

test('a page that asks for news keeps no session alive', async () => {
  const lin = await world.person();
  for (let minute = 0; minute < 60; minute += 10) {
    await epochsFor(lin.call);
    world.clock.advance(hour / 6);
  }

  await expect(lin.call(awaitEpochs, { known: unknownEpochs })).rejects.toThrow('session.expired');
  expect(await lin.call(getLoginValid, {})).toBe(false);
});

test('nobody is told anything who is not signed in, or asks for something else', async () => {
  await expect(world.visitor.call(awaitEpochs, { known: unknownEpochs })).rejects.toThrow(
    'session.expired',
  );
  const lin = await world.person();
  await expect(lin.call(awaitEpochs, { known: '1.2' })).rejects.toThrow('input.invalid');
});

test('a node that is told to stop answers what is open', async () => {
  const node = await world.anotherNode();
  const lin = await world.person();
  const there = callsOn(node, { clock: world.clock, ...lin });
  const known = await epochsFor(there);

  const open = there(awaitEpochs, { known });
  await node.close();

  expect((await open).epochs).toBe(known);
});
