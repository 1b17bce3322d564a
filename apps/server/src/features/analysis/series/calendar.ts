/** Calendar days are texts, `yyyy-MM-dd`, in the group's own time; they compare as they read. */
const dayMs = 86_400_000;

/** Days from the first to the last, both counted. */
export interface Stretch {
  from: string;
  to: string;
}

export const daysLater = (day: string, days: number): string =>
  textOf(Date.parse(day) + days * dayMs);

export function daysOf({ from, to }: Stretch): string[] {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length }, (_, index) => daysLater(from, index));
}

export const isWithin = (day: string, { from, to }: Stretch): boolean => from <= day && day <= to;

export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const lastOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return textOf(Date.UTC(year, month, 0));
};

/** The same day of an earlier month; the month's last where it has no such day. */
export function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = lastOfMonth(textOf(Date.UTC(year, month - 1 - months, 1)));
  const same = `${last.slice(0, 7)}-${day.slice(8)}`;
  return same < last ? same : last;
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-MM-dd'.length);
