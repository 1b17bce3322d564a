import { beforeEach, expect, test } from 'vitest';
import { addEnhanceRecord, enhanceRecordsOf } from './enhance-records.ts';
import { forget, remember, storageKeys } from './storage.ts';

beforeEach(() => forget(storageKeys.enhanceRecords));

const versionsOf = (code: string) => enhanceRecordsOf(code).map(({ version }) => version);

test('DLG-11 CON-09 of seventeen enhance records of a table the newest sixteen are kept', () => {
  for (let version = 1; version <= 17; version += 1) addEnhanceRecord({ code: 'goods', version });

  expect(versionsOf('goods')).toEqual(Array.from({ length: 16 }, (_, nth) => nth + 2));
});

test('DLG-11 tables do not displace one another’s enhance records', () => {
  addEnhanceRecord({ code: 'goods', version: 1 });
  for (let version = 1; version <= 17; version += 1) addEnhanceRecord({ code: 'stores', version });

  expect(versionsOf('goods')).toEqual([1]);
  expect(versionsOf('stores')).toHaveLength(16);
  expect(versionsOf('constructor')).toEqual([]);
});

test('what somebody else has stored in their place is no enhance record', () => {
  remember(storageKeys.enhanceRecords, { goods: ['script'] });

  expect(enhanceRecordsOf('goods')).toEqual([]);
  addEnhanceRecord({ code: 'goods', version: 1 });
  expect(versionsOf('goods')).toEqual([1]);
});
