/** Returns the median; undefined for no samples. */
export const median = (samples: readonly number[]): number | undefined => {
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** Returns the sample that a share of all samples do not exceed: 0.99 is the second slowest of a hundred. */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * share) - 1] ?? Number.NaN;

/** Returns the smallest and the largest sample. */
export const spread = (samples: readonly number[]): [least: number, most: number] => [
  Math.min(...samples),
  Math.max(...samples),
];

/** Does a piece of work so many times in a row, and returns the 95th of 100 durations in milliseconds. */
export async function p95Of(work: () => Promise<unknown>, times = 40): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begin = performance.now();
    await work();
    took.push(performance.now() - begin);
  }
  return percentile(took, 0.95);
}
