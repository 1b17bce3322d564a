import { recordCalls } from '@portal/contract/records/record-calls';
import { displayGuides } from '@portal/cms/records/display-guides';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const guides = recordCalls(displayGuides);

const lin = await world.person({ roles: ['administrator'] });
const fields = {
  title: '冬季主推',
  season: 'winter',
  area: 'window',
  days: { from: '2026-12-01', until: '2026-12-20' },
  styles: 12,
};

test('FIX-27 rich text of a record is cleaned when it is made and when it is changed, and found by its words', async () => {
  const made = await lin.call(guides.create, {
    fields: {
      ...fields,
      body: '<h2>主推区</h2><p onclick="alert(1)">价签朝外</p><script>alert(2)</script>',
    },
  });
  expect(made.fields['body']).toBe('<h2>主推区</h2><p>价签朝外</p>');

  const { id, version } = made;
  const body = '<p>样窗九号缺码当日补齐<iframe src="https://elsewhere.example"></iframe></p>';
  const changed = await lin.call(guides.edit, { id, version, fields: { body } });
  expect(changed.fields['body']).toBe('<p>样窗九号缺码当日补齐</p>');

  const found = async (keyword: string) => (await lin.call(guides.count, { keyword })).total;
  expect([await found('样窗九号缺码当日补齐'), await found('elsewhere.example')]).toEqual([1, 0]);
});

const filter = (value: string) => JSON.stringify({ field: 'body', op: 'contains', value });

test('FIX-27 rich text that an earlier release stored as it was sent is clean wherever it is read, and found by its words alone', async () => {
  const { id } = await lin.call(guides.create, { fields: { ...fields, body: '<p>旧</p>' } });
  const dirty =
    '<h1>老样窗</h1><p onclick="alert(1)">模特<b>三</b>个</p><script>alert(2)</script><p>灯带</p><script>alert(3)</script>';
  const words = `${id} 冬季主推 ${dirty}`.toLowerCase();
  await sql`update cms_display_guides set body = ${dirty}, words = ${words}
    where tenant_id = 0 and id = ${id}`.execute(world.db);
  const told = JSON.stringify([{ field: 'body', from: dirty, to: dirty }]);
  await sql`update record_event set changes = ${told}::jsonb
    where tenant_id = 0 and record_id = ${id}`.execute(world.db);
  const migration = new URL('../../../../migrations/0174-words-of-rich-text.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(world.db);

  const body = '<h2>老样窗</h2><p>模特<b>三</b>个</p><p>灯带</p>';
  const found = async (keyword: string) => (await lin.call(guides.find, { keyword })).records;
  expect((await lin.call(guides.get, { id })).fields['body']).toBe(body);
  expect((await found(id))[0]?.fields['body']).toBe(body);
  expect((await lin.call(guides.exportAll, { keyword: id })).records[0]?.fields['body']).toBe(body);
  const { events } = await lin.call(guides.timeline, { id });
  expect(events[0]?.changes).toEqual([{ field: 'body', from: body, to: body }]);
  for (const keyword of ['老样窗', '模特三个', '灯带'])
    expect(await found(keyword)).toHaveLength(1);
  for (const keyword of ['onclick', 'alert', '<h1', '</p'])
    expect(await found(keyword)).toEqual([]);
  const counted = await Promise.all(
    ['模特三个', 'onclick'].map((value) => lin.call(guides.count, { filter: filter(value) })),
  );
  expect(counted.map(({ total }) => total)).toEqual([1, 0]);
});
