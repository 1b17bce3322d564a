import * as imports from '@portal/contract/imports/imports';
import type { FieldRuleValue, RulePart } from '@portal/contract/policy/data-rules';
import { store, text } from '@portal/contract/records/fields';
import { recordCalls } from '@portal/contract/records/record-calls';
import { actionsOf, recordType } from '@portal/contract/records/record-type';
import { contractReviews } from '@portal/lms/records/contract-reviews';
import { refusalRow } from '@portal/contract/refusals';
import { expect, test } from 'vitest';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { setFieldRules, setRule } from '#testing/fixtures/rules.ts';
import { applyFile, checkFile, readRows, sheetOf } from '#testing/server/imports.ts';
import { type Person, startWorld } from '#testing/world.ts';

/** Records of a store that the form chooses among all of them. */
const visits = recordType({
  system: 'ors',
  name: 'imported-visits',
  one: '走访',
  number: 'ZF{yyyymm}{00000}',
  actions: 'ors:importedVisit',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', among: 'all', required: true }),
    note: text({ label: '备注' }),
  },
  initial: 'open',
  states: { open: { label: '进行中' } },
});

const world = await startWorld({}, undefined, { recordTypes: [contractReviews, visits] });
await addRecordTables(world, [visits]);
const makeRole = roleIn(world.db);
const calls = recordCalls(contractReviews);
const subject = 'records/lms/contract-reviews';
const heads = ['合同评审编号', '合同名称', '合同类型', '对方'];
const beyondReach = refusalRow('record.beyond-reach').message;

interface Rules {
  parts?: readonly RulePart[];
  fields?: Readonly<Record<string, FieldRuleValue['access']>>;
}

/** Somebody whose one role shows these contract reviews, and these fields of them. */
async function clerk({ parts = [{ part: 'all' }], fields = {} }: Rules = {}) {
  const role = await makeRole({ actions: actionsOf(contractReviews) });
  await setRule(world.db, [role, contractReviews], parts);
  if (Object.keys(fields).length > 0) {
    await setFieldRules(world.db, [role, contractReviews], fields);
  }
  return world.person({ roles: [role] });
}

const all = await clerk();
const leaseOf = (title: string) =>
  all.call(calls.create, { fields: { title, kind: 'lease', party: '示例置业', risk: 'low' } });

const check = (person: Person, rows: string[][]) =>
  checkFile(world, person, { subject, ...sheetOf(rows) });

const faultsOf = async (person: Person, id: string) =>
  (await person.call(imports.listImportFaults, { id })).records;

test('a template has no column of a field that the user may not see or change, and a sheet with a hidden one is refused', async () => {
  const lin = await clerk({ fields: { amount: 'hidden', owner: 'read-only' } });

  const { base64 } = await lin.call(imports.getImportTemplate, { subject });
  const [offered] = await readRows(base64);
  expect(offered).toEqual(expect.arrayContaining(['合同名称*', '风险等级']));
  expect(offered).not.toContain('金额（元）');
  expect(offered).not.toContain('经办人');

  const run = await check(lin, [
    [...heads, '金额（元）'],
    ['', '租约', '租赁', '示例置业', '5'],
  ]);
  expect(run).toMatchObject({ added: 0, faults: 1 });
  expect(await faultsOf(lin, run.id)).toMatchObject([{ row: 1, column: '金额（元）' }]);
});

test('nobody imports a new record whose required field they do not see', async () => {
  const lin = await clerk({ fields: { party: 'hidden' } });

  const run = await check(lin, [heads.slice(0, 3), ['', '租约', '租赁']]);

  expect(run).toMatchObject({ added: 0, wrongRows: 1 });
  expect(await faultsOf(lin, run.id)).toEqual([
    { row: 2, column: '', value: '', words: '请输入对方' },
  ]);
});

test('a read-only field may stand in a sheet as it is, and is refused in a new record or where it would change', async () => {
  const lin = await clerk({ fields: { risk: 'read-only' } });
  const { id } = await leaseOf('一号店租约');

  const run = await check(lin, [
    [...heads, '风险等级'],
    [id, '一号店续租', '', '', '低'],
    [id, '', '', '', '高'],
    ['', '二号店租约', '租赁', '示例置业', '高'],
  ]);

  expect(run).toMatchObject({ changed: 1, added: 0, wrongRows: 2 });
  const words = '「风险等级」只读，不能修改';
  expect(await faultsOf(lin, run.id)).toEqual([
    { row: 3, column: '合同评审编号', value: id, words },
    { row: 4, column: '风险等级', value: '高', words },
  ]);
  expect(await applyFile(lin, run.id, 'good')).toMatchObject({ changed: 1, wrongRows: 2 });
  const { fields } = await all.call(calls.get, { id });
  expect(fields).toMatchObject({ title: '一号店续租', risk: 'low' });
});

test('rows change records of the user’s rule alone, and none is made or moved beyond it', async () => {
  const lin = await clerk({ parts: [{ part: 'field', field: 'kind', in: ['lease'] }] });
  const lease = await leaseOf('三号店租约');
  const fields = { title: '保洁', kind: 'service', party: '示例物业' };
  const service = await all.call(calls.create, { fields });
  const before = await all.call(calls.count, {});

  const run = await check(lin, [
    heads,
    [service.id, '改名', '', ''],
    [lease.id, '', '服务', ''],
    ['', '保安', '服务', '示例物业'],
    ['', '四号店租约', '租赁', '示例置业'],
  ]);

  expect(run).toMatchObject({ added: 1, changed: 0, wrongRows: 3 });
  const notFound = refusalRow('record.not-found').message;
  expect((await faultsOf(lin, run.id)).map(({ row, words }) => [row, words])).toEqual([
    [2, notFound],
    [3, beyondReach],
    [4, beyondReach],
  ]);
  expect(await applyFile(lin, run.id, 'good')).toMatchObject({ added: 1, wrongRows: 3 });
  expect((await all.call(calls.count, {})).total).toBe(before.total + 1);
  for (const known of [lease, service]) {
    expect((await all.call(calls.get, { id: known.id })).fields).toEqual(known.fields);
  }
});

test('a user without a rule for a type imports nothing of it', async () => {
  const lin = await clerk({ parts: [] });

  const run = await check(lin, [heads, ['', '五号店租约', '租赁', '示例置业']]);

  expect(run).toMatchObject({ added: 0, wrongRows: 1 });
  expect(await faultsOf(lin, run.id)).toMatchObject([{ row: 2, words: beyondReach }]);
});

test('records of stores are imported for one’s own stores, and for any of them where a rule shows all', async () => {
  const everywhere = await makeRole({ actions: actionsOf(visits) });
  await setRule(world.db, [everywhere, visits], [{ part: 'all' }]);
  const local = await makeRole({ actions: actionsOf(visits) });
  const rows = [
    ['门店', '备注'],
    ['S02001', '一'],
    ['S02002', '二'],
  ];
  const sheet = { subject: 'records/ors/imported-visits', ...sheetOf(rows) };

  const keeper = await world.person({ roles: [local], stores: ['S02001'] });
  const own = await checkFile(world, keeper, sheet);
  expect(own).toMatchObject({ added: 1, wrongRows: 1 });
  const words = '所选门店不存在，或不在可选范围内';
  expect(await faultsOf(keeper, own.id)).toMatchObject([{ row: 3, words }]);

  const inspector = await world.person({ roles: [everywhere] });
  expect(await checkFile(world, inspector, sheet)).toMatchObject({ added: 2, wrongRows: 0 });
});
