import type { ValuesOf } from '@portal/contract/records/typed-records';
import {
  effectsOf,
  type EffectMeans,
  type SteppedRecord,
} from '@portal/system-server/effects/effects';
import { moveOf } from '@portal/system-server/effects/stock-moves';
import { stockTransfers } from './stock-transfers.ts';

/** Pieces leave the store when they are sent, and are in the other one as it counted them. */
export const stockTransferEffects = effectsOf(stockTransfers, {
  send: ({ scope, fields }, { moveStock }) =>
    moveStock(
      'transfer',
      (fields.lines ?? []).map((line) => moveOf(line, scope, -(line.sent ?? 0))),
    ),
  receive: arrive,
  differ: arrive,
});

/** Books the pieces that arrived; a row without a count came as it was sent. */
function arrive(
  { fields: { toStore, lines } }: SteppedRecord<ValuesOf<typeof stockTransfers>>,
  { moveStock }: EffectMeans,
): Promise<void> {
  const rows = toStore === null ? [] : (lines ?? []);
  return moveStock(
    'transfer',
    rows.map((line) => moveOf(line, toStore ?? '', line.received ?? line.sent ?? 0)),
  );
}
