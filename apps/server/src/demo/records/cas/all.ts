import type { RecordMaker } from '../../world/record-maker.ts';
import { complaintRecords } from './complaints.ts';
import { reviewRecords } from './reviews.ts';

/**
 * The makers of the voice of customer. Each refers to the records of those before it,
 * which it finds in the world by their type.
 */
export const casRecords: readonly RecordMaker[] = [...complaintRecords, ...reviewRecords];
