import { second } from '@portal/common/durations';
import { createCell, useCell } from '@portal/common/cell';

/** A page that is not there by now may be broken; what waits for it is not to wait for ever. In milliseconds. */
const patienceMs = 3 * second;

const shown = createCell(false);

/** Notes that the first page is there: what is not needed for it may begin. */
export function markFirstPageShown(): void {
  if (!shown.get()) shown.set(true);
}

export const isFirstPageShown = (): boolean => shown.get();

/** The same, followed. On a slow PC everything that could wait and does not puts it off. */
export const useIsFirstPageShown = (): boolean => useCell(shown);

/** Calls back once the first page is there, or is taking too long. */
export function afterFirstPage(act: () => void): void {
  if (shown.get()) return act();
  setTimeout(markFirstPageShown, patienceMs);
  const stop = shown.subscribe(() => {
    stop();
    act();
  });
}
