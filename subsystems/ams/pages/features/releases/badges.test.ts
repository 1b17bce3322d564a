import type { ReleasedSystem } from '@portal/contract/subsystems/subsystem-releases';
import { expect, test } from 'vitest';
import { audienceBadgesOf, badgesOf } from './badges.ts';

const ors: ReleasedSystem = {
  sysType: 'ors',
  sysName: '门店运营',
  platform: 'retail',
  kind: 'esm',
  enabled: true,
  current: '1.0.0',
  canary: null,
  newest: { version: '1.0.0', state: 'good' },
  failedFor: 0,
};
const textsOf = (system: Partial<ReleasedSystem>) =>
  badgesOf({ ...ors, ...system }).map(({ text }) => text);

test('a system that stands well has no badge', () => {
  expect(textsOf({})).toEqual([]);
});

test('a system is marked for what was taken back, fails, waits, is closed, or was never registered', () => {
  const newest = { version: '2.0.0', state: 'failed' } as const;
  expect(textsOf({ newest, failedFor: 2 })).toEqual(['2.0.0 已自动退回', '2 人打不开']);
  expect(textsOf({ newest: { version: '2.0.0', state: 'good' } })).toEqual(['2.0.0 未启用']);
  const canary = { version: '2.0.0', percent: 5, stores: 0 };
  expect(textsOf({ canary, newest: { version: '2.0.0', state: 'good' } })).toEqual([]);
  expect(textsOf({ enabled: false })).toEqual(['系统未开通']);
  expect(textsOf({ current: null, newest: null })).toEqual(['未登记版本']);
  expect(textsOf({ kind: 'sso', current: null, newest: null })).toEqual([]);
});

test('a release says who gets it', () => {
  const canary = { version: '2.0.0', percent: 5, stores: ['S1', 'S2'], people: 9, named: [] };
  const list = { current: '1.1.0', previous: '1.0.0', canary };
  const whoGets = (version: string, state: 'good' | 'failed' = 'good') =>
    audienceBadgesOf(list, { version, state }).map(({ text }) => text);

  expect(whoGets('1.1.0')).toEqual(['所有人']);
  expect(whoGets('1.0.0')).toEqual(['上一版本']);
  expect(whoGets('2.0.0')).toEqual(['试用：5% 的人和 2 家门店']);
  expect(whoGets('0.9.0')).toEqual(['无人使用']);
  expect(whoGets('0.8.0', 'failed')).toEqual(['打不开，已退回']);
});
