import { brokenRules } from '@portal/contract/records/rules';
import { expect, test } from 'vitest';
import { leaves } from './leaves.ts';

test('KIT-04 a leave that ends before it begins breaks its rule, in the words shown at the field', () => {
  const rules = leaves.rules ?? [];

  expect(brokenRules(rules, { from: '2026-12-20', until: '2026-12-01' })).toEqual({
    until: '结束日期不能早于开始日期',
  });
  expect(brokenRules(rules, { from: '2026-12-01', until: '2026-12-01' })).toEqual({});
  expect(brokenRules(rules, { from: '2026-12-01', until: null })).toEqual({});
});
