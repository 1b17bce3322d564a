import type { RecordMaker } from '@portal/demonstration/world/record-maker';
import { developmentRecords } from './development.ts';
import { productionRecords } from './production.ts';
import { purchaseRecords } from './purchase.ts';
import { qualityRecords } from './quality.ts';
import { supplierRecords } from './suppliers.ts';

/**
 * The makers of procurement and manufacturing. Each refers to the records of those before it,
 * which it finds in the world by their type, so that numbers, pieces
 * and dates agree along the chain.
 */
export const gimsRecords: readonly RecordMaker[] = [
  ...supplierRecords,
  ...developmentRecords,
  ...purchaseRecords,
  ...qualityRecords,
  ...productionRecords,
];
