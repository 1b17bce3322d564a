import * as kinds from '@portal/contract/records/fields';
import { recordCalls } from '@portal/contract/records/record-calls';
import { actionsOf, recordType } from '@portal/contract/records/record-type';
import { afterAll, expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { copyTenant } from '#testing/database/copy-tenant.ts';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

/** Transfers that a supervisor sees of all of her stores. */
const transfers = recordType({
  system: 'ors',
  name: 'walked-transfers',
  one: '调拨单',
  number: 'ZD{yyyymm}{00000}',
  actions: 'ors:walked',
  scope: 'stores',
  storeField: 'store',
  alsoSeenBy: 'to',
  fields: {
    store: kinds.store({ label: '调出门店', required: true, fixed: true, fromContext: true }),
    to: kinds.store({ label: '调入门店', required: true, among: 'all' }),
    sender: kinds.person({ label: '发货人', fromContext: true }),
    note: kinds.text({ label: '备注' }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        send: { label: '发货', to: 'sent', action: 'ors:walked:send', by: 'from' },
        cancel: { label: '取消', to: 'received', action: 'ors:walked:send' },
      },
    },
    sent: {
      label: '在途',
      steps: {
        receive: {
          label: '收货',
          to: 'received',
          action: 'ors:walked:receive',
          by: 'to',
          requires: ['note'],
        },
      },
    },
    received: { label: '已收货', closed: true },
  },
});

/** The same, of the store that the tab works for. */
const visits = recordType({
  ...transfers,
  name: 'walked-visits',
  number: 'BF{yyyymm}{00000}',
  scope: 'store',
});

const absences = recordType({
  system: 'hr',
  name: 'walked-absences',
  one: '请假申请',
  number: 'QQ{yyyymm}{00000}',
  actions: 'hr:walked',
  scope: 'own',
  allBy: 'hr:walked:all',
  fields: {
    person: kinds.person({ label: '申请人', required: true, fixed: true, fromContext: true }),
    reason: kinds.text({ label: '事由' }),
  },
  initial: 'asked',
  states: {
    asked: {
      label: '已提交',
      steps: { grant: { label: '批准', to: 'done', action: 'hr:walked:grant' } },
    },
    done: { label: '已批准', closed: true },
  },
});

const types = [transfers, visits, absences];
const world = await startWorld({}, afterAll, { recordTypes: types });
await addRecordTables(world, types);
const role = roleIn(world.db);
const staff = await role({ actions: [...actionsOf(transfers), 'hr:walked:list', 'hr:walked:add'] });
const officer = await role({ actions: actionsOf(absences) });
const stores = ['S02001', 'S02002', 'S02004'];
const supervisor = await world.person({ roles: [staff], realname: '林知夏', stores });
const giver = await world.person({ roles: [staff], stores: ['S02001'] });
const taker = await world.person({ roles: [staff], stores: ['S02002'] });
const stranger = await world.person({ roles: [staff], stores: ['S02004'] });
const calls = recordCalls(transfers);
const transfer = (fields: Record<string, string> = {}) =>
  supervisor.call(calls.create, { fields: { store: 'S02001', to: 'S02002', ...fields } });
const idsOf = async (person: typeof giver) =>
  (await person.call(calls.find, { pageSize: '100' })).records.map(({ id }) => id);

