import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType } from '@portal/contract/records/record-type';
import type { World } from './world.ts';

/** A step that was taken with a record: by whom, when, and the fields that were given with it. */
export interface TakenStep {
  step: string;
  /** A work number. */
  by: string;
  at: Date;
  fields?: RecordFields;
}

/** A record as its author made it, and the steps taken since; its number and state follow from these. */
export interface RecordDraft {
  /** The store, group or company number or the id of the person whose record it is; '' for a type that all share. */
  scope: string;
  /** A work number. */
  by: string;
  at: Date;
  /** As they were at the beginning. Fields left out are empty. */
  fields: RecordFields;
  /** The first state, where the server chooses it. */
  state?: string;
  /** In the order they were taken. */
  steps?: TakenStep[];
}

/** Makes the records of a type in the made-up group. */
export interface RecordMaker {
  type: RecordType;
  make: (world: World) => RecordDraft[];
}

export const recordMaker = (type: RecordType, make: RecordMaker['make']): RecordMaker => ({
  type,
  make,
});
