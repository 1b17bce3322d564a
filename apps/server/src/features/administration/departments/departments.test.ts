import {
  addDepartment,
  deleteDepartment,
  editDepartment,
  getDepartmentChanges,
  getMergeEffect,
  getMoveEffect,
  listDepartments,
  mergeDepartment,
  moveDepartment,
} from '@portal/contract/administration/departments';
import { listPeople } from '@portal/contract/administration/people';
import { setScopes } from '@portal/contract/administration/scopes';
import { searchOptions } from '@portal/contract/workplace/lookups';
import { listMine } from '@portal/contract/notices/announcements';
import { expect, test, vi } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;
const companyNo = 'C01';

/** Makes a department with a name, below another or at the top. */
async function make(departName: string, parentId = ''): Promise<string> {
  const { id } = await call(addDepartment, { departName, companyNo, parentId });
  return id;
}
async function find(id: string) {
  const found = (await call(listDepartments, {})).find((each) => each.id === id);
  if (!found) throw new Error(`no department ${id}`);
  return found;
}
const namesBelow = async (parentId: string) =>
  (await call(listDepartments, {}))
    .filter((each) => each.parentId === parentId)
    .map(({ departName }) => departName);
const move = async (id: string, parentId: string, before = '') =>
  call(moveDepartment, { id, parentId, before, version: (await find(id)).version });

test('ADM-05 a department is added with a code that continues its parent’s, renamed, moved among its siblings, and its history says so', async () => {
  const top = await make('试一中心');
  const [first, second] = [await make('试一甲部', top), await make('试一乙部', top)];
  const { orgCode, version } = await find(first);
  expect(orgCode).toBe(`${(await find(top)).orgCode}A01`);

  await call(editDepartment, { id: first, version, departName: '试一丙部', companyNo: 'C02' });
  await move(second, top, first);

  expect(await namesBelow(top)).toEqual(['试一乙部', '试一丙部']);
  const history = async () =>
    (await call(getDepartmentChanges, { id: first })).records.map(({ what, before, after }) => [
      what,
      before,
      after,
    ]);
  await expect.poll(history).toEqual([
    [
      'edited',
      { departName: '试一甲部', companyNo: 'C01' },
      { departName: '试一丙部', companyNo: 'C02' },
    ],
    ['added', {}, { departName: '试一甲部', companyNo: 'C01', parent: '试一中心' }],
  ]);
  const late = call(editDepartment, { id: first, version, departName: '晚了', companyNo });
  await expect(late).rejects.toThrow('department.changed');
});