test('a supervisor sees the records of all of her stores, and each store those it sends or gets', async () => {
  const { id } = await transfer();
  const { id: other } = await transfer({ store: 'S02004', to: 'S02001' });

  expect(await idsOf(supervisor)).toEqual([other, id]);
  expect(await idsOf(giver)).toEqual([other, id]);
  expect(await idsOf(taker)).toEqual([id]);
  expect(await idsOf(stranger)).toEqual([other]);
  expect((await taker.call(calls.count, {})).total).toBe(1);
  const sides = async (person: typeof giver) => (await person.call(calls.get, { id })).sides;
  expect([await sides(supervisor), await sides(giver), await sides(taker)]).toEqual([
    ['from', 'to'],
    ['from'],
    ['to'],
  ]);

  const edit = { id, version: 1, fields: { note: 'x' } };
  const step = { id, version: 1, step: 'cancel' };
  await expect(stranger.call(calls.get, { id })).rejects.toThrow('record.not-found');
  await expect(stranger.call(calls.edit, edit)).rejects.toThrow('record.not-found');
  await expect(stranger.call(calls.step, step)).rejects.toThrow('record.not-found');
  await expect(stranger.call(calls.timeline, { id })).rejects.toThrow('record.not-found');
  const comment = stranger.call(calls.comment, { id, words: 'x' });
  await expect(comment).rejects.toThrow('record.not-found');
  expect((await stranger.call(calls.exportAll, {})).records.map((row) => row.id)).toEqual([other]);
});

test('KIT-05 a step of one end is refused to the other with 403, whatever its codes, and changes nothing', async () => {
  const { id } = await transfer();
  const send = { id, version: 1, step: 'send' };

  const reply = await world.inject({
    method: 'POST',
    url: `/api${calls.step.path.replace(':id', id)}`,
    headers: { ...taker.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ version: 1, step: 'send' }),
  });
  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'record.other-side']);
  const edit = taker.call(calls.edit, { id, version: 1, fields: { note: '少发一件' } });
  await expect(edit).rejects.toThrow('record.other-side');
  expect(await giver.call(calls.get, { id })).toMatchObject({ version: 1, state: 'draft' });
  const { rows } = await taker.call(calls.batch, { rows: [{ id, version: 1 }], step: 'send' });
  expect(rows).toMatchObject([{ isDone: false, reason: 'record.other-side' }]);

  expect(await giver.call(calls.step, send)).toMatchObject({ state: 'sent', sides: ['from'] });
  const receive = { id, version: 2, step: 'receive', fields: { note: '已点收' } };
  await expect(giver.call(calls.step, receive)).rejects.toThrow('record.other-side');
  const more = { ...receive, fields: { ...receive.fields, to: 'S02002' } };
  await expect(taker.call(calls.step, more)).rejects.toThrow('record.closed');
  expect(await taker.call(calls.step, receive)).toMatchObject({
    state: 'received',
    fields: { note: '已点收' },
  });
  const { events } = await giver.call(calls.timeline, { id });
  expect(events.map(({ step }) => step)).toEqual(['receive', 'send', null]);
});

test('a new record is of a store of its author: the one that is sent, or the tab’s', async () => {
  expect((await transfer({ store: 'S02004' })).fields['store']).toBe('S02004');
  const tab = supervisor.tab({ storeNo: 'S02002' });
  const made = await tab(calls.create, { fields: { to: 'S02001' } });
  expect(made.fields).toMatchObject({ store: 'S02002', sender: supervisor.workNo });
  expect(made.names).toMatchObject({ person: { [supervisor.workNo]: '林知夏' } });

  // The tab has no store, and the sent one is not the author's.
  for (const fields of [{ to: 'S02001' }, { store: 'S02002', to: 'S02001' }]) {
    await expect(giver.call(calls.create, { fields })).rejects.toThrow('input.invalid');
  }
  const moved = giver.call(calls.edit, { id: made.id, version: 1, fields: { store: 'S02001' } });
  await expect(moved).rejects.toThrow('record.other-side');
  const kept = await tab(calls.edit, { id: made.id, version: 1, fields: { store: 'S02001' } });
  expect(kept.fields['store']).toBe('S02002');
});

test('the other end is chosen among all stores of the tenant, the own one among the user’s', async () => {
  const options = async (field: string, keyword: string) =>
    (await giver.call(calls.options, { field, keyword })).records.map(({ value }) => value);

  expect(await options('to', 'S02002')).toEqual(['S02002']);
  expect(await options('store', 'S02002')).toEqual([]);
  const fields = { store: 'S02001', to: 'S02002' };
  expect((await giver.call(calls.create, { fields })).fields).toMatchObject(fields);
  const nowhere = giver.call(calls.create, { fields: { ...fields, to: 'S99999' } });
  await expect(nowhere).rejects.toThrow('input.invalid');
});

