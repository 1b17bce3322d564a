import { calendarDay } from '@portal/common/group-time';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { TypeEffects } from '@portal/system-server/effects/effects';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import type { StoredRecord } from '../store.ts';
import { type BookMoves, createEffectMeans } from './effect-means.ts';

interface Parts {
  effects: readonly TypeEffects[];
  bookMoves: BookMoves;
}

/** A record as a step leaves it, and whoever took the step. */
export interface TakenStep extends Pick<StoredRecord, 'id' | 'scope' | 'fields' | 'changedBy'> {
  type: RecordType;
  step: string;
  session: Pick<Session, 'personId' | 'workNo'>;
}

/** A record that an effect added or changed. */
export interface CausedChange {
  kind: 'record.created' | 'record.changed';
  type: RecordType;
  id: string;
  /** The states it was in, and is. */
  states: readonly string[];
}

/**
 * Returns what runs the effect of a step, in its transaction, and tells the records that it added or changed; of a step
 * without one nothing happens.
 */
export function createRunEffects({ effects, bookMoves }: Parts) {
  const byType = new Map(effects.map(({ type, steps }) => [keyOfType(type), steps]));
  return async (db: Database, first: TakenStep, at: Date): Promise<CausedChange[]> => {
    const caused: CausedChange[] = [];
    const note = (change: CausedChange) => void caused.push(change);
    const run = async (taken: TakenStep): Promise<void> => {
      const { type, step, id, scope, fields, session } = taken;
      const effect = byType.get(keyOfType(type))?.[step];
      if (!effect) return;
      const taker = { takenBy: session.workNo, takenOn: calendarDay(at) };
      const means = createEffectMeans({ db, bookMoves, taken, at, note, run });
      await effect({ id, scope, fields, ...taker }, means);
    };
    await run(first);
    return caused;
  };
}
