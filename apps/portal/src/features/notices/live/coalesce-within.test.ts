import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesceWithin } from './coalesce-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Coalesces a task that is under way until the test ends it. */
function slowTask() {
  let runs = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const task = coalesceWithin(async () => {
    runs += 1;
    await ended;
  });
  return { ...task, end, runs: () => runs };
}

test('asked for many times in a moment, it is done once', async () => {
  const { schedule, end, runs } = slowTask();

  for (let times = 0; times < 20; times += 1) schedule(0);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(1);
});

test('who asks while it is being done has it done once more', async () => {
  const { schedule, end, runs } = slowTask();

  schedule(0);
  await vi.advanceTimersByTimeAsync(500);
  schedule(0);
  schedule(0);
  end();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(2);
});

test('what is pressing is not kept waiting by what is not', async () => {
  const { schedule, end, runs } = slowTask();

  schedule(60_000);
  schedule(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs()).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(70_000);

  expect(runs()).toBe(1);
});

test('one that fails may be asked for again, and one that is stopped is not done', async () => {
  let runs = 0;
  const task = coalesceWithin(async () => {
    runs += 1;
    throw new Error('no answer');
  });

  task.schedule(0);
  await vi.advanceTimersByTimeAsync(10);
  task.schedule(0);
  await vi.advanceTimersByTimeAsync(10);
  task.schedule(1_000);
  task.stop();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs).toBe(2);
});
