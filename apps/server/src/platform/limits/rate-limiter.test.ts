import { expect, test } from 'vitest';
import { createLimiter } from './rate-limiter.ts';

const minute = 60_000;
/** A limiter, and the hand that moves its clock. */
function limiterAt(start: number) {
  let now = start;
  const clock = { now: () => new Date(now) };
  const limiter = createLimiter({ clock, config: { rateFactor: 1 } });
  return { limiter, advance: (ms: number) => void (now += ms) };
}
const start = Date.UTC(2026, 10, 21, 9);
const rate = { perMinute: 6, burst: 3 };

/** Takes from a bucket until it is empty; returns how many there were. */
function drain(limiter: ReturnType<typeof createLimiter>, key: string): number {
  for (let taken = 0; taken < 100; taken += 1) if (limiter.take(key, rate) > 0) return taken;
  return Infinity;
}

test('a bucket holds its burst, however long nobody took from it, and says when there is one again', () => {
  const { limiter, advance } = limiterAt(start);

  expect(drain(limiter, 'lin')).toBe(3);
  expect(limiter.take('lin', rate)).toBe(10);
  advance(10_000);
  expect(drain(limiter, 'lin')).toBe(1);
  advance(60 * minute);
  expect(drain(limiter, 'lin')).toBe(3);
  expect(drain(limiter, 'wang')).toBe(3);
});

test('a clock that is put back takes nothing out of a bucket', () => {
  const { limiter, advance } = limiterAt(start);
  limiter.take('lin', rate);

  advance(-minute);

  expect(drain(limiter, 'lin')).toBe(2);
});
