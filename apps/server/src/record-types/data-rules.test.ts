import { getPermissions } from '@portal/contract/access/permissions';
import { getBoard } from '@portal/contract/analysis/board';
import type { RulePart } from '@portal/contract/policy/data-rules';
import { recordCalls } from '@portal/contract/records/record-calls';
import { findByNumber } from '@portal/contract/records/numbers/record-numbers';
import { actionsOf, type RecordType } from '@portal/contract/records/record-type';
import { contractReviews } from '@portal/lms/records/contract-reviews';
import { contracts } from '@portal/lms/records/contracts';
import { repairs } from '@portal/ors/records/repairs';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn, type RoleTraits } from '#testing/fixtures/role.ts';
import { setFieldRules, setRule } from '#testing/fixtures/rules.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const review = recordCalls(contractReviews);
const contract = recordCalls(contracts);
const menuItems = [
  'lms-contract',
  'lms-contract-review',
  'lms-contract-ledger',
  'lms-dashboard-analysis',
];
const actions = [...new Set([...actionsOf(contractReviews), ...actionsOf(contracts)])];
await sql`delete from lms_contracts where tenant_id = 0`.execute(world.db);
await sql`delete from lms_contract_reviews where tenant_id = 0`.execute(world.db);

/** Somebody with one role, which shows other records of contract reviews than it usually does. */
async function reader(parts: readonly RulePart[], type: RecordType = contractReviews) {
  const role = await makeRole({ menuItems, actions });
  await setRule(world.db, [role, type], parts);
  return { role, ...(await world.person({ roles: [role] })) };
}

/** Somebody at some places, with one role that has one rule. */
async function readerOf(
  held: RoleTraits,
  [type, parts]: readonly [RecordType, readonly RulePart[]],
  places: { stores: string[]; businessGroups?: string[] },
) {
  const role = await makeRole(held);
  await setRule(world.db, [role, type], parts);
  return world.person({ roles: [role], ...places });
}

const leases: RulePart[] = [{ part: 'field', field: 'kind', in: ['lease'] }];
const all = await reader([{ part: 'all' }]);
const fields = { title: '徐家汇店租约', kind: 'lease', party: '示例置业', amount: 120_000 };
const lease = await all.call(review.create, { fields });
const service = await all.call(review.create, {
  fields: { ...fields, title: '保洁服务', kind: 'service', amount: 5_000 },
});
const term = { from: '2026-11-01', until: '2027-11-01' };
const ofLease = await all.call(contract.create, {
  fields: { ...fields, ...term, review: lease.id },
});
const ofService = await all.call(contract.create, {
  fields: { ...fields, ...term, review: service.id },
});

const ids = (answer: { records: { id: string }[] }) => answer.records.map(({ id }) => id);

test('ADM-16 a rule of values of a field holds in lists, counts, sums, details, exports, search, numbers, timelines, boards and to-dos alike', async () => {
  const lin = await reader(leases);
  const { id } = service;

  expect(ids(await lin.call(review.find, {}))).toEqual([lease.id]);
  expect(ids(await lin.call(review.find, { keyword: '保洁' }))).toEqual([]);
  expect(ids(await lin.call(review.exportAll, {}))).toEqual([lease.id]);
  expect(await lin.call(review.count, { sums: 'amount' })).toEqual({
    total: 1,
    sums: { amount: 120_000 },
  });
  await expect(lin.call(review.get, { id })).rejects.toThrow('record.not-found');
  await expect(lin.call(review.timeline, { id })).rejects.toThrow('record.not-found');
  await expect(lin.call(review.files, { id })).rejects.toThrow('record.not-found');
  await expect(lin.call(review.comment, { id, words: '在吗' })).rejects.toThrow('record.not-found');
  expect(await lin.call(findByNumber, { number: id })).toEqual([]);
  expect(await lin.call(findByNumber, { number: lease.id })).toHaveLength(1);
  const board = await lin.call(getBoard, { system: 'lms', period: 'day' });
  expect(board.main.text).toBe('1');
  const waiting = async (person: typeof lin) =>
    (await person.call(countToDos, {})).groups.find(({ type }) => type === 'lms/contract-reviews')
      ?.count;
  // Whoever asked does not decide.
  const others = await reader([{ part: 'all' }]);
  const counted = [await waiting(lin), await waiting(others), await waiting(all)];
  expect(counted).toEqual([1, 2, undefined]);
});

