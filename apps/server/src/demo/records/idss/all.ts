import type { RecordMaker } from '../../world/record-maker.ts';
import { allocationRecords } from './allocation.ts';
import { analysisRecords } from './analysis.ts';

/**
 * The makers of retail operations. Each refers to the records of those before it,
 * which it finds in the world by their type.
 */
export const idssRecords: readonly RecordMaker[] = [...allocationRecords, ...analysisRecords];
