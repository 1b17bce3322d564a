import { expect, test } from 'vitest';
import { rangesOf, trendRanges } from './period-ranges.ts';

test('a month goes from its first to the newest day, beside as much of the months compared', () => {
  expect(rangesOf('month', '2026-11-21')).toMatchObject({
    current: { from: '2026-11-01', to: '2026-11-21' },
    before: { from: '2026-10-01', to: '2026-10-21' },
    lastYear: { from: '2025-11-01', to: '2025-11-21' },
    wholeDays: 30,
  });
});

test('a month that is longer than the one before is compared with all of that', () => {
  expect(rangesOf('month', '2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(rangesOf('month', '2028-02-29').lastYear).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
});

test('a week begins on Monday and meets the same weekdays a year ago', () => {
  expect(rangesOf('week', '2026-11-22')).toMatchObject({
    current: { from: '2026-11-16', to: '2026-11-22' },
    before: { from: '2026-11-09', to: '2026-11-15' },
    lastYear: { from: '2025-11-17', to: '2025-11-23' },
    wholeDays: 7,
  });
  expect(rangesOf('week', '2026-11-16').current).toEqual({ from: '2026-11-16', to: '2026-11-16' });
});

test('a day is compared with the day before and the same weekday a year ago', () => {
  expect(rangesOf('day', '2026-01-01')).toMatchObject({
    current: { from: '2026-01-01', to: '2026-01-01' },
    before: { from: '2025-12-31', to: '2025-12-31' },
    lastYear: { from: '2025-01-02', to: '2025-01-02' },
    wholeDays: 1,
  });
});

test('a line is never shorter than seven days', () => {
  expect(trendRanges(rangesOf('day', '2026-11-21'))).toMatchObject({
    current: { from: '2026-11-15', to: '2026-11-21' },
    lastYear: { from: '2025-11-16', to: '2025-11-22' },
    name: '近 7 日',
  });
  expect(trendRanges(rangesOf('month', '2026-11-21')).name).toBe('本月');
});
