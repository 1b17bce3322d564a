import type { RecordType } from '../../record-type.ts';
import { suppliers } from './suppliers.ts';
import { deliveries, followUps, purchaseOrders } from './purchase.ts';
import { inspections } from './quality.ts';
import { materials, samples } from './development.ts';
import { capacities, productionPlans } from './production.ts';
import { supplierStatements } from './statements.ts';

/** The record types of procurement and manufacturing. */
export const gimsTypes: readonly RecordType[] = [
  suppliers,
  purchaseOrders,
  deliveries,
  followUps,
  inspections,
  samples,
  materials,
  capacities,
  productionPlans,
  supplierStatements,
];
