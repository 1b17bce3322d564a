import { listAuditEntries } from '@portal/contract/administration/audit-log';
import { exportPeople, freezeEach, listPeople } from '@portal/contract/administration/people';
import { listMine } from '@portal/contract/notices/announcements';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'], realname: '管理员甲' });
const { call } = administrator;
const reason = '盘点期间停用';

test('ADM-01 fifty people are frozen in one call; who is refused is named with the reason, and the others are done', async () => {
  const people = [];
  for (let nth = 0; nth < 48; nth += 1) people.push(await world.person({ realname: '批量人员' }));
  const ids = [...people.map(({ id }) => id), administrator.id, 'nobody'];

  const results = await call(freezeEach, { ids, status: '2', reason });

  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(results.filter(({ message }) => message === null)).toHaveLength(48);
  expect(results.slice(-2).map(({ message }) => message)).toEqual([
    '不能对自己执行此操作，请联系其他管理员',
    '没有该工号的人员',
  ]);
  expect((await call(listPeople, { keyword: '批量人员', state: 'frozen' })).total).toBe(48);
  await expect(people[0]?.call(listMine, {})).rejects.toThrow('session.expired');
  const again = await call(freezeEach, { ids: ids.slice(0, 2), status: '1', reason });
  expect(again.map(({ message }) => message)).toEqual([null, null]);
  expect((await call(listPeople, { keyword: '批量人员', state: 'frozen' })).total).toBe(46);
});

test('ADM-01 an export has all people of the filter, names its reader in each row, and leaves an entry', async () => {
  for (const realname of ['导出甲', '导出乙']) await world.person({ realname });
  const auditor = await world.person({ roles: ['auditor'] });

  const { body } = await world.inject({
    url: `/api${exportPeople.path}?keyword=${encodeURIComponent('导出')}`,
    headers: administrator.headers,
  });

  const lines = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toMatch(/^工号,姓名,.*,导出人,导出时间$/);
  const rows = lines.slice(1).map((line) => line.split(','));
  expect(rows).toHaveLength(2);
  expect(rows.map(([, name]) => name)).toEqual(expect.arrayContaining(['导出甲', '导出乙']));
  for (const row of rows) expect(row.at(-2)).toBe(`管理员甲 ${administrator.workNo}`);
  await vi.waitFor(async () => {
    const { records } = await auditor.call(listAuditEntries, { kind: 'person.exported' });
    expect(records[0]).toMatchObject({ workNo: administrator.workNo });
  }, 60_000);
});
