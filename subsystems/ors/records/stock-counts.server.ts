import type { ValuesOf } from '@portal/contract/records/typed-records';
import {
  effectsOf,
  type EffectMeans,
  type SteppedRecord,
} from '@portal/system-server/effects/effects';
import { moveOf } from '@portal/system-server/effects/stock-moves';
import { stockCounts } from './stock-counts.ts';

/** A count that is done, or whose difference is written off, sets the stock to what was counted. */
export const stockCountEffects = effectsOf(stockCounts, {
  finish: setCounted,
  writeOff: setCounted,
  // A count that is taken again starts from what was booked.
  recount: ({ scope, fields }, { moveStock }) =>
    moveStock(
      'count',
      (fields.lines ?? []).map((line) => moveOf(line, scope, 0)),
    ),
});

/** Books the pieces counted beyond those booked; a row without a count changes nothing. */
function setCounted(
  { scope, fields }: SteppedRecord<ValuesOf<typeof stockCounts>>,
  { moveStock }: EffectMeans,
): Promise<void> {
  const found = (fields.lines ?? []).map((line) =>
    moveOf(line, scope, line.counted === null ? 0 : line.counted - (line.booked ?? 0)),
  );
  return moveStock('count', found);
}
