import { brokenRules } from '@portal/contract/records/rules';
import { expect, test } from 'vitest';
import { contractReviews } from './contract-reviews.ts';

test('KIT-04 the amount of a contract is required when it is a purchase', () => {
  const rules = contractReviews.rules ?? [];

  expect(brokenRules(rules, { kind: 'purchase', amount: null })).toEqual({
    amount: '采购合同请输入金额',
  });
  expect(brokenRules(rules, { kind: 'purchase', amount: 0 })).toEqual({});
  expect(brokenRules(rules, { kind: 'lease', amount: null })).toEqual({});
});
