type Cleanup = () => void | Promise<void>;

/** The scope of one mount, from its request to the next one's. */
export interface MountScope {
  /** Aborted when the scope ends. */
  signal: AbortSignal;
  /** Registers a cleanup for the end of the scope, latest first; runs it at once when the scope has ended. */
  onEnd: (cleanup: Cleanup) => void;
  end: () => void;
}

/** Creates a scope. A failed cleanup is logged, and keeps no other from running. */
export function createMountScope(log: (error: unknown) => void): MountScope {
  const over = new AbortController();
  const cleanups: Cleanup[] = [];
  const attempt = async (cleanup: Cleanup): Promise<void> => {
    try {
      await cleanup();
    } catch (error) {
      log(error);
    }
  };
  return {
    signal: over.signal,
    onEnd(cleanup) {
      if (over.signal.aborted) void attempt(cleanup);
      else cleanups.push(cleanup);
    },
    end() {
      over.abort();
      for (const cleanup of cleanups.splice(0).toReversed()) void attempt(cleanup);
    },
  };
}
