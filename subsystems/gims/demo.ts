import { supplierMaker } from './records/suppliers.demo.ts';
import { sampleMaker } from './records/samples.demo.ts';
import { materialMaker } from './records/materials.demo.ts';
import { purchaseOrderMaker } from './records/purchase-orders.demo.ts';
import { deliveryMaker } from './records/deliveries.demo.ts';
import { followUpMaker } from './records/follow-ups.demo.ts';
import { inspectionMaker } from './records/inspections.demo.ts';
import { capacityMaker } from './records/capacities.demo.ts';
import { productionPlanMaker } from './records/production-plans.demo.ts';
import { supplierStatementMaker } from './records/supplier-statements.demo.ts';

/** The makers of what gims has in the made-up group. */
export const gimsDemonstration = [
  supplierMaker,
  sampleMaker,
  materialMaker,
  purchaseOrderMaker,
  deliveryMaker,
  followUpMaker,
  inspectionMaker,
  capacityMaker,
  productionPlanMaker,
  supplierStatementMaker,
];
