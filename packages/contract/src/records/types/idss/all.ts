import type { RecordType } from '../../record-type.ts';
import { allocations, brokenSizes, displayGuides } from './allocation.ts';
import { diagnoses, sellThroughs, trials } from './analysis.ts';

/** The record types of retail operations. */
export const idssTypes: readonly RecordType[] = [
  allocations,
  brokenSizes,
  displayGuides,
  sellThroughs,
  trials,
  diagnoses,
];
