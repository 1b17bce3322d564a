import { sql } from 'kysely';
import { lookAs } from '@portal/contract/administration/look';
import { getPerson, setMemberships } from '@portal/contract/administration/memberships';
import {
  addPerson,
  countOpenWork,
  editPerson,
  freezeEach,
  freezePeople,
  leavePerson,
  listPeople,
  resetPassword,
  resetSecondFactor,
} from '@portal/contract/administration/people';
import { listMine } from '@portal/contract/notices/announcements';
import { selectStores } from '@portal/contract/workplace/contexts';
import { expect, test, vi } from 'vitest';
import { addTotp } from '#testing/identity/second-factor.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
const administrator = await world.person({ roles: ['administrator'], realname: '管理员甲' });
const { call } = administrator;
const reason = '违规操作';

const fileOf = (id: string) => call(getPerson, { id });
const stored = async () => JSON.stringify(await db.selectFrom('person').selectAll().execute());
const sealedOf = (kind: string) =>
  db.selectFrom('audit_entry').where('kind', '=', kind).select(['actor_id', 'detail']).execute();

test('ADM-03 a first password is shown once, kept as a hash, and changed at the first sign-in; so is one that was reset', async () => {
  const form = { workNo: 'n_first', realname: '新员工', phone: '', email: '' };
  const { id, password } = await call(addPerson, form);

  expect(await stored()).not.toContain(password);
  expect((await world.signIn('n_first', password)).due).toEqual(['password']);
  const reset = await call(resetPassword, { id });
  await expect(world.signIn('n_first', password)).rejects.toThrow('sign-in.failed');
  expect((await world.signIn('n_first', reset.password)).due).toEqual(['password']);
  expect(await stored()).not.toContain(reset.password);
  expect(JSON.stringify(world.logged)).not.toContain(reset.password);
  expect(JSON.stringify(await sealedOf('person.password-reset'))).not.toContain(reset.password);
});

test('a number that is taken is refused, also in capitals, and so is one that is no number', async () => {
  const lin = await world.person();
  const form = { realname: '重名', phone: '', email: '' };

  const again = call(addPerson, { ...form, workNo: lin.workNo.toUpperCase() });
  await expect(again).rejects.toThrow('person.taken');
  await expect(call(addPerson, { ...form, workNo: 'a-b' })).rejects.toThrow('input.invalid');
});

test('ADM-02 of two changes at the same moment the second is refused with what the first one left', async () => {
  const lin = await world.person({ realname: '林一' });
  const { person } = await fileOf(lin.id);
  const form = { id: lin.id, version: person.version, phone: '15412345678', email: '' };

  await call(editPerson, { ...form, realname: '林二' });
  const second = call(editPerson, { ...form, realname: '林三' });

  await expect(second).rejects.toThrow('person.changed');
  expect((await fileOf(lin.id)).person).toMatchObject({ realname: '林二', version: 2 });
  const [sealed] = (await sealedOf('person.changed')).slice(-1);
  expect(sealed).toMatchObject({
    actor_id: administrator.id,
    detail: { before: JSON.stringify({ realname: '林一', phone: null }) },
  });
  expect(JSON.stringify(sealed)).not.toContain('15412345678');
});

test('ADM-02 who is frozen is signed out of open tabs at once, and the row says by whom, when and why', async () => {
  const lin = await world.person({ password: 'Woven-Cloud7' });
  const other = await world.anotherNode();
  const there = lin.tab({}, other);
  await there(listMine, {});

  await call(freezePeople, { ids: lin.id, status: '2', reason });

  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
  await vi.waitFor(() => expect(there(listMine, {})).rejects.toThrow('session.expired'), 60_000);
  await expect(world.signIn(lin.workNo, 'Woven-Cloud7')).rejects.toThrow('sign-in.frozen');
  expect((await fileOf(lin.id)).person).toMatchObject({
    state: 'frozen',
    stateBy: '管理员甲',
    stateTime: '2026-11-21 17:00:00',
    stateReason: reason,
  });

  await call(freezePeople, { ids: lin.id, status: '1', reason: '申诉成立' });
  expect((await world.signIn(lin.workNo, 'Woven-Cloud7')).token).toBeTruthy();
});

test('of several people none is frozen where one may not be', async () => {
  const lin = await world.person();
  const both = call(freezePeople, { ids: `${lin.id},${administrator.id}`, status: '2', reason });

  await expect(both).rejects.toThrow('person.own');
  expect((await fileOf(lin.id)).person.state).toBe('active');
});

