import { cashDifferenceMaker } from './records/cash-differences.demo.ts';
import { spotCheckMaker } from './records/spot-checks.demo.ts';
import { lossCaseMaker } from './records/cases.demo.ts';
import { slipRuleMaker } from './records/rules.demo.ts';
import { slipExceptionMaker } from './records/slip-exceptions.demo.ts';
import { discountCheckMaker } from './records/discount-checks.demo.ts';

/** The makers of what syfs has in the made-up group. */
export const syfsDemonstration = [
  cashDifferenceMaker,
  spotCheckMaker,
  lossCaseMaker,
  slipRuleMaker,
  slipExceptionMaker,
  discountCheckMaker,
];
