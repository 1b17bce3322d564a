import type { Random } from '../random.ts';

/** Customers by the hour from ten to nine in the evening: people buy after work, and on weekends after lunch. */
const onWorkdays = [3, 5, 8, 7, 6, 6, 7, 9, 13, 15, 13, 8];
const onWeekends = [4, 7, 10, 11, 13, 14, 14, 12, 11, 10, 8, 5];
const opens = 10;

/** Draws from choices by their weights. */
export function weighted<T>(choices: readonly { of: T; weight: number }[]): (random: Random) => T {
  let whole = 0;
  const bounds = choices.map(({ weight }) => (whole += weight));
  return (random) => {
    const drawn = random.below(whole);
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    const choice = choices[low];
    if (choice === undefined) throw new RangeError('There is nothing to draw from');
    return choice.of;
  };
}

const hourOn = [onWorkdays, onWeekends].map((hours) =>
  weighted(hours.map((weight, nth) => ({ of: opens + nth, weight }))),
);

/** A time of day, `hh:mm`, at which somebody buys. */
export function timeOfSale(random: Random, day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const hour = hourOn[weekday === 0 || weekday === 6 ? 1 : 0]?.(random) ?? opens;
  return `${hour}:${String(random.below(60)).padStart(2, '0')}`;
}
