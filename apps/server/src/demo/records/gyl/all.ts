import type { RecordMaker } from '@portal/demonstration/world/record-maker';
import { arrivalRecords } from './arrival.ts';
import { transportRecords } from './transport.ts';
import { warehouseRecords } from './warehouse.ts';

/**
 * The makers of the supply chain. Each refers to the records of those before it,
 * which it finds in the world by their type, so that numbers, pieces
 * and dates agree along the chain.
 */
export const gylRecords: readonly RecordMaker[] = [
  ...arrivalRecords,
  ...warehouseRecords,
  ...transportRecords,
];
