import type { Clock } from '#platform/time/clock.ts';

export interface StillClock extends Clock {
  advance(ms: number): void;
  moveTo(moment: Date): void;
}

/** A clock that moves when a test moves it and at no other time. */
export function stillClock(start: Date): StillClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => void (now += ms),
    moveTo: (moment) => void (now = moment.getTime()),
  };
}
