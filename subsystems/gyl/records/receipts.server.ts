import type { ValuesOf } from '@portal/contract/records/typed-records';
import { inspections } from '@portal/gims/records/inspections';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import {
  type EffectMeans,
  effectsOf,
  type SteppedRecord,
} from '@portal/system-server/effects/effects';
import { moveOf } from '@portal/system-server/effects/stock-moves';
import { receipts } from './receipts.ts';

/** Goods that a warehouse takes in are in its stock; the order knows what came, and ends with its last piece. */
export const receiptEffects = effectsOf(receipts, { post: takeIn, differ: takeIn });

async function takeIn(
  { fields }: SteppedRecord<ValuesOf<typeof receipts>>,
  { linkedTo, moveStock, valuesOf, change, refuse }: EffectMeans,
): Promise<void> {
  const { style, rows, received } = fields;
  const [delivery, order, warehouse] = [
    fields.delivery ?? '',
    fields.order ?? '',
    fields.warehouse ?? '',
  ];
  const inspected = { field: 'delivery', id: delivery, states: ['passed', 'conceded'] } as const;
  if ((await linkedTo(inspections, inspected)).length === 0) {
    refuse(`到货单 ${delivery} 未通过质检，不能入库`);
  }
  await moveStock(
    'delivery',
    (rows ?? []).map((row) => moveOf({ style, ...row }, warehouse, row.received ?? 0)),
  );
  const ordered = await valuesOf(purchaseOrders, order);
  const arrived = (ordered.arrived ?? 0) + (received ?? 0);
  const isWhole = arrived >= (ordered.units ?? 0);
  await change(purchaseOrders, order, { fields: { arrived }, ...(isWhole && { step: 'finish' }) });
}