test('ADM-02 the open work of somebody who leaves names the one who takes over, and what is done stays', async () => {
  const [lin, wang] = [await world.person(), await world.person({ realname: '王接手' })];
  const [open, done] = (
    await sql<{ id: string }>`select id from ams_repairs where tenant_id = 0 limit 3`.execute(db)
  ).rows;
  await sql`update ams_repairs set worker = ${lin.workNo},
    state = case id when ${done?.id} then 'rated' else 'working' end
    where tenant_id = 0 and id in (${open?.id}, ${done?.id})`.execute(db);
  const leave = { id: lin.id, reason: '合同到期' };

  expect(await call(countOpenWork, { id: lin.id })).toEqual([{ title: '报修工单', count: 1 }]);
  const unknown = call(leavePerson, { ...leave, successor: 'nobody' });
  await expect(unknown).rejects.toThrow('person.no-successor');
  const own = call(leavePerson, { ...leave, successor: lin.workNo });
  await expect(own).rejects.toThrow('person.no-successor');
  expect(await call(leavePerson, { ...leave, successor: wang.workNo })).toEqual({ handedOver: 1 });

  const { rows: after } = await sql`select id, worker from ams_repairs
    where tenant_id = 0 and worker in (${lin.workNo}, ${wang.workNo})`.execute(db);
  expect(after).toEqual(
    expect.arrayContaining([
      { id: open?.id, worker: wang.workNo },
      { id: done?.id, worker: lin.workNo },
    ]),
  );
  expect((await fileOf(lin.id)).person).toMatchObject({ state: 'left', stateReason: '合同到期' });
  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
});

test('a lost second factor is removed with a code for a new one', async () => {
  const lin = await world.person();
  await addTotp(lin.call, world.clock);
  expect((await fileOf(lin.id)).hasSecondFactor).toBe(true);

  const { code } = await call(resetSecondFactor, { id: lin.id });

  expect(code).toMatch(/^[\w-]{19}$/);
  expect((await fileOf(lin.id)).hasSecondFactor).toBe(false);
  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
});

test('ADM-04 a store taken away is gone from an open tab with the next call', async () => {
  const lin = await world.person({ stores: ['S02001', 'S02002'] });
  const tab = lin.tab({ storeNo: 'S02001' });
  await tab(selectStores, {});
  const { person } = await fileOf(lin.id);

  const stores = [{ key: 'S02002', endsOn: '2026-11-30' }];
  const wanted = {
    id: lin.id,
    version: person.version,
    kind: 'store',
    memberships: stores,
  } as const;
  await call(setMemberships, wanted);

  await vi.waitFor(() => expect(tab(selectStores, {})).rejects.toThrow('context.foreign'), 60_000);
  expect((await fileOf(lin.id)).memberships).toContainEqual({
    kind: 'store',
    key: 'S02002',
    text: expect.any(String),
    endsOn: '2026-11-30',
  });
  await expect(call(setMemberships, wanted)).rejects.toThrow('person.changed');
});

test.each([
  ['person.own', (id: string) => call(resetPassword, { id })],
  ['person.own', (id: string) => call(resetSecondFactor, { id })],
  ['person.own', (id: string) => call(leavePerson, { id, successor: 'x', reason })],
])('an administrator is refused with %s what they do to themselves', async (refusal, act) => {
  await expect(act(administrator.id)).rejects.toThrow(refusal);
});

test('somebody of another tenant is not there', async () => {
  await db.insertInto('tenant').values({ id: 4_711, name: '另一租户' }).execute();
  const foreign = await world.person({ tenantId: 4_711 });

  await expect(fileOf(foreign.id)).rejects.toThrow('person.not-found');
  const freeze = call(freezePeople, { ids: foreign.id, status: '2', reason });
  await expect(freeze).rejects.toThrow('person.not-found');
  const each = await call(freezeEach, { ids: [foreign.id], status: '2', reason });
  expect(each).toEqual([{ id: foreign.id, message: '没有该工号的人员' }]);
  await expect(call(lookAs, { id: foreign.id, reason })).rejects.toThrow('person.not-found');
  const shared = await world.person({ tenantId: 4_711, tenants: [4_711, 0] });
  await expect(call(resetPassword, { id: shared.id })).rejects.toThrow('person.protected');
  expect((await call(listPeople, { keyword: foreign.workNo })).total).toBe(0);
});
