import { expect, test } from 'vitest';
import { callTimesOf, quantile } from './call-times.ts';

const trace = (uri: string, timeTaken: number, status = 200) => ({
  timestamp: 0,
  request: { method: 'GET', uri, headers: {}, remoteAddress: '127.0.0.1' },
  response: { status, headers: {} },
  timeTaken,
});

test('the call that costs the most in all comes first, with its times and failures', () => {
  const cheap = Array.from({ length: 20 }, (_, index) => trace('/cheap', index + 1));

  expect(callTimesOf([...cheap, trace('/slow', 900), trace('/slow', 100, 500)])).toEqual([
    {
      method: 'GET',
      uri: '/slow',
      count: 2,
      failed: 1,
      p50: 100,
      p95: 900,
      longest: 900,
      total: 1_000,
    },
    {
      method: 'GET',
      uri: '/cheap',
      count: 20,
      failed: 0,
      p50: 10,
      p95: 19,
      longest: 20,
      total: 210,
    },
  ]);
});

test('the calls of one path are told apart by their method', () => {
  const [, second] = callTimesOf([
    trace('/role', 2),
    { ...trace('/role', 1), request: { ...trace('/role', 1).request, method: 'POST' } },
  ]);

  expect(second).toMatchObject({ method: 'POST', count: 1 });
});

test('of nothing every share is 0', () => {
  expect(quantile([], 0.95)).toBe(0);
});
