import { brokenRules } from '@portal/contract/records/rules';
import { expect, test } from 'vitest';
import { priceChanges } from './price-changes.ts';

test('a new price is at most the price on the tag', () => {
  const rules = priceChanges.rules ?? [];

  expect(brokenRules(rules, { price: 300, tag: 299 })).toEqual({ price: '新售价不能高于吊牌价' });
  expect(brokenRules(rules, { price: 299, tag: 299 })).toEqual({});
});
