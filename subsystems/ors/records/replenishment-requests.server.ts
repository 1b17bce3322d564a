import { effectsOf } from '@portal/system-server/effects/effects';
import { moveOf, supplyingWarehouse, upTo } from '@portal/system-server/effects/stock-moves';
import { replenishmentRequests } from './replenishment-requests.ts';

/** Pieces that arrive leave the warehouse for the store, as many as were granted. */
export const replenishmentRequestEffects = effectsOf(replenishmentRequests, {
  arrive: ({ scope, fields }, { moveStock }) => {
    const take = upTo(fields.granted ?? fields.units);
    const moves = (fields.lines ?? []).flatMap((line) => {
      const units = take(line.units ?? 0);
      return [moveOf(line, supplyingWarehouse, -units), moveOf(line, scope, units)];
    });
    return moveStock('delivery', moves);
  },
});
