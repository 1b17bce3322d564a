import { pause, stopwatch } from './passing-time.ts';

/** The status of an answer, or why there was none. */
export type Outcome = number | string;

export interface SteadyCalls {
  /** In the order in which the calls ended. */
  outcomes: readonly Outcome[];
  /** Makes no more calls and waits for those under way. */
  stop: () => Promise<void>;
}

/**
 * Makes calls at an even rate, whether or not earlier ones are answered; while `mostAtOnce` are under way it leaves some
 * out, so that a machine too slow for the rate is not asked ever more.
 */
export function callSteadily(
  perSecond: number,
  call: () => Promise<number>,
  { mostAtOnce = Infinity } = {},
): SteadyCalls {
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<unknown>>();
  const over = new AbortController();

  function begin(): void {
    const one = call()
      .catch((error: unknown) => reasonOf(error))
      .then((outcome) => outcomes.push(outcome))
      .finally(() => underWay.delete(one));
    underWay.add(one);
  }
  async function keepCalling(): Promise<void> {
    const elapsed = stopwatch();
    for (let begun = 0; !over.signal.aborted; await pause(5)) {
      const due = (elapsed() / 1_000) * perSecond;
      for (; begun < due; begun += 1) if (underWay.size < mostAtOnce) begin();
    }
    await Promise.all(underWay);
  }
  const calling = keepCalling();
  return {
    outcomes,
    async stop() {
      over.abort();
      await calling;
    },
  };
}

/** `fetch` says nothing but that it failed; its cause says why. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error && error.cause instanceof Error ? error.cause : error);
