import { storageKeys } from '@portal/client/storage';
import { subsystemKeys } from '@portal/contract/subsystem-keys';
import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

const kept: Record<string, unknown> = {
  [storageKeys.businessGroupInfo]: { bgNo: 'BG02', bgName: '女装事业部' },
  [storageKeys.storeNo]: 'S02117',
  [storageKeys.storeName]: '湖滨旗舰店',
  [storageKeys.company]: { companyNo: 'C1', companyName: '线上服饰公司' },
};
const withStore = (storeNo: unknown) => (key: string) =>
  key === storageKeys.storeNo ? storeNo : undefined;

test.each(['crm', 'imos', 'cms'] as const)('HDR-08 %s shows the business group', (system) => {
  expect(contextOf(system, (key) => kept[key])).toEqual({ kind: 'group', name: '女装事业部' });
});

test.each(['ors', 'rcm'] as const)('HDR-09 %s shows the store number', (system) => {
  const context = contextOf(system, (key) => kept[key]);
  expect(context).toEqual({ kind: 'store', code: 'S02117', name: '湖滨旗舰店' });
});

test('HDR-10 ops shows the company', () => {
  expect(contextOf('ops', (key) => kept[key])).toEqual({ kind: 'company', name: '线上服饰公司' });
});

test('HDR-11 no other system has a context', () => {
  const withContext = subsystemKeys.filter((system) => contextOf(system, (key) => kept[key]));
  expect(withContext).toEqual(['ors', 'rcm', 'ops', 'imos', 'crm', 'cms']);
});

test.each([undefined, '99999', '', 99999, { storeNo: 'S1' }])(
  'a store number of %j means that no store is chosen',
  (storeNo) => expect(contextOf('ors', withStore(storeNo))).toEqual({ kind: 'store' }),
);
