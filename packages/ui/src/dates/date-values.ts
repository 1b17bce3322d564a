import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/** Days of a span, `2026-11-20`; '' for an end that is open. */
export interface DayRange {
  from: string;
  until: string;
}

/** The library throws for a text that is no date. */
function readOr<Value>(read: (text: string) => Value, text: string): Value | null {
  if (text === '') return null;
  try {
    return read(text);
  } catch {
    return null;
  }
}

/** Reads `2026-11-20`; null for '' and for a text that is no day. */
export const readDay = (text: string): CalendarDate | null => readOr(parseDate, text);

/** Reads `2026-11-20T08:30`, the form of the browser's own field. */
export const readDayAndTime = (text: string): CalendarDateTime | null =>
  readOr(parseDateTime, text);

/** Reads `08:30`. */
export const readTime = (text: string): Time | null => readOr(parseTime, text);

/** Writes `2026-11-20`, `2026-11-20T08:30` or `08:30`: seconds are cut off. */
export function writtenDate(value: CalendarDate | CalendarDateTime | Time | null): string {
  if (value === null) return '';
  const text = value.toString();
  return text.includes(':') ? text.replace(/:\d\d(\.\d+)?$/, '') : text;
}

/** Both days of a range whose ends are in order; null while one is missing, or they are not. */
export function readRange({ from, until }: DayRange) {
  const [start, end] = [readDay(from), readDay(until)];
  return start && end && start.compare(end) <= 0 ? { start, end } : null;
}
