import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { suppliers } from './records/suppliers.ts';
import { purchaseOrders } from './records/purchase-orders.ts';
import { deliveries } from './records/deliveries.ts';
import { followUps } from './records/follow-ups.ts';
import { inspections } from './records/inspections.ts';
import { samples } from './records/samples.ts';
import { materials } from './records/materials.ts';
import { capacities } from './records/capacities.ts';
import { productionPlans } from './records/production-plans.ts';
import { supplierStatements } from './records/supplier-statements.ts';

/**
 * Procurement and manufacturing: fabrics and trims, factories,
 * purchase orders and their quality.
 */
export const gims = defineSystem({
  key: 'gims',
  platform: 'product',
  name: '采购生产',
  description: '面辅料、工厂与排产',
  board,
  sections: menu,
  recordTypes: [
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
  ],
});
