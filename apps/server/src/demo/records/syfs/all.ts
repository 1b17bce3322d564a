import type { RecordMaker } from '../../world/record-maker.ts';
import { caseRecords } from './cases.ts';
import { slipCheckRecords } from './slips.ts';

/**
 * The makers of cashier loss-prevention. Each refers to the records of those before it,
 * which it finds in the world by their type.
 */
export const syfsRecords: readonly RecordMaker[] = [...caseRecords, ...slipCheckRecords];
