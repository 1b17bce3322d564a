import { bounds } from '@portal/contract/monitoring/bounds';
import { expect, test } from 'vitest';
import { judgementOf } from './figure-words.ts';

const metric = (name: Parameters<typeof judgementOf>[1], value: number) => ({
  name,
  measurements: [{ statistic: 'VALUE' as const, value }],
});

test('a disk is judged by the share that is left', () => {
  const metrics = [metric('disk.free', 15), metric('disk.total', 100)];

  expect(judgementOf(metrics, 'disk.free')).toEqual({ value: 15, bound: bounds.free, unit: '%' });
});

test.for([
  ['has no limit', [metric('jvm.memory.used', 15), metric('jvm.memory.max', -1)]],
  ['is a share of what the system does not tell', [metric('jvm.memory.used', 15)]],
  ['is no number', [metric('jvm.memory.used', Number.NaN), metric('jvm.memory.max', 10)]],
] as const)('nothing is judged that %s', ([, metrics]) => {
  expect(judgementOf([...metrics], 'jvm.memory.used')).toBeUndefined();
});
