import { expect, test } from 'vitest';
import { minuteOf } from './minute-sample.ts';

const figure = (name: string, statistic: string) => ({ group: 'jvm', name, statistic });
const measured = [
  figure('jvm.memory.used', 'VALUE'),
  figure('nodejs.eventloop.delay.p99', 'VALUE'),
  figure('tomcat.global.request', 'COUNT'),
];
const before = { at: 0, values: [10, 1, 100] };
const samples = [
  { at: 55_000, values: [20, 5, 110] },
  { at: 60_000, values: [40, 2, 130] },
];

test('a minute has the mean of a value, the highest of a percentile and the rise of a count', () => {
  expect(minuteOf(measured, samples, before)).toEqual([30, 5, 30]);
});

test('the rise of a count is that of a minute, however long the samples took', () => {
  const late = [{ at: 75_000, values: [20, 5, 150] }];

  expect(minuteOf(measured, late, before)[2]).toBe(40);
});

test.for([
  ['of the first minute', samples, undefined],
  ['across a clock that was set back', samples, { at: 90_000, values: [10, 1, 100] }],
  ['across a gap', samples, { at: -60_000, values: [10, 1, 100] }],
  ['of a count that began anew', samples, { at: 0, values: [10, 1, 900] }],
] as const)('the rise %s is not known', ([, taken, earlier]) => {
  expect(minuteOf(measured, taken, earlier)).toEqual([30, 5, null]);
});

test('a minute without a sample has no figure', () => {
  expect(minuteOf(measured, [], before)).toEqual([null, null, null]);
});
