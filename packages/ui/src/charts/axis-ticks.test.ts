import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [[0, 1, 2], { isWhole: true }, [0, 1, 2]],
  [[0, 1], { isWhole: true }, [0, 1]],
  [[12_640, 8_300], {}, [0, 5_000, 10_000, 15_000]],
  [[0.1, 0.25], {}, [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
  [[96.2, 98.9], { fromZero: false }, [96, 97, 98, 99]],
  [[0, 0, 0], { isWhole: true }, [0, 1]],
  [[-30, 20], {}, [-30, -20, -10, 0, 10, 20]],
  [[], {}, [0, 1]],
] as const)('an axis for %j (%j) has the values %j', (values, wishes, ticks) => {
  expect(axisTicks(values, wishes)).toEqual(ticks);
});

test('an axis has room for every value, and at most seven lines', () => {
  for (let most = 1; most < 5_000; most += 37) {
    const ticks = axisTicks([0, most], { isWhole: true });
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});
