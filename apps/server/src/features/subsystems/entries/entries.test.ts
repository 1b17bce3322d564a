import {
  listSystemChanges,
  listSystemEntries,
  orderSystemEntries,
  saveSystemEntry,
  type SystemEntry,
} from '@portal/contract/administration/system-entries';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'], realname: '何岚' });

async function entryOf(key: SubsystemKey): Promise<SystemEntry> {
  const entries = await administrator.call(listSystemEntries, {});
  const found = entries.find((entry) => entry.key === key);
  if (!found) throw new Error(`There is no system ${key}`);
  return found;
}

test('a system is named anew, switched off and put first for everybody, and its changes are recorded', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const hr = await entryOf('hr');
  await administrator.call(saveSystemEntry, { ...hr, name: '人事', enabled: false });

  const listed = async () =>
    (await clerk.call(listSubsystems, {})).find(({ sysType }) => sysType === 'hr');
  await expect.poll(listed).toMatchObject({ sysName: '人事', enabled: false });
  const late = administrator.call(saveSystemEntry, { ...hr, name: '人力' });
  await expect(late).rejects.toThrow('system.changed');

  const keys = (await administrator.call(listSystemEntries, {})).map(({ key }) => key);
  await administrator.call(orderSystemEntries, { keys: keys.toReversed() });
  const ordered = await administrator.call(listSystemEntries, {});
  expect(ordered.filter(({ platform }) => platform === 'retail').map(({ key }) => key)).toEqual(
    keys.filter((key) => ['ors', 'rcm', 'idss', 'ops', 'syfs'].includes(key)).toReversed(),
  );
  const { records } = await administrator.call(listSystemChanges, {});
  expect(records.map(({ what }) => what)).toEqual(['ordered', 'edited hr']);
});

test('administration stays on, since the way to switch it on again is in it', async () => {
  const ams = await entryOf('ams');
  const off = administrator.call(saveSystemEntry, { ...ams, enabled: false });
  await expect(off).rejects.toThrow('system.needed');
});

test('neither a clerk nor the administrator of another tenant changes a system', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const elsewhere = await tenantAdministrator(world);
  const crm = await entryOf('crm');
  const change = { ...crm, enabled: false };

  await expect(clerk.call(listSystemEntries, {})).rejects.toThrow('action.denied');
  await expect(clerk.call(listSystemChanges, {})).rejects.toThrow('action.denied');
  await expect(clerk.call(saveSystemEntry, change)).rejects.toThrow('action.denied');
  await expect(clerk.call(orderSystemEntries, { keys: ['crm'] })).rejects.toThrow('action.denied');
  await expect(elsewhere.call(saveSystemEntry, change)).rejects.toThrow('installation.elsewhere');
  const order = elsewhere.call(orderSystemEntries, { keys: ['crm'] });
  await expect(order).rejects.toThrow('installation.elsewhere');
  expect(await entryOf('crm')).toEqual(crm);
});
