import { writtenDayIn, writtenTimeIn } from '@portal/common/written-days';
import { readDay, readDayAndTime, readTime } from './date-values.ts';

/** The precision a field asks for: a day, a day with a time, or a time of day. */
export interface DateSpelling {
  /** Returns a text as the field has it, of any spelling; one that is no such thing stays as it was typed. */
  written: (text: string, before: string) => string;
  /** Returns whether a value exists in the calendar, or on the clock. */
  exists: (value: string) => boolean;
  /** The words for a value that does not. */
  wrongWords: (value: string) => string;
}

const missingDay = (value: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(value) ?? [];
  return year === undefined || readDay(value.slice(0, 10))
    ? '请输入正确的日期'
    : `没有 ${year} 年 ${Number(month)} 月 ${Number(day)} 日这一天`;
};

export const daySpelling: DateSpelling = {
  written: (text) => writtenDayIn(text)?.day ?? text.trim(),
  exists: (value) => readDay(value) !== null,
  wrongWords: missingDay,
};

/** A day alone keeps the time from before, as one chosen in the calendar does. */
export const dayAndTimeSpelling: DateSpelling = {
  written: (text, before) => {
    const { day, time } = writtenDayIn(text) ?? {};
    return day === undefined ? text.trim() : `${day}T${time ?? timeOf(before)}`;
  },
  exists: (value) => readDayAndTime(value) !== null,
  wrongWords: missingDay,
};

export const timeSpelling: DateSpelling = {
  written: (text) => writtenTimeIn(text) ?? text.trim(),
  exists: (value) => readTime(value) !== null,
  wrongWords: () => '请输入正确的时间',
};

const timeOf = (value: string): string => (readDayAndTime(value) ? value.slice(11, 16) : '00:00');
