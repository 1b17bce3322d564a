import { recordType } from '@portal/contract/records/record-type';
import * as kinds from '@portal/contract/records/fields';
import { expect, test } from 'vitest';
import { finalWords, questionOf, questionOfMany, stepTitle } from './step-question.ts';

const payments = recordType({
  system: 'ams',
  name: 'test-payments',
  one: '对外付款',
  number: 'FK{000}',
  actions: 'ams:payment',
  scope: 'all',
  fields: {
    party: kinds.text({ label: '收款方', required: true }),
    supplier: kinds.link({ label: '供应商', type: 'gims/suppliers' }),
    amount: kinds.money({ label: '付款金额' }),
    copies: kinds.count({ label: '份数', unit: '份' }),
  },
  initial: 'approved',
  states: { approved: { label: '待付款' } },
});
const names = { 'gims/suppliers': { GY001: '华纺针织' } };
const payment = (id: string, fields: Record<string, string | number | null>) => ({
  id,
  createdBy: '苏锦禾',
  fields: { party: null, supplier: null, amount: null, copies: null, ...fields },
});
const pay = { label: '付款', toward: 'party' };
const end = { label: '终止' };

test('FIX-57 the question before a payment says to whom, how much and for which record', () => {
  const record = payment('FK001', { party: '上海某某', amount: 48_888 });
  expect(questionOf(payments, record, pay, names)).toBe(
    '确定向 上海某某 付款 ¥48,888.00（对外付款 FK001）吗？',
  );
  const linked = payment('FK002', { supplier: 'GY001', amount: 0.5 });
  expect(questionOf(payments, linked, { ...pay, toward: 'supplier' }, names)).toBe(
    '确定向 华纺针织 GY001 付款 ¥0.50（对外付款 FK002）吗？',
  );
});

test('FIX-57 any other question has the name and the figure that there are, of an own record its author', () => {
  const record = payment('FK001', { party: '上海某某', copies: 3 });
  expect(questionOf(payments, record, end, names)).toBe(
    '确定终止对外付款 FK001（上海某某，3 份）吗？',
  );
  expect(questionOf({ ...payments, scope: 'own' }, record, end, names)).toBe(
    '确定终止对外付款 FK001（苏锦禾，上海某某，3 份）吗？',
  );
  expect(questionOf(payments, payment('FK001', {}), pay, names)).toBe(
    '确定付款对外付款 FK001 吗？',
  );
});

test('FIX-57 the question before a batch says how many, the sum and the names, and no sum of different things', () => {
  const records = [
    payment('FK001', { party: '上海某某', amount: 0.1 }),
    payment('FK002', { party: '北京某某', amount: 0.2 }),
  ];
  expect(questionOfMany(payments, records, pay, names)).toEqual({
    title: '确定对选中的 2 条对外付款执行「付款」，合计 ¥0.30 吗？',
    body: 'FK001 上海某某 ¥0.10、FK002 北京某某 ¥0.20',
  });
  const mixed = [...records, payment('FK003', { copies: 2 })];
  expect(questionOfMany(payments, mixed, pay, names).title).toBe(
    '确定对选中的 3 条对外付款执行「付款」吗？',
  );
  const many = Array.from({ length: 12 }, (_, at) => payment(`FK${at}`, {}));
  expect(questionOfMany(payments, many, pay, names).body).toMatch(/FK9 等 12 条$/);
});

test.for([
  ['提交巡店', '巡店任务', '提交巡店任务'],
  ['办结离职', '离职办理', '办结离职办理'],
  ['同意', '请假申请', '同意请假申请'],
  ['提交申请', '申请', '提交申请'],
] as const)('%s of %s is said once: %s', ([label, one, title]) => {
  expect(stepTitle({ label }, { one })).toBe(title);
});

test('EFF-09 the question says what a step causes besides', () => {
  expect(finalWords({ causes: '合同列入台账，待签订' })).toBe(
    '合同列入台账，待签订。办理后不能撤销。',
  );
  expect(finalWords({})).toBe('办理后不能撤销。');
});
