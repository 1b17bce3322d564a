import { expect, test } from 'vitest';
import { lastDayOf, monthAfter, weeksOf } from './month.ts';

test('a month stands in whole weeks from Monday, February of a leap year too', () => {
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26');
  expect(weeksOf('2026-11').at(-1)?.at(-1)).toBe('2026-12-06');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

test('the month after December is January of the next year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
