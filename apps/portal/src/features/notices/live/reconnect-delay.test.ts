import { expect, test } from 'vitest';
import { type SocketClose, reconnectDelay } from './reconnect-delay.ts';

/** The shortest and the longest of many waits, in whole seconds. */
function bounds(failures: number, closing?: SocketClose): [least: number, most: number] {
  const waits = Array.from({ length: 2_000 }, () => reconnectDelay(failures, closing) / 1_000);
  return [Math.floor(Math.min(...waits)), Math.ceil(Math.max(...waits))];
}

test.each([
  { failures: 1, within: [5, 10] },
  { failures: 2, within: [5, 20] },
  { failures: 3, within: [5, 40] },
  { failures: 4, within: [5, 60] },
  { failures: 40, within: [5, 60] },
])('NTC-09 after $failures failures a socket is opened anew within $within s', (expected) => {
  expect(bounds(expected.failures)).toEqual(expected.within);
});

test.each([
  { reason: 'spread=30000', within: [5, 30] },
  { reason: 'spread=2000', within: [5, 10] },
  { reason: 'spread=999999', within: [5, 60] },
  { reason: 'spread=-1', within: [5, 10] },
  { reason: '', within: [5, 10] },
])('NTC-09 a server that stops and says "$reason" is gone back to within $within s', (expected) => {
  expect(bounds(1, { code: 1012, reason: expected.reason })).toEqual(expected.within);
});

test('NTC-09 only a server that stops may ask for more time', () => {
  expect(bounds(1, { code: 1006, reason: 'spread=30000' })).toEqual([5, 10]);
});
