import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaiters } from './waiters.ts';

const limits = { holdMs: 25_000, perOwner: 2, most: 5 };
const noNews = () => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever there is no news for waits their time, each their own', async () => {
  const waiters = createWaiters(limits);
  const gone: string[] = [];
  void waiters.wait('lin', noNews).then(() => gone.push('lin'));
  await vi.advanceTimersByTimeAsync(10_000);
  void waiters.wait('wang', noNews).then(() => gone.push('wang'));

  await vi.advanceTimersByTimeAsync(14_999);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['lin']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gone).toEqual(['lin', 'wang']);
});

test('one timer serves however many wait', () => {
  const waiters = createWaiters({ ...limits, most: 10_000 });
  for (let place = 0; place < 5_000; place += 1) void waiters.wait(`p${place}`, noNews);

  expect(waiters.size).toBe(5_000);
  expect(vi.getTimerCount()).toBe(1);
});

test('news wakes those it is for, thousands of them in turns', async () => {
  const waiters = createWaiters({ ...limits, most: 10_000 });
  let isNews = false;
  for (let place = 0; place < 1_000; place += 1) {
    void waiters.wait(`p${place}`, place === 0 ? noNews : () => isNews);
  }

  isNews = true;
  waiters.look();
  expect(waiters.size).toBeGreaterThan(500);
  await vi.advanceTimersByTimeAsync(10);

  expect(waiters.size).toBe(1);
});

test('who has several open waits with the newest, and beyond the room there is nobody waits', async () => {
  const waiters = createWaiters(limits);
  const first = waiters.wait('lin', noNews);
  for (const owner of ['lin', 'lin', 'wang', 'wang', 'sun']) void waiters.wait(owner, noNews);

  await first;
  expect(waiters.size).toBe(5);
  await waiters.wait('zhou', noNews);
  expect(waiters.size).toBe(5);
});

test('a server that goes keeps nobody waiting', async () => {
  const waiters = createWaiters(limits);
  const open = waiters.wait('lin', noNews);

  waiters.close();

  await open;
  await waiters.wait('wang', noNews);
  expect(waiters.size).toBe(0);
});
