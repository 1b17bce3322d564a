import { chance } from '#platform/chance.ts';

/** Something that is done once for all who ask for it in the meantime, and once more for those who ask while it is done. */
export function createChore(run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isRunning = false;
  let isAskedAgain = false;

  async function go(): Promise<void> {
    due = Number.POSITIVE_INFINITY;
    isRunning = true;
    isAskedAgain = false;
    await run().catch(() => undefined);
    isRunning = false;
    if (isAskedAgain) within(0);
  }

  /** Asks for it to be done within so many milliseconds, at random: pages of many people are told in the same moment. */
  function within(ms: number): void {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    const wait = chance() * ms;
    if (performance.now() + wait >= due) return;
    clearTimeout(timer);
    due = performance.now() + wait;
    timer = setTimeout(() => void go(), wait);
  }

  return {
    within,
    stop(): void {
      clearTimeout(timer);
      due = Number.POSITIVE_INFINITY;
    },
  };
}
