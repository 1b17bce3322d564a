import { effectsOf } from '@portal/system-server/effects/effects';
import { moveOf, supplyingWarehouse, upTo } from '@portal/system-server/effects/stock-moves';
import { warehouseReturns } from './warehouse-returns.ts';

/** Goods leave the store when they are sent back, and are in the warehouse as it counted them. */
export const warehouseReturnEffects = effectsOf(warehouseReturns, {
  ship: ({ scope, fields }, { moveStock }) =>
    moveStock(
      'return',
      (fields.lines ?? []).map((line) => moveOf(line, scope, -(line.units ?? 0))),
    ),
  arrive: ({ fields }, { moveStock }) => {
    const take = upTo(fields.received);
    const arrived = (fields.lines ?? []).map((line) =>
      moveOf(line, supplyingWarehouse, take(line.units ?? 0)),
    );
    return moveStock('return', arrived);
  },
});
