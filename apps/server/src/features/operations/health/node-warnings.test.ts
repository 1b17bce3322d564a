import { readyz } from '@portal/contract/operations/probes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const warnings = async () => (await world.visitor.call(readyz, {})).warnings;

/** Sets the clock of the node to the database's, and then off by so much. */
function setClockOff(ms: number): void {
  world.clock.moveTo(new Date(Date.now() + ms));
}

test('OPS-04 a node whose clock is ten minutes off the database says so where its health is asked', async () => {
  setClockOff(0);
  expect(await warnings()).toEqual([]);

  setClockOff(600_000);
  expect(await warnings()).toEqual([
    "The clock of this node is 600 s ahead of the database's; have both machines set theirs by the same time server.",
  ]);

  setClockOff(-600_000);
  expect(await warnings()).toEqual([
    "The clock of this node is 600 s behind the database's; have both machines set theirs by the same time server.",
  ]);
});

test('a node that runs on while a newer release migrates the database says so where its health is asked', async () => {
  setClockOff(0);
  const later = '9999-of-a-later-release.sql';
  await sql`insert into migration (name, sha256) values (${later}, '')`.execute(world.db);

  expect(await warnings()).toEqual([
    `The database has migration ${later}, this release has not: a newer one has been started since, so upgrade this node.`,
  ]);
});
