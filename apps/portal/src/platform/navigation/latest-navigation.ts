import type { RouterHistory } from '@tanstack/react-router';
import { createLatestAttempt } from '../parts/latest-attempt.ts';

/**
 * Begins a choice of where to go. The signal is aborted by the next one, whether it is another system, a page or a step
 * in the history: an answer that comes after that is dropped, and so is its failure.
 */
export const beginNavigation = createLatestAttempt();

/**
 * Counts every way to another page as a choice. A replaced address is none: it belongs to the step before it, as the
 * guard's redirects do. A changed query is none either: pages keep their filters there.
 */
export function followHistory(history: RouterHistory): void {
  let { pathname } = history.location;
  history.subscribe(({ location, action }) => {
    const isElsewhere = location.pathname !== pathname;
    ({ pathname } = location);
    if (isElsewhere && action.type !== 'REPLACE') beginNavigation();
  });
}
