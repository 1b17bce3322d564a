import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { SteppedRecord, TypeEffects } from '@portal/system-server/effects/effects';
import type { StockMove, StockReason } from '@portal/system-server/effects/stock-moves';
import type { Database } from '#platform/database/database.ts';

interface Parts {
  effects: readonly TypeEffects[];
  /** Books the moves of a record, or refuses them. */
  bookMoves: (
    db: Database,
    booking: { document: string; reason: StockReason; at: Date },
    moves: readonly StockMove[],
  ) => Promise<void>;
}

interface TakenStep extends SteppedRecord {
  type: RecordType;
  step: string;
}

/** Returns what runs the effect of a step, in its transaction; of a step without one nothing happens. */
export function createRunEffects({ effects, bookMoves }: Parts) {
  const byType = new Map(effects.map(({ type, steps }) => [keyOfType(type), steps]));
  return async (db: Database, { type, step, ...record }: TakenStep, at: Date): Promise<void> => {
    const take = byType.get(keyOfType(type))?.[step];
    await take?.(record, {
      moveStock: (reason, moves) => bookMoves(db, { document: record.id, reason, at }, moves),
    });
  };
}
