import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { slipRules } from './records/rules.ts';
import { slipExceptions } from './records/slip-exceptions.ts';
import { discountChecks } from './records/discount-checks.ts';
import { cashDifferences } from './records/cash-differences.ts';
import { spotChecks } from './records/spot-checks.ts';
import { lossCases } from './records/cases.ts';

/**
 * Cashier loss-prevention: exceptional slips and discounts, cash differences,
 * and the cases that follow from them.
 */
export const syfs = defineSystem({
  key: 'syfs',
  platform: 'retail',
  name: '收银防损',
  description: '异常小票与折扣稽核',
  board,
  sections: menu,
  recordTypes: [slipRules, slipExceptions, discountChecks, cashDifferences, spotChecks, lossCases],
});
