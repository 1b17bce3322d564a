import { day as dayMs, hour } from '@portal/common/durations';

// The group's calendar is China's: eight hours ahead of UTC, without summer time.
const chinaOffsetMs = 8 * hour;

/** The calendar day in China some days before a moment, as 'yyyy-mm-dd'. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() + chinaOffsetMs - days * dayMs).toISOString().slice(0, 10);

/** A moment some hours before another. */
export const hoursBefore = (now: Date, hours: number): Date =>
  new Date(now.getTime() - hours * hour);

const weekdayWeights = [134, 88, 85, 87, 92, 108, 140]; // from Sunday
const monthWeights = [118, 96, 92, 98, 101, 94, 84, 82, 97, 109, 116, 122]; // from January

/** Days on which people buy more than on others, in percent of an ordinary day. */
const festivals: Record<string, number> = {
  '01-01': 150,
  '05-01': 160,
  '05-02': 145,
  '06-18': 165,
  '10-01': 185,
  '10-02': 170,
  '10-03': 155,
  '11-10': 135,
  '11-11': 260,
  '11-12': 120,
  '12-12': 170,
  '12-25': 130,
};

/** Returns the weight of a day's sales, in thousandths of an average day. */
export function dayWeight(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = weekdayWeights[date.getUTCDay()] ?? 100;
  const month = monthWeights[date.getUTCMonth()] ?? 100;
  const festival = festivals[day.slice(5)] ?? 100;
  return Math.round((weekday * month * festival) / 1_000);
}
