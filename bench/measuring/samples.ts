/** The middle one, or halfway between the middle two; undefined of nothing. */
export const median = (samples: readonly number[]): number | undefined => {
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** The sample that `share` of all samples do not exceed: 0.99 asks for the slowest of a hundred, but one. */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * share) - 1] ?? Number.NaN;

/** From the least to the most. */
export const spread = (samples: readonly number[]): [least: number, most: number] => [
  Math.min(...samples),
  Math.max(...samples),
];
