import { noticePollMs } from '@portal/contract/limits';
import { randomFraction } from '#platform/time/delay.ts';

/** The server's news is fetched once in so many polls. */
const newsEvery = 10;

/**
 * Polls every six seconds while no socket is up (NTC-11). Thousands of pages lose theirs in the same moment: each
 * starts at a random time, by when most have reconnected.
 */
export function createPolling({
  poll,
  fetchNews,
}: {
  poll: () => void;
  fetchNews: () => Promise<void>;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;

  function tick(): void {
    timer = setTimeout(tick, noticePollMs);
    times += 1;
    poll();
    // Each answer has the epochs for this tab; the other tabs, and the release, take a call of their own.
    if (times % newsEvery === 1) void fetchNews().catch(() => undefined);
  }

  return {
    /** Starts or stops. */
    go(isWanted: boolean): void {
      if (isWanted) {
        timer ??= setTimeout(tick, noticePollMs * (1 + randomFraction()));
        return;
      }
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
