import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesceWithin } from './coalesce-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Coalesces a task that takes a second. */
function slowTask() {
  let runs = 0;
  const task = coalesceWithin(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
  return { ...task, runs: () => runs };
}

test('asked for many times in a moment, it is done once', async () => {
  const { schedule, runs } = slowTask();

  for (let times = 0; times < 20; times += 1) schedule(0);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(1);
});

test('who asks while it is being done has it done once more', async () => {
  const { schedule, runs } = slowTask();

  schedule(0);
  await vi.advanceTimersByTimeAsync(500);
  schedule(0);
  schedule(0);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(runs()).toBe(2);
});

test('what is pressing is not kept waiting by what is not', async () => {
  const { schedule, runs } = slowTask();

  schedule(60_000);
  schedule(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs()).toBe(1);
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
