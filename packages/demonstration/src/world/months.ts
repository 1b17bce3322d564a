import type { World } from './world.ts';

/** The first day of a month, counted from the present one. */
export function monthBegin(world: World, monthsAgo: number): string {
  const [year = 0, month = 1] = world.day(0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
}

/** The last day of a month: '2026-02' ends on '2026-02-28'. */
export function lastDayOf(month: string): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10);
}
