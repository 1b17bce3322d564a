import { setApprover } from '@portal/contract/access/approvers';
import { recordCalls } from '@portal/contract/records/record-calls';
import { actionsOf, managerAction } from '@portal/contract/records/record-type';
import { onSide } from '@portal/contract/records/record-filter';
import { leaves } from '@portal/hr/records/leaves';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
const give = roleIn(db);
const managing = [`${leaves.actions}:list`, managerAction(leaves) ?? ''];
const employee = await give({ actions: [`hr:self:list`, 'hr:self:add', 'hr:self:submit'] });
const manager = await give({ actions: managing });
const officer = await give({ actions: [...new Set(actionsOf(leaves))] });
const { create, find, get, step } = recordCalls(leaves);

const companyNo = (await db.selectFrom('company').select('company_no').executeTakeFirstOrThrow())
  .company_no;
const storeNos = (await db.selectFrom('store').select('store_no').limit(2).execute()).map(
  ({ store_no }) => store_no,
);

async function department(parent_id: string | null, head?: Person): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('department')
    .values({
      id,
      org_code: id.slice(0, 12),
      depart_name: '部门',
      company_no: companyNo,
      parent_id,
    })
    .execute();
  if (head) await nameHead(id, head);
  return id;
}

const administrator = await world.person({ roles: ['administrator'] });
const nameHead = (key: string, { workNo }: Person) =>
  administrator.call(setApprover, { kind: 'department', key, workNo });
const nameStoreHead = (key: string, { workNo }: Person) =>
  administrator.call(setApprover, { kind: 'store', key, workNo });

beforeEach(async () => {
  await db.deleteFrom('store_head').execute();
  await db.deleteFrom('department_head').execute();
});

const fields = { kind: 'annual', from: '2026-12-01', until: '2026-12-02', reason: '探亲' };
async function submitted(author: Person) {
  const { id } = await author.call(create, { fields });
  const { state } = await author.call(step, { id, version: 1, step: 'submit' });
  return { id, state };
}
const decide = (who: Person, id: string, version: number, answer?: string) =>
  who.call(step, {
    id,
    version,
    step: answer === undefined ? 'approve' : 'decline',
    ...(answer !== undefined && { fields: { answer } }),
  });
const toDecide = async (who: Person) =>
  (
    await who.call(find, {
      filter: JSON.stringify({
        all: [{ field: 'state', op: 'is', value: 'withManager' }, onSide('manager')],
      }),
    })
  ).records.map(({ id }) => id);

const inOffice = async (departments: string[], role = employee) =>
  world.person({ roles: [role], departments });

test('FIX-56 a leave is decided by the head of the department, then by whoever the type names', async () => {
  const head = await world.person({ roles: [manager] });
  const lin = await inOffice([await department(await department(null, head))]);
  const [hr, stranger] = [
    await world.person({ roles: [officer] }),
    await world.person({ roles: [manager] }),
  ];

  const { id, state } = await submitted(lin);
  expect(state).toBe('withManager');
  expect(await toDecide(head)).toContain(id);
  await expect(decide(hr, id, 2)).rejects.toThrow('record.manager-only');
  await expect(decide(lin, id, 2)).rejects.toThrow('action.denied');
  await expect(stranger.call(get, { id })).rejects.toThrow('record.not-found');

  expect(await decide(head, id, 2)).toMatchObject({ state: 'asked' });
  await expect(decide(head, id, 3)).rejects.toThrow('action.denied');
  expect(await decide(hr, id, 3)).toMatchObject({ state: 'approved' });
  expect(await head.call(get, { id })).toMatchObject({ state: 'approved' });

  const { id: other } = await submitted(lin);
  await expect(decide(head, other, 2, '')).rejects.toThrow('input.invalid');
  expect(await decide(head, other, 2, '月底盘点')).toMatchObject({
    state: 'declined',
    fields: { answer: '月底盘点' },
  });
});

