import { recallAnnouncement } from '@portal/contract/notices/announcement-desk';
import { reviseAnnouncement } from '@portal/contract/notices/announcement-revisions';
import {
  exportReaders,
  listReaders,
  listStoreReading,
} from '@portal/contract/notices/announcement-readers';
import {
  acknowledge,
  archive,
  listMine,
  markAllRead,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import { draftOf, onlyFor } from '@portal/testing/announcement-draft';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';

const world = await startWorld();
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();
const author = await world.person({ roles: ['administrator'] });
const page = { pageNo: '1', pageSize: '20' } as const;

test('reads are counted exactly, however often a browser repeats itself and at the same moment', async () => {
  const [lin, wang, zhao] = [await world.person(), await world.person(), await world.person()];
  const id = await sendBy(author, { audience: onlyFor(lin, wang, zhao) });

  await Promise.all(
    Array.from({ length: 12 }, (_, time) => (time % 2 ? lin : wang).call(markRead, { anntId: id })),
  );
  await Promise.all(
    Array.from({ length: 5 }, () => lin.call(acknowledge, { anntId: id, revision: 1 })),
  );

  const read = await author.call(listReaders, { id, kind: 'read', ...page });
  expect(read).toMatchObject({ meant: 3, read: 2, acknowledged: 1, total: 2 });
  expect(read.records.map(({ workNo }) => workNo)).toEqual([lin.workNo, wang.workNo].toSorted());
  const unread = await author.call(listReaders, { id, kind: 'unread', ...page });
  expect(unread).toMatchObject({ total: 1, records: [{ workNo: zhao.workNo, readTime: null }] });
});

test('who was asked to read again counts as a reader only once they have', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin) });
  await lin.call(markRead, { anntId: id });
  const { titile, priority, openType, openPage, busId } = draftOf();
  const letter = { titile, msgContent: '<p>新</p>', priority, openType, openPage, busId };
  const query = { id, kind: 'read', ...page } as const;

  await author.call(reviseAnnouncement, { id, from: 1, letter, readAgain: true, reason: '' });
  expect(await author.call(listReaders, query)).toMatchObject({ meant: 1, read: 0 });

  world.clock.advance(60_000);
  await lin.call(markRead, { anntId: id });
  const { records } = await author.call(listReaders, query);
  expect(records).toMatchObject([{ readTime: '2026-11-21 17:01:00' }]);
});

test('the export names everybody it is for, and the trail says who took it along', async () => {
  const [lin, wang] = [
    await world.person({ realname: '=林' }),
    await world.person({ realname: '王' }),
  ];
  const id = await sendBy(author, { audience: onlyFor(lin, wang) });
  await lin.call(markRead, { anntId: id });

  const reply = await world.inject({
    url: `/api${exportReaders.path}?id=${id}`,
    headers: author.headers,
  });

  const lines = reply.body.trim().split('\r\n');
  expect(lines[0]).toContain('工号,姓名,部门,门店,是否已读');
  expect(lines).toHaveLength(3);
  expect(reply.body).toContain(`${lin.workNo},'=林`);
  expect(reply.body).toContain(`${wang.workNo},王,,,未读`);
  const entry = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'announcement.exported')
    .select('detail')
    .executeTakeFirst();
  expect(entry?.detail).toEqual({ id, rows: '2' });
});

test('the reading of each store is told apart, the least read first', async () => {
  const stores = await world.db
    .selectFrom('store')
    .where('tenant_id', '=', 0)
    .orderBy('store_no')
    .limit(2)
    .select('store_no')
    .execute();
  const [one = '', other = ''] = stores.map(({ store_no }) => store_no);
  const [lin, wang, zhao] = [
    await world.person({ stores: [one] }),
    await world.person({ stores: [one] }),
    await world.person({ stores: [other] }),
  ];
  const id = await sendBy(author, { audience: onlyFor(lin, wang, zhao) });
  await lin.call(markRead, { anntId: id });

  expect(await author.call(listStoreReading, { id })).toMatchObject([
    { storeNo: other, meant: 1, read: 0 },
    { storeNo: one, meant: 2, read: 1 },
  ]);
});

test('one reads all at once, but not what has to be confirmed', async () => {
  const lin = await world.person();
  await sendBy(author, { audience: onlyFor(lin) });
  await sendBy(author, { audience: onlyFor(lin), msgCategory: '2' });
  await sendBy(author, { audience: onlyFor(lin), mustRead: true });

  expect(await lin.call(markAllRead, { msgCategory: '2' })).toEqual({ marked: 1 });
  expect(await lin.call(markAllRead, {})).toEqual({ marked: 1 });

  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 1, sysMsgTotal: 0 });
});

test('what is put away is read, out of the list, and can be taken back', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin) });
  const listed = async (archived?: '1') =>
    (await lin.call(pageMine, { ...page, ...(archived && { archived }) })).total;

  await lin.call(archive, { anntId: id, archived: true });
  expect([await listed(), await listed('1')]).toEqual([0, 1]);
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });

  await lin.call(archive, { anntId: id, archived: false });
  expect([await listed(), await listed('1')]).toEqual([1, 0]);
});

test('A52 nobody puts away or confirms what is not for them, or was recalled', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const id = await sendBy(author, { audience: onlyFor(lin) });
  const foreign = wang.call(archive, { anntId: id, archived: true });
  await expect(foreign).rejects.toThrow('announcement.not-found');

  await author.call(recallAnnouncement, { id });

  const late = lin.call(acknowledge, { anntId: id, revision: 1 });
  await expect(late).rejects.toThrow('announcement.not-found');
});
