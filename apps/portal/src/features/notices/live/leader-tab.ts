interface LeadershipHandlers {
  /** This tab becomes the leader. */
  gain: () => void;
  /** Another tab takes the lead. */
  lose: () => void;
}

/**
 * Elects one tab of the browser as leader by the Web Locks API, until it is closed or another takes the lead. Needs a
 * secure context.
 */
export function joinLeaderElection(name: string, { gain, lose }: LeadershipHandlers) {
  const over = new AbortController();
  const done = Promise.withResolvers<void>();
  let isLeading = false;

  function lead(): Promise<void> | undefined {
    if (over.signal.aborted || isLeading) return undefined;
    isLeading = true;
    gain();
    return done.promise;
  }
  async function request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(name, options, lead);
    } catch (error) {
      // A browser that forbids storage grants no locks, and its tabs cannot message one another: each leads itself.
      if (error instanceof DOMException && error.name === 'SecurityError') return void lead();
      if (over.signal.aborted || !isLeading) return;
      isLeading = false;
      lose();
      void request({ signal: over.signal });
    }
  }

  void request({ signal: over.signal });
  return {
    /** Takes the lead from a tab that is silent or hidden. */
    take(): void {
      if (!isLeading) void request({ steal: true });
    },
    get isLeading(): boolean {
      return isLeading;
    },
    stop(): void {
      over.abort();
      done.resolve();
    },
  };
}