const at = (storeNo: string) => supervisor.tab({ storeNo });

test('of the tab’s store a record is seen from both ends too, and by no third', async () => {
  const visit = recordCalls(visits);
  const made = await at('S02001')(visit.create, { fields: { to: 'S02002' } });

  expect(made).toMatchObject({ fields: { store: 'S02001' }, sides: ['from'] });
  const fields = { store: 'S02004', to: 'S02002' };
  await expect(at('S02001')(visit.create, { fields })).rejects.toThrow('input.invalid');
  const { id } = made;
  expect((await at('S02002')(visit.get, { id })).sides).toEqual(['to']);
  await expect(at('S02004')(visit.get, { id })).rejects.toThrow('record.not-found');
  const sent = at('S02002')(visit.step, { id, version: 1, step: 'send' });
  await expect(sent).rejects.toThrow('record.other-side');
});

test('holders of the code of a type see and decide records of everybody, and their own are their own', async () => {
  const absence = recordCalls(absences);
  const hr = await world.person({ roles: [officer] });
  const made = await giver.call(absence.create, { fields: { reason: '家中有事' } });
  const own = await hr.call(absence.create, { fields: { reason: '体检' } });

  expect(made.fields['person']).toBe(giver.workNo);
  expect((await hr.call(absence.find, {})).records.map(({ id }) => id)).toEqual([own.id, made.id]);
  expect((await giver.call(absence.count, {})).total).toBe(1);
  await expect(giver.call(absence.get, { id: own.id })).rejects.toThrow('record.not-found');
  await expect(taker.call(absence.get, { id: made.id })).rejects.toThrow('record.not-found');
  const grant = { id: made.id, version: 1, step: 'grant' };
  await expect(giver.call(absence.step, grant)).rejects.toThrow('action.denied');
  expect(await hr.call(absence.step, grant)).toMatchObject({ state: 'done' });
});

test('KIT-08 a view shared by somebody who sees everybody’s records shows others no row but their own', async () => {
  const absence = recordCalls(absences);
  const hr = await world.person({ roles: [officer, staff] });
  await taker.call(absence.create, { fields: { reason: '年休' } });
  const own = await stranger.call(absence.create, { fields: { reason: '年休' } });
  const view = { keyword: '年休', sort: 'reason' };
  await hr.call(absence.addView, { name: '年休', view, role: staff });

  const { views } = await stranger.call(absence.listViews, {});
  expect(views).toMatchObject([{ name: '年休', view }]);
  const rows = async (person: typeof giver) =>
    (await person.call(absence.find, view)).records.map(({ id }) => id);
  expect(await rows(stranger)).toEqual([own.id]);
  expect(await rows(hr)).toHaveLength(2);
  expect((await stranger.call(absence.count, { keyword: '年休' })).total).toBe(1);
});

test('another tenant with stores of the same numbers sees none of these records', async () => {
  const { id } = await transfer();
  const made = await giver.call(recordCalls(absences).create, { fields: { reason: '探亲' } });
  await world.db.insertInto('tenant').values({ id: 52, name: '丙集团' }).execute();
  const theirs = await withinTenant(52, async () => {
    const tables = ['business_group', 'company', 'store'];
    await copyTenant(world.db, { from: 0, to: 52, tables });
    const code = await role({
      actions: [...actionsOf(transfers), ...actionsOf(absences)],
    });
    return world.person({ roles: [code], tenantId: 52, stores });
  });

  expect((await theirs.call(calls.find, {})).records).toEqual([]);
  await expect(theirs.call(calls.get, { id })).rejects.toThrow('record.not-found');
  const step = theirs.call(calls.step, { id, version: 1, step: 'send' });
  await expect(step).rejects.toThrow('record.not-found');
  const absence = theirs.call(recordCalls(absences).get, { id: made.id });
  await expect(absence).rejects.toThrow('record.not-found');
});
