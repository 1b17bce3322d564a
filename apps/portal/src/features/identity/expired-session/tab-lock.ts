interface Turn {
  /** It is this tab's turn. */
  gain: () => void;
  /** Another tab took it over. */
  lose: () => void;
}

/**
 * Gives one tab of the browser at a time the turn: the one the person looks at takes it over, the others wait. Answers
 * how to be done with it, which hands the turn on. Needs a secure page.
 */
export function holdTabLock(name: string, { gain, lose }: Turn): () => void {
  const over = new AbortController();
  const done = Promise.withResolvers<void>();
  /** The request by which this tab has the turn. */
  let holding: LockOptions | undefined;
  let waiting = new AbortController();

  function have(options: LockOptions): Promise<void> | undefined {
    if (over.signal.aborted) return undefined;
    holding = options;
    gain();
    return done.promise;
  }
  async function request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(name, options, () => have(options));
    } catch (error) {
      // A browser that forbids storage gives no turns, and its tabs know nothing of one another: each has its own.
      const isForbidden = error instanceof DOMException && error.name === 'SecurityError';
      if (isForbidden) return void (holding ?? have(options));
      // Taken over by another tab, or by a later request of this one; or no longer waited for.
      if (holding !== options || over.signal.aborted) return;
      holding = undefined;
      lose();
      wait();
    }
  }
  function wait(): void {
    waiting = new AbortController();
    void request({ signal: waiting.signal });
  }
  function takeOver(): void {
    if (holding || !document.hasFocus()) return;
    waiting.abort();
    void request({ steal: true });
  }

  wait();
  takeOver();
  addEventListener('focus', takeOver, { signal: over.signal });
  return () => {
    over.abort();
    waiting.abort();
    done.resolve();
  };
}
