import { bounds } from '@portal/contract/monitoring/bounds';
import { expect, test } from 'vitest';
import { lately, overSince, riseOf } from './series.ts';

const times = [10, 20, 30, 40];

test.for([
  ['since it was crossed for good', [90, 50, 81, 99], 30],
  ['not at all, once it is below', [90, 90, 90, 50], undefined],
  ['since the first sample, where none is below', [90, 90, 90, 90], 10],
  ['since the sample after a gap', [90, null, 90, 90], 30],
] as const)('a bound is crossed %s', ([, values, since]) => {
  expect(overSince(times, values, bounds.processor)).toBe(since);
});

test('a count has risen by what lies between its first and its last sample', () => {
  expect(riseOf([5, 7, 12])).toBe(7);
  expect(riseOf([])).toBe(0);
});

test('one busy sample is no busy minute', () => {
  expect(lately([90, ...Array.from({ length: 11 }, () => 0), 96])).toBe(8);
  expect(lately([null, 4, 8])).toBe(6);
  expect(lately([])).toBe(0);
});
