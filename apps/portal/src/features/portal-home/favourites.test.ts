import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems';
import { expect, test } from 'vitest';
import { favouritesOf } from './favourites.ts';

const system = (sysType: SubsystemKey, open = { enabled: true, permitted: true }) => ({
  sysType,
  sysName: sysType,
  desc: '',
  icon: null,
  platform: 'retail',
  kind: 'esm' as const,
  entry: null,
  ...open,
});
const systems: SubsystemEntry[] = [
  system('ors'),
  system('rcm', { enabled: false, permitted: true }),
  system('ams', { enabled: true, permitted: false }),
  system('hr'),
  system('crm'),
  system('dcp'),
  system('gyl'),
];
const keysFor = (wishes: Parameters<typeof favouritesOf>[1]) =>
  favouritesOf(systems, wishes).map(({ sysType }) => sysType);

test('someone who has pinned nothing finds their default system first, then what else is open', () => {
  expect(keysFor({ pinned: undefined, defaultSystem: 'dcp' })).toEqual(['dcp', 'ors', 'hr', 'crm']);
  expect(keysFor({ pinned: [], defaultSystem: undefined })).toEqual(['ors', 'hr', 'crm', 'dcp']);
});

test('pinned systems stand in the order they were pinned in, each once', () => {
  expect(keysFor({ pinned: ['gyl', 'ors', 'gyl'], defaultSystem: 'dcp' })).toEqual(['gyl', 'ors']);
});

test('a pinned system that has been closed since is left out', () => {
  expect(keysFor({ pinned: ['rcm', 'ams', 'hr'], defaultSystem: 'ors' })).toEqual(['hr']);
});

test.each([['ors'], [{ ors: true }], [['nowhere', 7, null]]])(
  'pins that make no sense, like %j, count as none',
  (pinned) => {
    expect(keysFor({ pinned, defaultSystem: 'ors' })).toEqual(['ors', 'hr', 'crm', 'dcp']);
  },
);
