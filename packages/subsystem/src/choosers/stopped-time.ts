import { expect, onTestFinished, vi } from 'vitest';
import type { MadeRequest } from './testing-shell.tsx';

/** Lets time pass from here on when the test says so. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass, React draw what it set off, and that be asked for. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Waits for a request while next to no time passes: `expect.poll` lets it pass until it succeeds, however long that is. */
export async function requestedAtOnce(
  requests: readonly MadeRequest[],
  count: number,
): Promise<void> {
  for (let ms = 0; ms < 50 && requests.length < count; ms += 1) await pass(1);
  expect(requests).toHaveLength(count);
}
