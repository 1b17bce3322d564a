import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test, vi } from 'vitest';

// The session listens to other tabs as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));
const { contextLabelOf } = await import('./context-label.ts');

const choices = {
  group: { no: 'BG02', name: '女装事业部' },
  store: { no: 'S02117', name: '湖滨旗舰店' },
  company: { no: 'C1', name: '线上服饰公司' },
};

test.each(['crm', 'imos', 'cms'] as const)('HDR-08 %s is about the business group', (system) => {
  expect(contextLabelOf(system, choices)).toEqual({ kind: 'group', name: '女装事业部' });
});

test.each(['ors', 'rcm'] as const)('HDR-09 %s is about the store, with its number', (system) => {
  const shown = { kind: 'store', code: 'S02117', name: '湖滨旗舰店' };
  expect(contextLabelOf(system, choices)).toEqual(shown);
});

test('HDR-10 ops is about the company', () => {
  expect(contextLabelOf('ops', choices)).toEqual({ kind: 'company', name: '线上服饰公司' });
});

test('HDR-11 no other system is about a choice', () => {
  const about = subsystemKeys.filter((system) => contextLabelOf(system, choices));
  expect(about).toEqual(['ors', 'rcm', 'ops', 'imos', 'crm', 'cms']);
});

test.each([undefined, { no: '99999', name: '' }])('CTX-09 %j is no store', (store) => {
  expect(contextLabelOf('ors', { store })).toEqual({ kind: 'store', name: '未选择门店' });
});
