export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  pick: <T>(choices: readonly T[]) => T;
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (choices) => at(choices, below(choices.length)) };
}

/** The element at an index, counted round and round. */
export function at<T>(choices: readonly T[], index: number): T {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to choose from');
  return choice;
}
