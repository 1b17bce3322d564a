import * as calls from '@portal/contract/access/access-requests';
import { listApprovers, setApprover } from '@portal/contract/access/approvers';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
await addSampleMenu(db);
const narrow = await roleIn(db)({ menuItems: ['ams-sampleCar', 'ams-sampleCar-fuel'] });
const administrator = await world.person({ roles: ['administrator'] });
const owner = await world.person({ roles: [narrow], realname: '系统负责人' });
const subject = '/ams/sampleCar/fuel';
const asked = () => ({ subject, reason: '复核', roleCode: narrow, until: '2026-12-01' });
const nameOwner = (workNo: string | null) =>
  administrator.call(setApprover, { kind: 'system', key: 'ams', workNo });
const toDecide = async (who: Person) =>
  (await who.call(calls.listRequestsToDecide, {})).records.map(({ id }) => id);
const approverOf = async (who: Person) =>
  (await who.call(calls.getAccessOffer, { subject })).approver;

/** A department below another. */
async function departments(): Promise<[above: string, below: string]> {
  const ids: [string, string] = [randomUUID(), randomUUID()];
  const { company_no } = await db
    .selectFrom('company')
    .select('company_no')
    .executeTakeFirstOrThrow();
  for (const [place, id] of ids.entries()) {
    const parent_id = place === 0 ? null : ids[0];
    const row = {
      id,
      org_code: id.slice(0, 12),
      depart_name: `部门 ${place}`,
      company_no,
      parent_id,
    };
    await db.insertInto('department').values(row).execute();
  }
  return ids;
}

test('who decides: the owner, else the nearest head, else administrators; never the applicant, nobody who has left or may not give it', async () => {
  const [above, below] = await departments();
  const head = await world.person({
    roles: [narrow],
    realname: '部门负责人',
    departments: [below],
  });
  const upper = await world.person({ roles: [narrow], realname: '上级负责人' });
  const powerless = await world.person({ realname: '无权负责人' });
  const lin = await world.person({ departments: [below] });
  const nameHead = (key: string, { workNo }: { workNo: string }) =>
    administrator.call(setApprover, { kind: 'department', key, workNo });

  expect(await approverOf(lin)).toBeNull();
  await nameHead(above, upper);
  expect(await approverOf(lin)).toBe('上级负责人');
  await nameHead(below, head);
  expect(await approverOf(lin)).toBe('部门负责人');
  await nameOwner(owner.workNo);
  expect(await approverOf(lin)).toBe('系统负责人');
  await nameOwner(powerless.workNo);
  expect(await approverOf(lin)).toBe('部门负责人');

  const { id } = await lin.call(calls.requestAccess, asked());
  expect(await toDecide(head)).toContain(id);
  await nameHead(below, lin);
  expect(await toDecide(head)).not.toContain(id);
  expect(await toDecide(upper)).toContain(id);
  await db.updateTable('person').where('id', '=', upper.id).set({ status: 'frozen' }).execute();
  expect(await toDecide(administrator)).toContain(id);
});

test('FIX-32 a page behind the last one says how many requests and approvers there are', async () => {
  await nameOwner(owner.workNo);
  const lin = await world.person();
  await lin.call(calls.requestAccess, asked());
  const behind = { pageNo: '40', pageSize: '20' };

  const waiting = await toDecide(owner);
  expect(waiting.length).toBeGreaterThan(0);
  expect(await owner.call(calls.listRequestsToDecide, behind)).toMatchObject({
    records: [],
    total: waiting.length,
  });
  const { total } = await administrator.call(listApprovers, { kind: 'system' });
  expect(await administrator.call(listApprovers, { kind: 'system', ...behind })).toMatchObject({
    records: [],
    total,
  });
});

test('approvers are listed by kind and name, those who are named first, with what waits for each', async () => {
  await nameOwner(owner.workNo);
  const lin = await world.person();
  await lin.call(calls.requestAccess, asked());

  const systems = await administrator.call(listApprovers, { kind: 'system' });
  expect(systems.records[0]).toMatchObject({
    key: 'ams',
    name: '行政管理',
    person: { realname: '系统负责人', isActive: true },
    waiting: (await toDecide(owner)).length,
  });
  const found = await administrator.call(listApprovers, { kind: 'department', keyword: '部门 1' });
  expect(found.records).toMatchObject([{ name: '部门 1', above: ['部门 0'] }]);
  expect((await administrator.call(listApprovers, { kind: 'system', keyword: '100%' })).total).toBe(
    0,
  );

  const { store_no: key, store_name: name } = await db
    .selectFrom('store')
    .select(['store_no', 'store_name'])
    .executeTakeFirstOrThrow();
  const store = { kind: 'store', key } as const;
  await administrator.call(setApprover, { ...store, workNo: owner.workNo });
  const stores = () => administrator.call(listApprovers, { kind: 'store', keyword: key });
  expect((await stores()).records).toMatchObject([{ name, person: { workNo: owner.workNo } }]);
  await administrator.call(setApprover, { ...store, workNo: null });
  expect((await stores()).records).toMatchObject([{ name, person: null }]);
});
