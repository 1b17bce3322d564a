import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { type OrderPlan, orderPlans } from './order-plans.demo.ts';
import { purchaseOrders } from './purchase-orders.ts';

const keyOf = (style: string, ordered: string): string => `${style} ${ordered}`;

/** Plans with the orders made of them. */
export function orderedPlans(world: World): { plan: OrderPlan; order: MadeRecord }[] {
  const orders = new Map(
    world
      .recordsOf(purchaseOrders)
      .map((order) => [keyOf(textIn(order, 'style'), textIn(order, 'ordered')), order]),
  );
  return orderPlans(world).flatMap((plan) => {
    const order = orders.get(keyOf(plan.style.id, world.day(plan.orderedDaysAgo)));
    return order && ['placed', 'received'].includes(order.state) ? [{ plan, order }] : [];
  });
}
