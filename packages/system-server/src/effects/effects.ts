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
  /** The work number of who took the step. */
  takenBy: string;
  /** The day on which they did: '2026-12-01'. */
  takenOn: string;
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
  /**
   * Adds a record that all share, in the first state of its type, and returns its number. Refuses the step where a required
   * field is empty or a rule is broken, in the words of the new record's form.
   */
  addRecord: <Type extends RecordType>(
    type: Type,
    fields: Readonly<Partial<ValuesOf<Type>>>,
  ) => Promise<string>;
  /** Returns the values of another record, such as one that a field links to; nobody else changes it meanwhile. */
  valuesOf: <Type extends RecordType>(type: Type, id: string) => Promise<ValuesOf<Type>>;
  /** Returns the numbers of the records of a type that link to another with a field, and are in one of some states. */
  linkedTo: <Type extends RecordType>(
    type: Type,
    link: { field: keyof ValuesOf<Type> & string; id: string; states: readonly string[] },
  ) => Promise<readonly string[]>;
  /**
   * Changes another record. A step is taken where its state has one of that name, with what it causes in turn; whoever took
   * the first step took this one.
   */
  change: <Type extends RecordType>(
    type: Type,
    id: string,
    edit: CausedEdit<Type>,
  ) => Promise<void>;
  /** Refuses the step, in words for whoever takes it. */
  refuse: (words: string) => never;
}

/** Changes that an effect makes to another record. */
export interface CausedEdit<Type extends RecordType> {
  fields?: Readonly<Partial<ValuesOf<Type>>>;
  step?: StepOf<Type>;
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
