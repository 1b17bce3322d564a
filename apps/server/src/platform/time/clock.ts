/** The one owner of the present: a test hands over a clock that stands still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
