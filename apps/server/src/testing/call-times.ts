const times = 20;

/**
 * Returns the milliseconds in which 19 of 20 calls had ended, one after the other. The bench holds the budget; a test
 * holds a bound that no busy machine exceeds.
 */
export async function slowestOfMost(call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begun = performance.now();
    await call();
    took.push(performance.now() - begun);
  }
  return took.toSorted((one, other) => one - other)[times - 2] ?? Number.NaN;
}

/**
 * Returns the milliseconds of the quickest of at most 60 calls, and stops at the first below a bound: what else the
 * machine does meanwhile is no part of a call, and one that is too slow by itself is so in each turn.
 */
export async function quickestOf(call: () => Promise<unknown>, bound: number): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 60 && quickest >= bound; nth += 1) {
    const begun = performance.now();
    await call();
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
}
