import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { expect, test } from 'vitest';
import { favouritesOf } from './favourites.ts';

const system = (
  sysType: SubsystemKey,
  platform: string,
  open = { enabled: true, permitted: true },
) => ({
  sysType,
  sysName: sysType,
  desc: '',
  icon: null,
  platform,
  kind: 'esm' as const,
  entry: null,
  trustedOrigins: [],
  ...open,
});
const systems: SubsystemEntry[] = [
  system('ors', 'retail'),
  system('rcm', 'retail', { enabled: false, permitted: true }),
  system('idss', 'retail'),
  system('ams', 'service', { enabled: true, permitted: false }),
  system('hr', 'service'),
  system('cms', 'service'),
  system('crm', 'user'),
];
const keysFor = (wishes: Parameters<typeof favouritesOf>[1]) =>
  favouritesOf(systems, wishes).map(({ sysType }) => sysType);

test('someone who has pinned nothing finds their default system, then the first of each platform', () => {
  expect(keysFor({ pinned: undefined, defaultSystem: 'cms' })).toEqual(['cms', 'ors', 'hr', 'crm']);
  expect(keysFor({ pinned: [], defaultSystem: undefined })).toEqual(['ors', 'hr', 'crm', 'idss']);
});

test('pinned systems stand in the order they were pinned in, each once', () => {
  const pinned = ['ors', 'cms', 'hr', 'ors'] as const;
  expect(keysFor({ pinned, defaultSystem: 'crm' })).toEqual(['ors', 'cms', 'hr']);
});

test('a pinned system that has been closed since is left out', () => {
  expect(keysFor({ pinned: ['rcm', 'ams', 'hr'], defaultSystem: 'ors' })).toEqual(['hr']);
});
