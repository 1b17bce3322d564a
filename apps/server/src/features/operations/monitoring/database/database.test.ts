import { getDatabase } from '@portal/contract/monitoring/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { call } = await world.person({ roles: ['administrator'] });
const database = () => call(getDatabase, {});

test('MON-05 the database has its size, its connections and its largest tables', async () => {
  await sql`analyze menu_item`.execute(world.db);
  const { version, size, connections, tables } = await database();

  expect(version).toMatch(/^\d+/);
  expect(size).toBeGreaterThan(1_000_000);
  expect(connections.used).toBeGreaterThan(0);
  expect(connections.used).toBeLessThan(connections.most);
  expect(tables).toHaveLength(20);
  const bytes = tables.map((table) => table.bytes + table.indexBytes);
  expect(bytes).toEqual(bytes.toSorted((a, b) => b - a));
  expect(bytes[0]).toBeGreaterThan(100_000);
});

test('MON-05 statements of the node are added up by their text, without values', async () => {
  const { workNo } = await world.person();
  await call(getDatabase, {});
  const { statements } = await database();

  expect(statements.length).toBeGreaterThan(5);
  const totals = statements.map(({ totalMs }) => totalMs);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(JSON.stringify(statements)).not.toContain(workNo);
});

test('MON-05 a statement that waits for another says for what and for whom, and hides what is written in it', async () => {
  const { id } = await world.person();
  await world.db.connection().execute(async (holder) => {
    await sql`begin`.execute(holder);
    await sql`select 1 from person where id = ${id} for update`.execute(holder);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
    // As a node: PostgreSQL shows a role the statements of no other.
    // Sizes are told although a table cannot be opened.
    await sql`lock table node_sample in access exclusive mode`.execute(holder);
    const waiting = sql`update person set realname = '秘密' where id = ${id}`.execute(world.nodeDb);
    await expect
      .poll(
        async () => (await database()).running.filter(({ text }) => text.includes('realname')),
        {
          timeout: 20_000,
        },
      )
      .toMatchObject([
        {
          application: 'portal',
          waits: expect.stringMatching(/^Lock: /),
          blockedBy: [rows[0]?.pid],
          text: 'update person set realname = ? where id = $1',
        },
      ]);
    await sql`rollback`.execute(holder);
    await waiting;
  });
});
