/**
 * Coalesces requests for a task: it runs once for all that come before it starts, and once more for those that come
 * while it runs. Nobody waits for a run, so what it throws goes to `onFailure`.
 */
export function coalesce(run: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function runRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      await run().catch(onFailure);
    }
    running = undefined;
  }

  return {
    request: (): void => {
      isRequested = true;
      running ??= runRequested();
    },
    isRunning: (): boolean => running !== undefined,
    /** Resolves when all requests so far have been served. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
}
