import { day } from '@portal/common/durations';
import type { Clock } from '#platform/time/clock.ts';
import { calendarDay, momentOf } from '@portal/common/group-time';

/** The first and the last day on which access given today may end. */
export interface DayBounds {
  from: string;
  most: string;
}

/** Days are those of the group's calendar; the last one counts in full. */
export const boundsOn = (clock: Clock, mostDays: number): DayBounds => ({
  from: calendarDay(clock.now()),
  most: calendarDay(new Date(clock.now().getTime() + mostDays * day)),
});

export const isWithin = (date: string, { from, most }: DayBounds): boolean =>
  from <= date && date <= most;

/** The moment after the last day. */
export const endOf = (lastDay: string): Date =>
  new Date(momentOf(`${lastDay} 00:00:00`).getTime() + day);

/** The last day of what ends at a moment. */
export const lastDayOf = (end: Date): string => calendarDay(new Date(end.getTime() - 1));
