import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { reportFailedMount } from '@portal/contract/subsystems/failed-mounts';
import {
  countCanary,
  listReleasedSystems,
  listReleases,
  registerRelease,
  rollBackRelease,
  startCanary,
  stopCanary,
  switchRelease,
} from '@portal/contract/subsystems/subsystem-releases';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { offerOf, trustHost } from '#testing/fixtures/release.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const other = await world.person({ roles: ['administrator'] });
beforeAll(async () => {
  for (const key of ['ors', 'crm', 'hr', 'rcm', 'ops'] as const) await trustHost(world.db, key);
});

const register = (key: SubsystemKey, version: string, by: Person = administrator) =>
  by.call(registerRelease, offerOf(key, version));
const released = async (sysType: SubsystemKey, version: string) => {
  await register(sysType, version);
  await administrator.call(switchRelease, { sysType, version });
};
const releasesOf = (sysType: SubsystemKey) => administrator.call(listReleases, { sysType });
const listed = async (key: SubsystemKey) =>
  (await administrator.call(listReleasedSystems, {})).find(({ sysType }) => sysType === key);

test('all systems are listed as people see them, each with who gets what', async () => {
  await released('ors', '1.0.0');
  await register('ors', '1.1.0');
  const trial = { version: '1.1.0', percent: 20, stores: [] };
  await administrator.call(startCanary, { sysType: 'ors', ...trial });

  const systems = await administrator.call(listReleasedSystems, {});

  const all = await administrator.call(listSubsystems, {});
  expect(systems.map(({ sysType }) => sysType)).toEqual(all.map(({ sysType }) => sysType));
  expect(systems.find(({ sysType }) => sysType === 'ors')).toEqual({
    sysType: 'ors',
    sysName: '门店运营',
    platform: 'retail',
    kind: 'esm',
    enabled: true,
    current: '1.0.0',
    canary: { version: '1.1.0', percent: 20, stores: 0 },
    newest: { version: '1.1.0', state: 'good' },
    failedFor: 0,
  });
});

test('the list names a version that was taken back, and for how many people one in use fails', async () => {
  await released('crm', '1.0.0');
  await released('crm', '2.0.0');
  const failing = { sysType: 'crm', version: '2.0.0', reason: 'mount' } as const;
  const people = await Promise.all(
    Array.from({ length: 3 }, () => world.person({ roles: ['administrator'] })),
  );
  const [first, ...rest] = people;
  await first?.call(reportFailedMount, failing);
  expect(await listed('crm')).toMatchObject({ current: '2.0.0', failedFor: 1 });

  for (const person of rest) await person.call(reportFailedMount, failing);

  expect(await listed('crm')).toMatchObject({
    current: '1.0.0',
    newest: { version: '2.0.0', state: 'failed' },
    failedFor: 0,
  });
});

test('a release says who registered it and of how many files it is; one of the server names nobody', async () => {
  await register('rcm', '1.0.0');
  await world.db
    .updateTable('subsystem_release')
    .set({ registered_by: null })
    .where('subsystem', '=', 'rcm')
    .execute();
  await register('rcm', '1.1.0', other);

  const { releases } = await releasesOf('rcm');

  const { realname } = await world.db
    .selectFrom('person')
    .where('id', '=', other.id)
    .select('realname')
    .executeTakeFirstOrThrow();
  expect(releases).toMatchObject([
    { version: '1.1.0', registeredBy: realname, files: 2 },
    { version: '1.0.0', registeredBy: null, files: 2 },
  ]);
});

test('a trial is counted before it starts as it is once it runs, and unknown stores are named', async () => {
  const [store] = await world.db.selectFrom('store').selectAll().limit(1).execute();
  const stores = [store?.store_no ?? ''];
  const before = (await releasesOf('hr')).people;
  await world.person({ roles: ['store-manager'], stores });
  await released('hr', '1.0.0');
  await register('hr', '2.0.0');
  const trial = { sysType: 'hr', version: '2.0.0' } as const;

  const counted = await administrator.call(countCanary, { ...trial, percent: 0, stores });
  const everybody = await administrator.call(countCanary, { ...trial, percent: 100, stores: [] });
  const wrong = await administrator.call(countCanary, {
    ...trial,
    percent: 0,
    stores: ['no-such'],
  });
  await administrator.call(startCanary, { ...trial, percent: 0, stores });

  const { canary, people } = await releasesOf('hr');
  expect(people).toBe(before + 1);
  expect(counted.people).toBeGreaterThan(0);
  expect(counted.named).toEqual([{ storeNo: stores[0], storeName: store?.store_name }]);
  expect(everybody.people).toBe(people);
  expect(wrong).toEqual({ people: 0, named: [{ storeNo: 'no-such', storeName: null }] });
  expect(canary).toEqual({ version: '2.0.0', percent: 0, stores, ...counted });
  await vi.waitFor(async () => expect((await releasesOf('hr')).canary).toEqual(canary), 60_000);
});

test('whoever decides by a list that is out of date is refused, and by the new one not', async () => {
  const sysType = 'ops';
  await released(sysType, '1.0.0');
  await register(sysType, '1.1.0');
  await register(sysType, '1.2.0');
  const { seen: old } = await releasesOf(sysType);
  await other.call(switchRelease, { sysType, version: '1.1.0', seen: old });
  const version = '1.2.0';
  const late = [
    administrator.call(switchRelease, { sysType, version, seen: old }),
    administrator.call(startCanary, { sysType, version, percent: 5, stores: [], seen: old }),
    administrator.call(stopCanary, { sysType, seen: old }),
    administrator.call(rollBackRelease, { sysType, seen: old }),
  ];
  for (const refused of await Promise.allSettled(late)) {
    expect(refused).toMatchObject({ reason: { message: 'release.changed' } });
  }

  const { current, seen } = await releasesOf(sysType);
  expect(current).toBe('1.1.0');
  await administrator.call(rollBackRelease, { sysType, seen });
  expect((await releasesOf(sysType)).current).toBe('1.0.0');
});
