import { hour } from '@portal/common/durations';
/** The group keeps China's time: eight hours ahead of UTC, without summer time. */
const aheadOfUtcMs = 8 * hour;

const inGroupTime = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtcMs).toISOString();

/** A moment as the wire writes it: `yyyy-MM-dd HH:mm:ss`, in the group's own time. */
export const wireTime = (moment: Date): string =>
  inGroupTime(moment).slice(0, 'yyyy-MM-dd HH:mm:ss'.length).replace('T', ' ');

/** The calendar day of a moment in the group's own time, `yyyy-MM-dd`. */
export const calendarDay = (moment: Date): string =>
  inGroupTime(moment).slice(0, 'yyyy-MM-dd'.length);

/** The moment at which a calendar day of the group begins. @throws {RangeError} for a day no calendar has. */
export const midnightOf = (date: string): Date => momentOf(`${date} 00:00:00`);

/** The moment a time on the wire means. @throws {RangeError} for a day no calendar has. */
export function momentOf(time: string): Date {
  const moment = new Date(`${time.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`${time} is no time`);
  return moment;
}