test('edits, steps and batches reach no record beyond the rule, and none is saved beyond it', async () => {
  const lin = await reader(leases);
  const { id } = service;

  const edit = lin.call(review.edit, { id, version: 1, fields: { title: 'x' } });
  await expect(edit).rejects.toThrow('record.not-found');
  const step = lin.call(review.step, { id, version: 1, step: 'pass' });
  await expect(step).rejects.toThrow('record.not-found');
  const { rows } = await lin.call(review.batch, { rows: [{ id, version: 1 }], step: 'pass' });
  expect(rows).toMatchObject([{ isDone: false, reason: 'record.not-found' }]);
  const other = { ...fields, kind: 'service' };
  await expect(lin.call(review.create, { fields: other })).rejects.toThrow('record.beyond-reach');
  expect((await all.call(review.count, {})).total).toBe(2);
});

test('links offer and name no record beyond the rule', async () => {
  const lin = await reader(leases);

  const { records } = await lin.call(contract.options, { field: 'review' });
  expect(records.map(({ value }) => value)).toEqual([lease.id]);
  const shown = await lin.call(contract.find, {});
  expect(shown.records.map(({ fields: own }) => own['review'])).toContain(service.id);
  expect(shown.names['lms/contract-reviews']).toEqual({ [lease.id]: fields.title });
  const { names } = await lin.call(contract.get, { id: ofService.id });
  expect(names['lms/contract-reviews'] ?? {}).toEqual({});
});

test('a role without a rule for a type shows nothing of it, whatever its actions', async () => {
  const lin = await reader([]);

  expect((await lin.call(review.find, {})).records).toEqual([]);
  expect((await lin.call(review.count, {})).total).toBe(0);
  await expect(lin.call(review.create, { fields })).rejects.toThrow('record.beyond-reach');
  expect((await lin.call(contract.find, {})).records).toHaveLength(2);
});

test('roles add up: a record is shown that one of them shows, and a field that one of them has', async () => {
  const [lin, wang] = [
    await reader(leases),
    await reader([{ part: 'field', field: 'kind', in: ['service'] }]),
  ];
  await setFieldRules(world.db, [lin.role, contractReviews], {
    amount: 'hidden',
    party: 'read-only',
  });
  const both = await world.person({ roles: [lin.role, wang.role] });

  expect((await both.call(review.count, { sums: 'amount' })).total).toBe(2);
  expect((await both.call(review.get, { id: lease.id })).fields).toHaveProperty('amount');
  const one = await lin.call(review.get, { id: lease.id });
  expect(one.fields).not.toHaveProperty('amount');
});

test('ADM-16 a rule of departments shows records of one’s department and of those below, by a field of the record', async () => {
  const { rows } = await sql<{ above: string; below: string }>`
    select parent.id as above, child.id as below from department child
    join department parent on parent.tenant_id = 0 and parent.id = child.parent_id
    where child.tenant_id = 0 order by 1, 2 limit 1`.execute(world.db);
  const { above, below } = rows[0] ?? { above: '', below: '' };
  const byDepartment: RulePart[] = [{ part: 'departments', field: 'department' }];
  const role = await makeRole({ menuItems, actions });
  await setRule(world.db, [role, contracts], byDepartment);
  const [head, clerk] = [
    await world.person({ roles: [role], departments: [above] }),
    await world.person({ roles: [role], departments: [below] }),
  ];
  await sql`update lms_contracts set department = case id when ${ofLease.id} then ${above}
    else ${below} end`.execute(world.db);

  expect((await head.call(contract.count, {})).total).toBe(2);
  expect((await clerk.call(contract.find, {})).records.map(({ id }) => id)).toEqual([ofService.id]);
});

test('ADM-16 a rule of one’s own, of one’s stores and of one’s group shows these records alone', async () => {
  const { rows } = await sql<{ near: string; beside: string; far: string; bg: string }>`
    select near.store_no as near, beside.store_no as beside, far.store_no as far, near.bg_no as bg
    from store near
    join store beside on beside.tenant_id = 0 and beside.bg_no = near.bg_no and beside.store_no > near.store_no
    join store far on far.tenant_id = 0 and far.bg_no <> near.bg_no
    where near.tenant_id = 0 order by 1, 2, 3 limit 1`.execute(world.db);
  const { near, beside, far, bg } = rows[0] ?? { near: '', beside: '', far: '', bg: '' };
  const repair = recordCalls(repairs);
  const role = { actions: actionsOf(repairs) };
  const author = await readerOf(role, [repairs, [{ part: 'all' }]], {
    stores: [near, beside, far],
  });
  const report = { kind: 'light', fault: '射灯不亮', urgency: 'normal' };
  const keyword = `射灯${author.workNo}`;
  for (const store of [near, beside, far]) {
    await author.call(repair.create, { fields: { ...report, fault: keyword, store } });
  }
  const storesOf = async (part: 'stores' | 'groups') => {
    const places = { stores: [near], businessGroups: [bg] };
    const lin = await readerOf(role, [repairs, [{ part }]], places);
    const found = await lin.call(repair.find, { keyword });
    expect((await lin.call(repair.count, { keyword })).total).toBe(found.records.length);
    return new Set(found.records.map(({ fields: own }) => own['store']));
  };

  expect(await storesOf('stores')).toEqual(new Set([near]));
  expect(await storesOf('groups')).toEqual(new Set([near, beside]));
  const own = await reader([{ part: 'own', field: 'owner' }]);
  const { id } = await own.call(review.create, { fields: { ...fields, owner: own.workNo } });
  expect(ids(await own.call(review.find, {}))).toEqual([id]);
  await sql`delete from lms_contract_reviews where id = ${id}`.execute(world.db);
});

