import { expect, type Page } from '@playwright/test';

/** Runs in the page: notes the delay of every alarm that is set from now on. */
export function noteAlarms(): void {
  const set = window.setTimeout.bind(window);
  const alarms: (number | undefined)[] = [];
  const noting = (task: () => void, delay?: number) => {
    alarms.push(delay);
    return set(task, delay);
  };
  Object.assign(window, { alarms, setTimeout: noting });
}

/** Waits until the page has set itself an alarm of so many milliseconds. */
export async function alarmOf(page: Page, delay: number): Promise<void> {
  const alarms = () => page.evaluate<number[]>(() => Reflect.get(window, 'alarms'));
  await expect.poll(alarms).toContain(delay);
}
