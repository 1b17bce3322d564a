interface Waiter {
  owner: string;
  /** When it has waited long enough, on the process's own clock. */
  until: number;
  hasNews: () => boolean;
  wake: () => void;
}

export interface WaitersLimits {
  holdMs: number;
  /** Of one owner; the oldest gives way. */
  perOwner: number;
  /** Of this process; who comes beyond them is not kept waiting. */
  most: number;
}

/** So many are woken before the process looks after other work. */
const atOnce = 250;

/**
 * Requests that wait for news. All wait equally long, so that the one that came first is the first to go: one timer
 * serves them all.
 */
export function createWaiters({ holdMs, perOwner, most }: WaitersLimits) {
  /** In the order in which they came. */
  const waiting = new Set<Waiter>();
  const byOwner = new Map<string, Waiter[]>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function release(waiter: Waiter): void {
    if (!waiting.delete(waiter)) return;
    const others = byOwner.get(waiter.owner)?.filter((other) => other !== waiter) ?? [];
    if (others.length > 0) byOwner.set(waiter.owner, others);
    else byOwner.delete(waiter.owner);
    waiter.wake();
  }

  function arm(): void {
    const [first] = waiting;
    if (timer || !first) return;
    timer = setTimeout(letGo, Math.max(0, first.until - performance.now())).unref();
  }
  function letGo(): void {
    timer = undefined;
    const now = performance.now();
    for (const waiter of waiting) {
      if (waiter.until > now) break;
      release(waiter);
    }
    arm();
  }

  /** Wakes in batches whoever there is news for. */
  function wakeSome(from: Waiter[]): void {
    for (const waiter of from.splice(0, atOnce)) if (waiter.hasNews()) release(waiter);
    if (from.length > 0) setImmediate(wakeSome, from);
  }

  return {
    /** Resolves when there is news, when the time is over, or when there is no room to wait. */
    wait(owner: string, hasNews: () => boolean): Promise<void> {
      if (isClosed || hasNews() || waiting.size >= most) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiter = { owner, until: performance.now() + holdMs, hasNews, wake: resolve };
      const own = byOwner.get(owner) ?? [];
      const [oldest] = own;
      if (oldest && own.length >= perOwner) release(oldest);
      waiting.add(waiter);
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), waiter]);
      arm();
      return promise;
    },

    /** Something may have changed. */
    look: (): void => wakeSome([...waiting]),

    /** Lets everybody go; nobody waits from now on. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      for (const waiter of waiting) release(waiter);
    },

    get size(): number {
      return waiting.size;
    },
  };
}
