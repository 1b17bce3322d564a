import { day as dayMs } from '@portal/common/durations';

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The Monday of the week a day lies in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));

export const weekFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, nth) => addDays(monday, nth));

/** Weekdays from Monday. */
export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
