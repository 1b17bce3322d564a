import { expect, test } from 'vitest';
import { writtenDayIn } from './written-days.ts';

test.each([
  '2026-11-05',
  '2026/11/05',
  '2026年11月05日',
  '20261105',
  '2026-11-5',
  '2026/11/5',
  '2026年11月5日',
  ' 2026 年 11 月 5 日　',
  '２０２６－１１－０５',
  '２０２６１１０５',
  '2026–11–05',
  '\u200E2026/11/05\u200B',
  '2026-11-05 星期四',
])('a day is read as people write it: "%s"', (text) => {
  expect(writtenDayIn(text)).toEqual({ day: '2026-11-05', time: undefined });
});

test('the time a sheet sets behind a day is read with it', () => {
  expect(writtenDayIn('2026/11/5 8:30:00')).toEqual({ day: '2026-11-05', time: '08:30' });
  expect(writtenDayIn('2026-11-05T08:30')).toEqual({ day: '2026-11-05', time: '08:30' });
});

test('a day that does not exist is read as it was written, and other text not at all', () => {
  expect(writtenDayIn('20270229')?.day).toBe('2027-02-29');
  expect(writtenDayIn('2027-13-32')?.day).toBe('2027-13-32');
  expect(writtenDayIn('2027')).toBeUndefined();
  expect(writtenDayIn('下周五')).toBeUndefined();
  expect(writtenDayIn('2027111')).toBeUndefined();
});
