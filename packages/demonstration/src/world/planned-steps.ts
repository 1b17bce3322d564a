import type { RecordFields } from '@portal/contract/records/field-values';
import type { TakenStep } from './record-maker.ts';
import type { World } from './world.ts';

/** A step that is taken on a day, which may lie ahead. */
export interface PlannedStep {
  step: string;
  /** A work number. */
  by: string;
  /** Negative in the future. */
  daysAgo: number;
  /** '09:30' */
  time: string;
  fields?: RecordFields;
}

/** Returns the steps that have been taken by now: those before the first that lies ahead. */
export function stepsTaken(world: World, planned: readonly PlannedStep[]): TakenStep[] {
  const ahead = planned.findIndex(({ daysAgo }) => daysAgo < 0);
  const past = ahead === -1 ? planned : planned.slice(0, ahead);
  return past.map(({ step, by, daysAgo, time, fields }) => ({
    step,
    by,
    at: world.at(daysAgo, time),
    ...(fields && { fields }),
  }));
}
