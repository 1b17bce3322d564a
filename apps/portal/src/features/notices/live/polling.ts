import { noticePollMs } from '@portal/contract/limits';
import { chance } from '#platform/chance.ts';

/** What holds besides notices is asked for once in so many times. */
const newsEvery = 10;

/**
 * Asks every six seconds, for as long as no socket says it unasked (NTC-11). Thousands of pages lose theirs in the same
 * moment: each begins at a time of its own, by when most have another.
 */
export function createPolling({ ask, askNews }: { ask: () => void; askNews: () => Promise<void> }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;

  function poll(): void {
    timer = setTimeout(poll, noticePollMs);
    times += 1;
    ask();
    // Each answer carries the epochs for this tab; the others, and the release, take a question of their own.
    if (times % newsEvery === 1) void askNews().catch(() => undefined);
  }

  return {
    /** Begins, or leaves off. */
    go(isWanted: boolean): void {
      if (isWanted) {
        timer ??= setTimeout(poll, noticePollMs * (1 + chance()));
        return;
      }
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
