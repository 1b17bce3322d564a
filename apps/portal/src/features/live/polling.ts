import { noticePollMs } from '@portal/contract/limits';

/** What holds besides notices is asked for once in so many times. */
const newsEvery = 10;

/** Asks again and again, for as long as no socket says it unasked (NTC-11). */
export function createPolling({ ask, askNews }: { ask: () => void; askNews: () => Promise<void> }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let times = 0;

  function poll(): void {
    times += 1;
    ask();
    // Each answer carries the epochs for this tab; the others, and the release, take a question of their own.
    if (times % newsEvery === 1) void askNews().catch(() => undefined);
  }

  return {
    /** Begins, or leaves off. */
    go(isWanted: boolean): void {
      if (isWanted) {
        timer ??= setInterval(poll, noticePollMs);
        return;
      }
      clearInterval(timer);
      timer = undefined;
    },
  };
}
