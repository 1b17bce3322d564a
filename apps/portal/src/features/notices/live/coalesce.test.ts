import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A chore that takes a second. */
function slowChore() {
  let runs = 0;
  const chore = coalesce(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
  return { ...chore, runs: () => runs };
}

test('asked for many times in a moment, it is done once', async () => {
  const { within, runs } = slowChore();

  for (let times = 0; times < 20; times += 1) within(0);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(1);
});

test('who asks while it is being done has it done once more', async () => {
  const { within, runs } = slowChore();

  within(0);
  await vi.advanceTimersByTimeAsync(500);
  within(0);
  within(0);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(2);
});

test('what is pressing is not kept waiting by what is not', async () => {
  const { within, runs } = slowChore();

  within(60_000);
  within(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(70_000);

  expect(runs()).toBe(1);
});

test('one that fails may be asked for again, and one that is stopped is not done', async () => {
  let runs = 0;
  const chore = coalesce(async () => {
    runs += 1;
    throw new Error('no answer');
  });

  chore.within(0);
  await vi.advanceTimersByTimeAsync(10);
  chore.within(0);
  await vi.advanceTimersByTimeAsync(10);
  chore.within(1_000);
  chore.stop();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs).toBe(2);
});