test('ADM-16 a hidden field is in no answer, filter, order, sum, search, timeline or board, and nobody writes it', async () => {
  const lin = await reader([{ part: 'all' }]);
  await setFieldRules(world.db, [lin.role, contractReviews], { amount: 'hidden', party: 'hidden' });
  await all.call(review.edit, { id: lease.id, version: 1, fields: { party: '另一置业' } });

  const { records } = await lin.call(review.find, {});
  for (const record of [...records, ...(await lin.call(review.exportAll, {})).records]) {
    expect(record.fields).not.toHaveProperty('amount');
    expect(record.fields).not.toHaveProperty('party');
  }
  const filter = JSON.stringify({ field: 'amount', op: 'least', value: 1 });
  for (const asked of [{ filter }, { sort: 'amount' }]) {
    await expect(lin.call(review.find, asked)).rejects.toThrow('record.hidden-field');
  }
  await expect(lin.call(review.count, { sums: 'amount' })).rejects.toThrow('record.hidden-field');
  expect((await all.call(review.find, { keyword: '另一置业' })).records).toHaveLength(1);
  expect((await lin.call(review.find, { keyword: '另一置业' })).records).toEqual([]);
  expect((await lin.call(review.find, { keyword: '徐家汇' })).records).toHaveLength(1);
  expect((await lin.call(review.find, { keyword: lease.id.slice(2) })).records).toHaveLength(1);
  const { events } = await lin.call(review.timeline, { id: lease.id });
  expect(events.flatMap(({ changes }) => changes)).toEqual([]);
  const board = lin.call(getBoard, { system: 'lms', period: 'day' });
  await expect(board).rejects.toThrow('record.hidden-field');
  const view = { name: '按金额', view: { sort: 'amount' } };
  await expect(lin.call(review.addView, view)).rejects.toThrow('record.hidden-field');
  const edit = lin.call(review.edit, { id: lease.id, version: 2, fields: { amount: 1 } });
  await expect(edit).rejects.toThrow('record.hidden-field');
  const { fieldRules } = await lin.call(getPermissions, { systemType: 'lms' });
  expect(fieldRules).toEqual({ 'lms/contract-reviews': { amount: 'hidden', party: 'hidden' } });
});

test('ADM-16 a read-only field is shown, and refused by its name in edits, steps, batches and new records', async () => {
  const lin = await reader([{ part: 'all' }]);
  await setFieldRules(world.db, [lin.role, contractReviews], { party: 'read-only' });
  const { id, version, fields: shown } = await lin.call(review.get, { id: service.id });
  const changed = { id, version, fields: { party: '别家' } };

  expect(shown['party']).toBe('示例置业');
  const reply = await world.inject({
    method: 'PUT',
    url: `/api${review.edit.path.replace(':id', id)}`,
    headers: { ...lin.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ version, fields: changed.fields }),
  });
  expect([reply.statusCode, reply.json().reason, reply.json().message]).toEqual([
    403,
    'record.read-only-field',
    '「对方」只读，不能修改',
  ]);
  const step = lin.call(review.step, { ...changed, step: 'pass' });
  await expect(step).rejects.toThrow('record.read-only-field');
  const { rows } = await lin.call(review.batch, {
    rows: [{ id, version }],
    fields: changed.fields,
  });
  expect(rows).toMatchObject([{ isDone: false, reason: 'record.read-only-field' }]);
  await expect(lin.call(review.create, { fields })).rejects.toThrow('record.read-only-field');
  const edited = await lin.call(review.edit, { id, version, fields: { title: '保洁' } });
  expect(edited.fields).toMatchObject({ title: '保洁', party: '示例置业' });
});
