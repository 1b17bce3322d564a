import { send } from '@portal/client/send';
import { awaitEpochs } from '@portal/contract/epochs';
import { epochRetryMs } from '@portal/contract/limits';
import { backOff } from '#platform/chance.ts';
import { pause } from '#platform/pause.ts';
import type { NewsSource } from './source.ts';

/** An answer that comes sooner, in milliseconds, was not waited for: news, or a server without room. */
const soonMs = 1_000;

/** Asks and is answered when there is news, again and again. Where no socket gets through, this does. */
export const longPoll: NewsSource = (known, tell) => {
  const over = new AbortController();
  const { signal } = over;

  /** Answers how many times in a row asking was no good by now. */
  async function ask(failures: number): Promise<number> {
    const began = performance.now();
    try {
      const news = await send(awaitEpochs, { known: known() }, { quiet: true, signal });
      if (!signal.aborted) tell(news);
    } catch {
      return failures + 1;
    }
    // The first quick answer is news as a rule; only one after the other is too much of it.
    return performance.now() - began < soonMs ? failures + 0.5 : 0;
  }

  async function follow(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      failures = await ask(failures);
      if (failures >= 1) await pause(backOff(failures, epochRetryMs), signal);
    }
  }
  void follow();
  return () => over.abort();
};
