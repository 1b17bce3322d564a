import { expect, test } from 'vitest';
import { memoryHealth, requestHealth } from './health-checks.ts';

const healthOf = (count: number, p95: number) =>
  requestHealth({ recentRequests: () => ({ count, p95 }) });

test.for([
  [20, 999, 'good'],
  [20, 1_000, 'warn'],
  [20, 3_000, 'bad'],
  [19, 9_000, 'good'],
] as const)('%i requests of which 95 %% took %i ms are %s', ([count, p95, state]) => {
  expect(healthOf(count, p95).state).toBe(state);
});

test('the figure is told, and of few requests that they are few', () => {
  expect(healthOf(20, 1_200).text).toBe('最近 10 分钟 95% 的请求在 1200 毫秒内');
  expect(healthOf(3, 1_200).text).toBe('最近 10 分钟只有 3 个请求');
});

test.for([
  [84, 74, 'good'],
  [85, 10, 'warn'],
  [10, 75, 'warn'],
  [85, 90, 'bad'],
] as const)('a machine at %i %% and a heap at %i %% are %s', ([machine, heap, state]) => {
  expect(memoryHealth({ memory: () => ({ machine, heap }) })).toMatchObject({
    state,
    text: `机器内存已用 ${machine}%，V8 堆已用 ${heap}%`,
  });
});
