import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType } from '@portal/contract/records/record-type';
import type { StepOf, ValuesOf } from '@portal/contract/records/typed-records';
import type { StockMove, StockReason } from './stock-moves.ts';

/** A record as a step leaves it. */
export interface SteppedRecord<Fields = RecordFields> {
  /** Its number. */
  id: string;
  /** The store, group or company it belongs to, or its person; '' for a type that all share. */
  scope: string;
  fields: Fields;
}

/**
 * The means of an effect, in the transaction of its step. Nothing else is handed to it: it names no table, and knows no
 * network.
 */
export interface EffectMeans {
  /**
   * Moves pieces between places. The moves of a record at a place replace those it made there before, so that a step taken
   * again does not count twice. Refuses the step where a place has fewer pieces than leave it.
   */
  moveStock: (reason: StockReason, moves: readonly StockMove[]) => Promise<void>;
}

/** An effect as a method, so that one of known fields is one of any: what a record of its type has was checked as it came. */
interface StepEffect<Fields> {
  take(record: SteppedRecord<Fields>, means: EffectMeans): Promise<void>;
}

/** The effects of a record type's steps, by their keys. */
export interface TypeEffects {
  type: RecordType;
  steps: Readonly<Record<string, StepEffect<RecordFields>['take'] | undefined>>;
}

/**
 * Names what the steps of a record type cause. An effect runs in the transaction of its step, once the rules have passed;
 * where it refuses, the step is refused in its words, and nothing has happened.
 */
export const effectsOf = <Type extends RecordType>(
  type: Type,
  steps: Readonly<Partial<Record<StepOf<Type>, StepEffect<ValuesOf<Type>>['take']>>>,
): TypeEffects => ({ type, steps });
