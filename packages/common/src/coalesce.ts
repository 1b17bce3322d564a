/**
 * Coalesces requests for a task: it runs once for all that come before it starts, and once more for those that come
 * while it runs. Nobody waits for a run, so what it throws, at once or later, goes to `onFailure`.
 */
export function coalesce(run: () => unknown, onFailure: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function runRequested(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        await (async () => run())().catch(onFailure);
      }
    } finally {
      running = undefined;
    }
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

/** Shares a task: callers that come while it runs get the outcome of that run, and the next one starts another. */
export function shareRun<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  let running: Promise<Result> | undefined;
  return (...args: Args): Promise<Result> =>
    (running ??= (async () => run(...args))().finally(() => (running = undefined)));
}
