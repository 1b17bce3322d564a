import { second } from '@portal/common/durations';
import { createCell, useCell } from '@portal/common/cell';

/** A page that is not shown by now may be broken; deferred work starts anyway. In milliseconds. */
const patienceMs = 3 * second;

const shown = createCell(false);

/** Notes that the first page is shown: deferred work may start. */
export function markFirstPageShown(): void {
  if (!shown.get()) shown.set(true);
}

export const isFirstPageShown = (): boolean => shown.get();

/** Subscribes a component to the same. On a slow PC all work that can wait should. */
export const useIsFirstPageShown = (): boolean => useCell(shown);

/** Calls back once the first page is shown or overdue. */
export function afterFirstPage(act: () => void): void {
  if (shown.get()) return act();
  setTimeout(markFirstPageShown, patienceMs);
  const stop = shown.subscribe(() => {
    stop();
    act();
  });
}

/**
 * Replaces the sign-in form by the shell, as soon as the shell has something to show. Does nothing when the page began
 * with the shell.
 */
export function showShell(): void {
  document.documentElement.dataset['page'] = 'shell';
}
