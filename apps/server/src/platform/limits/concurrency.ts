import type { Refusal } from '@portal/contract/refusals';
import { refuse } from '#platform/http/refuse.ts';

interface ConcurrencyOptions {
  atOnce: number;
  /** So many wait at most. */
  waiting: number;
  /** The refusal of tasks beyond the limit, and the seconds after which to come again. */
  whenFull: { refusal: Refusal; retryAfter: number };
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Runs tasks, a few at once, in the order they came; others wait, up to a number, and then are refused. */
export function createConcurrencyLimit({ atOnce, waiting, whenFull }: ConcurrencyOptions) {
  const queue: (() => void)[] = [];
  let taken = 0;

  async function enter(): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (queue.length >= waiting) refuse(whenFull.refusal, { retryAfter: whenFull.retryAfter });
    const turn = Promise.withResolvers<void>();
    queue.push(turn.resolve);
    await turn.promise;
  }

  /** Hands the slot on, or frees it when nobody waits. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
