import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTickets } from '#platform/tokens/tickets.ts';
import { startWorld } from '#testing/world.ts';
import { cleanUpQueue } from './clean-up.ts';

const world = await startWorld();
world.jobs.start();
const tickets = createTickets(world);

const countOf = async (table: 'session' | 'ticket') => {
  const rows = await world.db.selectFrom(table).select('expires_at').execute();
  return rows.length;
};
const dayMs = 86_400_000;

test('sessions and tickets are deleted once they are over, and the others stay', async () => {
  await world.person();
  await tickets.issue({ purpose: 'hand-over', lifeMs: 60_000 }, {});
  world.clock.advance(60 * dayMs);
  const later = await tickets.issue({ purpose: 'hand-over', lifeMs: 60_000 }, {});
  await world.person();

  await world.jobs.send(cleanUpQueue, {});

  await expect.poll(() => countOf('ticket')).toBe(1);
  await expect.poll(() => countOf('session')).toBe(1);
  expect(await tickets.redeem('hand-over', later)).toEqual({});
});

test('a deletion that fails is tried again and keeps no other from being made', async () => {
  await sql`alter table used_nonce rename to used_nonce_elsewhere`.execute(world.db);
  await tickets.issue({ purpose: 'hand-over', lifeMs: 60_000 }, {});
  world.clock.advance(dayMs);

  await world.jobs.send(cleanUpQueue, {});

  await expect.poll(() => countOf('ticket')).toBe(0);
  await expect
    .poll(() => world.logged.some((line) => line.includes('Not all was deleted')))
    .toBe(true);
  await expect
    .poll(
      async () => (await world.jobs.counts()).find(({ queue }) => queue === 'clean-up')?.waiting,
    )
    .toBe(1);
});
