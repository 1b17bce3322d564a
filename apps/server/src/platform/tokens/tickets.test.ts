import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { createTickets } from './tickets.ts';

const world = await startWorld();
const tickets = createTickets(world);
const handOver = { purpose: 'hand-over', lifeMs: 60_000 };

test('of sixteen who show a ticket at the same moment one is let through', async () => {
  const ticket = await tickets.issue(handOver, { personId: 'lin' });

  const shown = await Promise.all(
    Array.from({ length: 16 }, () => tickets.redeem('hand-over', ticket)),
  );

  expect(shown.filter((payload) => payload !== undefined)).toEqual([{ personId: 'lin' }]);
});

test('a ticket is good for what it was issued for, and for a minute', async () => {
  const [ticket, late] = [await tickets.issue(handOver, {}), await tickets.issue(handOver, {})];

  expect(await tickets.redeem('next-step', ticket)).toBeUndefined();
  expect(await tickets.redeem('hand-over', ticket)).toEqual({});
  world.clock.advance(60_000);
  expect(await tickets.redeem('hand-over', late)).toBeUndefined();
});

test('reading a ticket does not use it up, and shows no more than redeeming it would', async () => {
  const ticket = await tickets.issue(handOver, { personId: 'lin' });

  expect(await tickets.read('hand-over', ticket)).toEqual({ personId: 'lin' });
  expect(await tickets.read('next-step', ticket)).toBeUndefined();
  expect(await tickets.redeem('hand-over', ticket)).toEqual({ personId: 'lin' });
  expect(await tickets.read('hand-over', ticket)).toBeUndefined();
});

test('a ticket is not to be read out of the database', async () => {
  const ticket = await tickets.issue(handOver, {});

  const rows = await world.db.selectFrom('ticket').selectAll().execute();

  expect(JSON.stringify(rows)).not.toContain(ticket);
});
