import { expect, type Page } from '@playwright/test';

/** Runs in the page: records the delay of every `setTimeout` from now on. */
export function recordTimeouts(): void {
  const set = window.setTimeout.bind(window);
  const delays: (number | undefined)[] = [];
  const recording = (task: () => void, delay?: number) => {
    delays.push(delay);
    return set(task, delay);
  };
  Object.assign(window, { delays, setTimeout: recording });
}

/** Waits until the page has set a timer of so many milliseconds. */
export async function expectTimeout(page: Page, delay: number): Promise<void> {
  const delays = () => page.evaluate<number[]>(() => Reflect.get(window, 'delays'));
  await expect.poll(delays).toContain(delay);
}
