/** Returns the days of a month in weeks that begin on Monday, with days of the months beside it; `yyyy-mm`. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAfter(first, week * 7 + day - before)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** The month some months later; earlier with a negative number. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + months, 1)).toISOString().slice(0, 'yyyy-mm'.length);
}

/** The last day of a month: `2026-11-30`. */
export const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1);

function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
