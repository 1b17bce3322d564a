interface Lead {
  /** This tab leads from now on. */
  gain: () => void;
  /** Another tab took the lead. */
  lose: () => void;
}

/**
 * Gives one tab of the browser at a time the lead, until it is closed or another one takes it. Needs a secure page.
 */
export function seekLead(name: string, { gain, lose }: Lead) {
  const over = new AbortController();
  const done = Promise.withResolvers<void>();
  let isLeading = false;

  function have(): Promise<void> | undefined {
    if (over.signal.aborted || isLeading) return undefined;
    isLeading = true;
    gain();
    return done.promise;
  }
  async function request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(name, options, have);
    } catch (error) {
      // A browser that forbids storage gives no lead, and its tabs know nothing of one another: each has its own.
      if (error instanceof DOMException && error.name === 'SecurityError') return void have();
      if (over.signal.aborted || !isLeading) return;
      isLeading = false;
      lose();
      void request({ signal: over.signal });
    }
  }

  void request({ signal: over.signal });
  return {
    /** Takes the lead from a tab that does not make good use of it. */
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