test('FIX-56 of the people of a store its head decides, whose own goes to the department', async () => {
  const [keeper, supervisor] = [
    await inOffice([]),
    await world.person({ roles: [manager, employee] }),
  ];
  const region = await department(null, supervisor);
  const [storeNo = '', other = ''] = storeNos;
  const staff = { roles: [employee], departments: [region] };
  const clerk = await world.person({ ...staff, stores: [storeNo] });
  const roamer = await world.person({ ...staff, stores: [storeNo, other] });
  const head = await world.person({ ...staff, roles: [employee, manager], stores: [storeNo] });
  await nameStoreHead(storeNo, head);
  await nameStoreHead(other, keeper); // who has no role for it

  const [ofClerk, ofHead, ofRoamer] = [
    (await submitted(clerk)).id,
    (await submitted(head)).id,
    (await submitted(roamer)).id,
  ];
  // The demonstration has people of the store, too.
  const among = async (who: Person) => {
    const found = await toDecide(who);
    return [ofClerk, ofHead, ofRoamer].filter((id) => found.includes(id));
  };
  expect(await among(head)).toEqual([ofClerk]);
  expect(await among(supervisor)).toEqual([ofHead, ofRoamer]);
  await expect(decide(head, ofHead, 2)).rejects.toThrow('record.own-request');
});

test('FIX-56 the head of a department is not led by the head of one below it, where they work as well', async () => {
  const [general, director, below] = [
    await world.person({ roles: [manager] }),
    await world.person({ roles: [manager, employee] }),
    await world.person({ roles: [manager] }),
  ];
  const centre = await department(await department(null, general), director);
  const team = await department(centre, below);
  for (const department_id of [centre, team]) {
    const row = { person_id: director.id, department_id };
    await db.insertInto('person_department').values(row).execute();
  }

  const { id } = await submitted(director);
  expect(await toDecide(general)).toContain(id);
  expect(await toDecide(below)).not.toContain(id);
});

test('FIX-56 a request of somebody without a line manager goes to whoever the type names at once', async () => {
  const [hr, colleague] = [
    await world.person({ roles: [officer] }),
    await world.person({ roles: [officer] }),
  ];
  expect(await submitted(await inOffice([]))).toMatchObject({ state: 'asked' });

  // The officer is the head of the own department, and nobody is above.
  await department(null, hr);
  const own = await submitted(hr);
  expect(own).toMatchObject({ state: 'asked' });
  await expect(decide(hr, own.id, 2)).rejects.toThrow('record.own-request');
  expect(await decide(colleague, own.id, 2)).toMatchObject({ state: 'approved' });
});

test('FIX-56 what waits for a head who has gone goes to the next above, or to who sees all requests', async () => {
  const [head, above, hr] = [
    await world.person({ roles: [manager] }),
    await world.person({ roles: [manager] }),
    await world.person({ roles: [officer] }),
  ];
  const centre = await department(null, above);
  const lin = await inOffice([await department(centre, head)]);
  const { id } = await submitted(lin);
  const freeze = (person: Person) =>
    db.updateTable('person').where('id', '=', person.id).set({ status: 'frozen' }).execute();

  expect(await toDecide(above)).not.toContain(id);
  await freeze(head);
  expect(await toDecide(above)).toContain(id);
  expect(await toDecide(hr)).not.toContain(id);
  await db.deleteFrom('department_head').execute();
  expect(await toDecide(above)).not.toContain(id);
  expect(await toDecide(hr)).toContain(id);
  expect(await decide(hr, id, 2)).toMatchObject({ state: 'asked' });
});

test('FIX-55 a draft is its author’s alone', async () => {
  const [lin, hr] = [await inOffice([]), await world.person({ roles: [officer] })];
  const { id } = await lin.call(create, { fields });

  await expect(hr.call(get, { id })).rejects.toThrow('record.not-found');
  expect(await lin.call(get, { id })).toMatchObject({ state: 'draft' });
  await lin.call(step, { id, version: 1, step: 'submit' });
  expect(await hr.call(get, { id })).toMatchObject({ state: 'asked' });
});
