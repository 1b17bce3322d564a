import type { RecordMaker } from '../world/record-maker.ts';
import { hrRecords } from './hr/leaves.ts';

/** The makers of all records of the made-up group. */
export const recordMakers: readonly RecordMaker[] = [...hrRecords];
