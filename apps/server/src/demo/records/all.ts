import type { RecordMaker } from '../world/record-maker.ts';
import { gimsRecords } from './gims/suppliers.ts';
import { hrRecords } from './hr/leaves.ts';
import { slipRecords } from './ors/slips.ts';
import { styleRecords } from './imos/styles.ts';

/** The makers of all records of the made-up group. */
export const recordMakers: readonly RecordMaker[] = [
  ...gimsRecords,
  ...hrRecords,
  ...slipRecords,
  ...styleRecords,
];
