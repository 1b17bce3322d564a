import { day as dayMs } from '@portal/common/durations';

// Calendar days are strings, `yyyy-MM-dd`, in China Standard Time; they sort as text.

/** A range of days, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

export const daysLater = (day: string, days: number): string =>
  formatDay(Date.parse(day) + days * dayMs);

export function daysOf({ from, to }: DayRange): string[] {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length }, (_, index) => daysLater(from, index));
}

export const isWithin = (day: string, { from, to }: DayRange): boolean => from <= day && day <= to;

export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const lastOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return formatDay(Date.UTC(year, month, 0));
};

/** Returns the same day of an earlier month, or the last day of that month if it is shorter. */
export function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = lastOfMonth(formatDay(Date.UTC(year, month - 1 - months, 1)));
  const same = `${last.slice(0, 7)}-${day.slice(8)}`;
  return same < last ? same : last;
}

const formatDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-MM-dd'.length);
