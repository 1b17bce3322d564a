import {
  getAnnouncement,
  listMine,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';

const world = await startWorld();
const announce = announceIn(world);
// The demonstration's own would be unread to everybody.
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();

const minuteMs = 60_000;
const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * minuteMs);

test('opening a notice marks it read for that reader alone', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const notice = await announce({ to: [lin, wang] });

  await lin.call(markRead, { anntId: notice.id });

  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0, anntMsgList: [] });
  expect(await wang.call(listMine, {})).toMatchObject({ anntMsgTotal: 1 });
});

test('a notice opened again keeps the time it was first read', async () => {
  const lin = await world.person();
  const { id } = await announce({ to: [lin] });
  const firstRead = world.clock.now();
  await lin.call(markRead, { anntId: id });

  world.clock.advance(minuteMs);
  await lin.call(markRead, { anntId: id });

  const { read_at } = await world.db
    .selectFrom('announcement_read')
    .where('announcement_id', '=', id)
    .select('read_at')
    .executeTakeFirstOrThrow();
  expect(read_at).toEqual(firstRead);
});

test('the bell shows the newest five of each kind and counts them all', async () => {
  const lin = await world.person();
  for (const minute of [7, 6, 5, 4, 3, 2, 1]) {
    await announce({ to: [lin], title: `通知 ${minute}`, sent_at: minutesAgo(minute) });
  }
  await announce({ to: [lin], title: '账单已生成', category: '2' });

  const bell = await lin.call(listMine, {});

  expect(bell.anntMsgTotal).toBe(7);
  expect(bell.anntMsgList.map(({ titile }) => titile)).toEqual(
    [1, 2, 3, 4, 5].map((minute) => `通知 ${minute}`),
  );
  expect(bell.sysMsgTotal).toBe(1);
  expect(bell.sysMsgList).toMatchObject([{ titile: '账单已生成', msgCategory: '2' }]);
});

test('what is for all reaches somebody nobody named, until it is withdrawn', async () => {
  const { id } = await announce();
  const lin = await world.person();
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgList: [{ id, readFlag: '0' }] });

  await world.db
    .updateTable('announcement')
    .set({ cancelled_at: world.clock.now() })
    .where('id', '=', id)
    .execute();

  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });
});

test.each([
  ['sent to somebody else', async () => announce({ to: [await world.person()] })],
  ['still a draft', () => announce({ sent_at: null })],
  ['to be sent in an hour', () => announce({ sent_at: minutesAgo(-60) })],
  ['withdrawn', () => announce({ cancelled_at: world.clock.now() })],
  ['not there', async () => ({ id: 'a-99' })],
])('A51 A52 a notice that is %s can be neither read nor marked', async (_, make) => {
  const { id } = await make();
  const lin = await world.person();

  await expect(lin.call(getAnnouncement, { id })).rejects.toThrow('announcement.not-found');
  await expect(lin.call(markRead, { anntId: id })).rejects.toThrow('announcement.not-found');
});

test('my announcements come page by page, read or not, newest first', async () => {
  const lin = await world.person();
  const [older, middle, newest] = [
    await announce({ to: [lin], sent_at: minutesAgo(3) }),
    await announce({ to: [lin], sent_at: minutesAgo(2) }),
    await announce({ to: [lin], sent_at: minutesAgo(1) }),
  ];
  await lin.call(markRead, { anntId: newest.id });

  const [first, second] = [
    await lin.call(pageMine, { pageNo: '1', pageSize: '2' }),
    await lin.call(pageMine, { pageNo: '2', pageSize: '2' }),
  ];

  expect(first).toMatchObject({ total: 3, size: 2, current: 1, pages: 2 });
  expect(first.records).toMatchObject([
    { id: newest.id, readFlag: '1' },
    { id: middle.id, readFlag: '0' },
  ]);
  expect(second.records).toMatchObject([{ id: older.id }]);
});

test('of my announcements one finds the unread, the read, and those with a word in the title', async () => {
  const lin = await world.person();
  const seen = await announce({ to: [lin], title: 'ERP 升级 100%' });
  await announce({ to: [lin], title: '盘点安排' });
  await lin.call(markRead, { anntId: seen.id });
  const found = async (filter: { titile?: string; readFlag?: '0' | '1' }) => {
    const { records, total } = await lin.call(pageMine, { pageNo: '1', pageSize: '9', ...filter });
    expect(total).toBe(records.length);
    return records.map(({ titile }) => titile);
  };

  expect(await found({ readFlag: '0' })).toEqual(['盘点安排']);
  expect(await found({ readFlag: '1' })).toEqual(['ERP 升级 100%']);
  expect(await found({ titile: 'erp' })).toEqual(['ERP 升级 100%']);
  expect(await found({ titile: '%' })).toEqual(['ERP 升级 100%']);
  expect(await found({ titile: '盘点', readFlag: '1' })).toEqual([]);
});

test('a page larger than a hundred is refused', async () => {
  const lin = await world.person();

  const call = lin.call(pageMine, { pageNo: '1', pageSize: '101' });

  await expect(call).rejects.toThrow('input.invalid');
});

test('the detail tells title, sender, time in the group’s own zone, and the text', async () => {
  const lin = await world.person();
  const sent_at = new Date('2026-11-20T16:30:00Z');
  const { id } = await announce({ to: [lin], sent_at });

  expect(await lin.call(getAnnouncement, { id })).toMatchObject({
    titile: '冬季调价',
    sender: '零售运营中心',
    sendTime: '2026-11-21 00:30:00',
    msgContent: '<p>周日零点生效</p>',
  });
});

test('what could run, reach elsewhere or cover the page is gone from the text', async () => {
  const lin = await world.person();
  const content =
    '<h1>调价</h1><p onclick="x()" style="position:fixed;color:#b00;background:url(//evil)">见<a href="https://a.example" target="_self">表</a></p>' +
    '<a href="javascript:x()">点</a><script>x()</script><iframe src="/"></iframe><img src="https://evil/p.png" alt="图"><svg><script>x()</script></svg>';
  const { id } = await announce({ to: [lin], content });

  const { msgContent } = await lin.call(getAnnouncement, { id });

  expect(msgContent).toBe(
    '<h2>调价</h2><p style="color:#b00">见<a href="https://a.example" target="_blank" rel="noopener noreferrer">表</a></p>' +
      '<a target="_blank" rel="noopener noreferrer">点</a><img alt="图" />',
  );
});

test.each([
  ['https://a.example/x', 'url'],
  ['/ors/goods/price', 'url'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://us@evil.example/', null],
])('a notice with the address %s is opened as %s', async (open_page, openType) => {
  const lin = await world.person();
  const { id } = await announce({ to: [lin], open_type: 'url', open_page });

  const { openType: opened, openPage } = await lin.call(getAnnouncement, { id });

  expect([opened, openPage]).toEqual([openType, openType && open_page]);
});

test('a list that has not changed is not sent again', async () => {
  const lin = await world.person();
  const list = (etag = '') =>
    world.inject({
      url: `/api${listMine.path}`,
      headers: { ...lin.headers, 'if-none-match': etag },
    });
  await announce({ to: [lin] });
  const { headers } = await list();
  world.clock.advance(6_000);

  expect(await list(headers.etag)).toMatchObject({ statusCode: 304, body: '' });
  await announce({ to: [lin] });
  expect((await list(headers.etag)).statusCode).toBe(200);
});
