import { listAnnouncements } from '@portal/contract/notices/announcement-desk';
import { exportReaders } from '@portal/contract/notices/announcement-readers';
import { listMine } from '@portal/contract/notices/announcements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();
const author = await world.person({ roles: ['administrator'] });
const newcomer = await world.person();
const [people, letters] = [20_000, 2_000];

await sql`
  insert into person (id, work_no, realname, password_hash)
  select 'many-' || i, 'M' || lpad(i::text, 5, '0'), '员工' || i, '!' from generate_series(1, ${people}) i`.execute(
  world.db,
);
await sql`
  insert into person_tenant (person_id, tenant_id)
  select id, 0 from person where id like 'many-%'`.execute(world.db);
await sql`
  insert into announcement (id, title, sender, content, category, sent_at, announced_at)
  select 'many-' || lpad(i::text, 4, '0'), '公告 ' || i, '运营中心', '<p>' || repeat('请按时完成。', 80) || '</p>',
    (i % 2 + 1)::text, ${world.clock.now()}::timestamptz - i * interval '1 minute', now()
  from generate_series(1, ${letters}) i`.execute(world.db);
await sql`
  insert into announcement_target select id, 'everyone' from announcement where id like 'many-%'`.execute(
  world.db,
);
// Else references are looked up by plans made for tables that were nearly empty.
await sql`analyze person, announcement, announcement_target`.execute(world.db);
await sql`
  insert into announcement_read (announcement_id, person_id, read_at)
  select announcement.id, person.id, ${world.clock.now()}::timestamptz from announcement cross join person
  where announcement.id like 'many-%' and person.id like 'many-%777'`.execute(world.db);
await sql`vacuum analyze announcement, announcement_read, announcement_target, person`.execute(
  world.db,
);

const desk = (pageNo: string) => () => author.call(listAnnouncements, { pageNo, pageSize: '10' });

test('FIX-21 a bell with two thousand unread visits each a few times', async () => {
  const bell = await newcomer.call(listMine, {});
  expect([bell.anntMsgTotal, bell.sysMsgTotal]).toEqual([letters / 2, letters / 2]);
  expect(bell.anntMsgList.map(({ titile }) => titile)).toEqual(
    [2, 4, 6, 8, 10].map((nth) => `公告 ${nth}`),
  );
  const changed = async () => {
    await sql`update epoch set value = value + 1 where name = 'announcement'`.execute(world.db);
    return newcomer.call(listMine, {});
  };
  expect(await visitedRows(changed)).toBeLessThan(15 * letters);
});

test('OPS-13 a bell with two thousand unread that nothing changed for asks the database whether that is so, and no more', async () => {
  await newcomer.call(listMine, {});

  // The version of what there is for them.
  expect(await sentStatements(() => newcomer.call(listMine, {}))).toHaveLength(1);
});

test('FIX-21 the two hundredth page of the desk visits about as many rows as the first', async () => {
  const { records, total } = await desk('200')();
  expect(total).toBe(letters);
  expect(records.map(({ titile }) => titile).at(-1)).toBe(`公告 ${letters}`);
  expect(records.every(({ readers }) => readers >= 20)).toBe(true);
  expect(await visitedRows(desk('200'))).toBeLessThan(3 * (await visitedRows(desk('1'))));
});

test('FIX-21 the readers of a letter to twenty thousand are sent while they are read', async () => {
  const reply = await world.inject({
    url: `/api${exportReaders.path}?id=many-1000`,
    headers: author.headers,
  });

  expect(reply.headers).not.toHaveProperty('content-length');
  const numbers = reply.body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(0, line.indexOf(',')));
  expect(numbers.length).toBeGreaterThan(people);
  expect(numbers).toEqual(numbers.toSorted());
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(reply.body).toMatch(/^M00777,.*,已读,2026-/m);
});
