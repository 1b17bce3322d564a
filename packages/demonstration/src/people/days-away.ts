import { daysSince, textIn } from '../world/field-readers.ts';
import type { MadeRecord } from '../world/numbered-records.ts';
import type { World } from '../world/world.ts';

const daysOf = (workNo: string, from: number, until: number): string[] =>
  Array.from({ length: from - until + 1 }, (_, nth) => `${workNo} ${from - nth}`);

/** Days on which people are away or work late; nobody is twice on one. */
export function daysAway() {
  const taken = new Set<string>();
  return {
    /** Takes the days from one to another, both as days ago, if all of them are free. */
    take(workNo: string, from: number, until: number): boolean {
      const days = daysOf(workNo, from, until);
      if (days.some((day) => taken.has(day))) return false;
      for (const day of days) taken.add(day);
      return true;
    },
    has: (workNo: string, daysAgo: number): boolean => taken.has(`${workNo} ${daysAgo}`),
  };
}
export type DaysAway = ReturnType<typeof daysAway>;

/** Takes the days of a leave that was made. */
export const takeSpan = (world: World, away: DaysAway, leave: MadeRecord): boolean =>
  away.take(
    leave.by,
    daysSince(world, textIn(leave, 'from')),
    daysSince(world, textIn(leave, 'until')),
  );