test('ADM-05 a circle is refused in words, by one move and by two at the same moment', async () => {
  const [a, b] = [await make('试二甲'), await make('试二乙')];
  const below = await make('试二甲一', a);

  await expect(move(a, below)).rejects.toThrow('department.circle');
  await expect(move(a, a)).rejects.toThrow('department.circle');
  await expect(call(getMoveEffect, { id: a, parentId: below })).rejects.toThrow(
    'department.circle',
  );
  const into = call(mergeDepartment, { id: a, into: below, version: 1 });
  await expect(into).rejects.toThrow('department.circle');

  const both = await Promise.allSettled([
    call(moveDepartment, { id: a, parentId: b, version: 1 }),
    call(moveDepartment, { id: b, parentId: a, version: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const answer = await world.inject({
    method: 'PUT',
    url: `/api${moveDepartment.path}`,
    headers: administrator.headers,
    payload: { id: a, parentId: below, version: (await find(a)).version },
  });
  expect(answer.json()).toMatchObject({ reason: 'department.circle' });
  expect(answer.json().message).toContain('自己或其下级');
});

const scopes = (key: string) => [{ kind: 'department' as const, key }];

/** A sent announcement for a department with all below it. */
async function announceTo(id: string): Promise<void> {
  const announcement = await db
    .insertInto('announcement')
    .values({
      id: `to-${id}`,
      title: '试用',
      sender: '行政',
      content: '<p>试用</p>',
      category: '1',
      sent_at: world.clock.now(),
      announced_at: world.clock.now(),
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('announcement_target')
    .values({ announcement_id: announcement.id, scope: `department-tree:${id}` })
    .execute();
}

test('ADM-05 a move says beforehand how many people and rights it touches, and then touches those', async () => {
  const [east, west] = [await make('试三东区'), await make('试三西区')];
  const group = await make('试三小组', east);
  const team = await make('试三班组', group);
  for (const id of [east, west]) await announceTo(id);
  const role = await roleIn(db)({ actions: ['ams:person:list'] });
  const [ofEast, ofWest] = [
    await world.person({ roles: [role] }),
    await world.person({ roles: [role] }),
  ];
  await call(setScopes, { id: ofEast.id, scopes: scopes(east) });
  await call(setScopes, { id: ofWest.id, scopes: scopes(west) });
  const [lin, wang] = [
    await world.person({ departments: [group] }),
    await world.person({ departments: [team] }),
  ];

  expect(await call(getMoveEffect, { id: group, parentId: west })).toEqual({
    departments: 2,
    people: 2,
    administrators: { gained: 1, lost: 1 },
    announcements: { gained: 1, lost: 1 },
    rewritten: [],
  });
  expect((await ofEast.call(listPeople, {})).total).toBe(2);
  expect((await ofWest.call(listPeople, {})).total).toBe(0);

  await move(group, west);

  expect((await ofEast.call(listPeople, {})).total).toBe(0);
  const reached = (await ofWest.call(listPeople, {})).records.map(({ id }) => id);
  expect(reached.toSorted()).toEqual([lin.id, wang.id].toSorted());
  await vi.waitFor(async () => {
    const { anntMsgList } = await wang.call(listMine, {});
    expect(anntMsgList.map(({ id }) => id)).toContain(`to-${west}`);
  }, 60_000);
});

test('ADM-05 of two departments that are merged, people, those below, scopes, audiences and records name the other', async () => {
  const [from, into] = [await make('试四旧部'), await make('试四新部')];
  const below = await make('试四下级', from);
  const [lin, both] = [
    await world.person({ departments: [from] }),
    await world.person({ departments: [from, into] }),
  ];
  await announceTo(from);
  await call(setScopes, { id: lin.id, scopes: [{ kind: 'department', key: from }] });
  await db
    .insertInto('attendance_day')
    .values(
      [from, into].map((id, nth) => ({
        org_code: id,
        day: '2026-11-02',
        expected: nth + 1,
        present: 1,
        late: 0,
        absent: 0,
        annual_leave: 0,
        sick_leave: 0,
        personal_leave: 0,
        overtime_hours: 0,
      })),
    )
    .execute();
  for (const id of [from, into]) {
    const { orgCode } = await find(id);
    await db
      .updateTable('attendance_day')
      .set({ org_code: orgCode })
      .where('tenant_id', '=', 0)
      .where('org_code', '=', id)
      .execute();
  }

  const effect = await call(getMergeEffect, { id: from, into });
  expect(effect).toMatchObject({ departments: 2, people: 2 });
  expect(effect.rewritten).toEqual(
    expect.arrayContaining([
      { subject: '人员', count: 2 },
      { subject: '下级部门', count: 1 },
      { subject: '管理范围', count: 1 },
      { subject: '公告发布范围', count: 1 },
      { subject: '考勤数据', count: 1 },
    ]),
  );
  await call(mergeDepartment, { id: from, into, version: 1 });

  const { orgCode, people } = await find(into);
  expect([people, (await find(below)).parentId]).toEqual([2, into]);
  await expect(find(from)).rejects.toThrow('no department');
  const of = await db
    .selectFrom('person_department')
    .where('tenant_id', '=', 0)
    .where('person_id', 'in', [lin.id, both.id])
    .select('department_id')
    .execute();
  expect(of.map((row) => row.department_id)).toEqual([into, into]);
  const days = await db
    .selectFrom('attendance_day')
    .where('tenant_id', '=', 0)
    .where('org_code', '=', orgCode)
    .select('expected')
    .execute();
  expect(days).toEqual([{ expected: 3 }]);
  const last = async () =>
    (await call(getDepartmentChanges, { id: into })).records.map(({ what }) => what)[0];
  await expect.poll(last).toBe('merged');
});

test('a department that is used is not deleted, and the refusal says where; an empty one is', async () => {
  const used = await make('试五在用');
  await make('试五下级', used);
  await world.person({ departments: [used] });

  const refused = await world.inject({
    method: 'DELETE',
    url: `/api${deleteDepartment.path.replace(':id', used)}`,
    headers: administrator.headers,
  });
  expect(refused.json()).toMatchObject({ reason: 'department.in-use' });
  expect(refused.json().message).toMatch(
    /「试五在用」.*(人员 1 处.*下级部门 1 处|下级部门 1 处.*人员 1 处)/,
  );

  const empty = await make('试五空');
  await call(deleteDepartment, { id: empty });
  await expect(find(empty)).rejects.toThrow('no department');
});

test('a new name reaches the lookups of every node within three seconds', async () => {
  const id = await make('试六旧名');
  const there = callsOn(await world.anotherNode(), { clock: world.clock, ...administrator });
  const texts = async (keyword: string) =>
    (await there(searchOptions, { dict: 'department', keyword })).map(({ text }) => text);
  expect(await texts('试六')).toEqual(['试六旧名']);

  await call(editDepartment, { id, version: 1, departName: '试六新名', companyNo });

  await vi.waitFor(async () => expect(await texts('试六')).toEqual(['试六新名']), 60_000);
});
