import type { RecordType } from '../../record-type.ts';
import { discountChecks, slipExceptions, slipRules } from './slips.ts';
import { cashDifferences, lossCases, spotChecks } from './cases.ts';

/** The record types of cashier loss-prevention. */
export const syfsTypes: readonly RecordType[] = [
  slipRules,
  slipExceptions,
  discountChecks,
  cashDifferences,
  spotChecks,
  lossCases,
];
