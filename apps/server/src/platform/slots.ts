import { refuse } from '#platform/refuse';

/** Runs tasks, a few at once, in the order they came; others wait, up to a number, and then are refused. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let taken = 0;

  async function enter(): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (queue.length >= waiting) refuse('sign-in.busy', { retryAfter: 10 });
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
