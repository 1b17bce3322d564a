import { reportFailedMount } from '@portal/contract/subsystems/failed-mounts';
import {
  listReleases,
  registerRelease,
  startCanary,
  switchRelease,
} from '@portal/contract/subsystems/subsystem-releases';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { expect, test, vi } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { offerOf, trustHost } from '#testing/fixtures/release.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });

/** A system with an old version and, since just now, a new one. */
async function releasedAnew(sysType: SubsystemKey): Promise<void> {
  await trustHost(world.db, sysType);
  for (const version of ['1.0.0', '2.0.0']) {
    await administrator.call(registerRelease, offerOf(sysType, version));
    await administrator.call(switchRelease, { sysType, version });
  }
}
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.person({ roles: ['administrator'] })));
const report = (one: Person, sysType: SubsystemKey, version = '2.0.0') =>
  one.call(reportFailedMount, { sysType, version, reason: 'mount' });
const releaseState = (sysType: SubsystemKey) => administrator.call(listReleases, { sysType });

test('a new version that does not come up for three people gives way to the one before, for everybody', async () => {
  await releasedAnew('ors');
  const [lin, wang, zhao, other] = await people(4);
  if (!lin || !wang || !zhao || !other) throw new Error('four people were made');

  await report(lin, 'ors');
  await report(wang, 'ors');
  expect((await releaseState('ors')).current).toBe('2.0.0');
  await report(zhao, 'ors');

  expect(await releaseState('ors')).toMatchObject({
    current: '1.0.0',
    previous: null,
    releases: [{ version: '2.0.0', state: 'failed', failedFor: 3 }, { version: '1.0.0' }],
  });
  await vi.waitFor(async () => {
    const listed = await other.call(listSubsystems, {});
    expect(listed[0]?.manifest).toMatchObject({ key: 'ors', version: '1.0.0' });
  }, 60_000);
  const entries = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'release.returned')
    .select(['actor_id', 'detail'])
    .execute();
  expect(entries).toEqual([
    {
      actor_id: zhao.id,
      detail: { subsystem: 'ors', from: '2.0.0', to: '1.0.0', people: '3', reason: 'mount' },
    },
  ]);
});

test('one person is one voice however often they say it, and what was long ago does not count', async () => {
  await releasedAnew('crm');
  const [lin, wang, zhao] = await people(3);
  if (!lin || !wang || !zhao) throw new Error('three people were made');

  for (let time = 0; time < 5; time += 1) await report(lin, 'crm');
  await report(wang, 'crm');
  world.clock.advance(600_000);
  await report(zhao, 'crm');

  expect(await releaseState('crm')).toMatchObject({ current: '2.0.0', previous: '1.0.0' });
});

test('a version on trial that fails ends its trial, and a version nobody gets is not counted', async () => {
  await trustHost(world.db, 'hr');
  await releasedAnew('hr');
  await administrator.call(registerRelease, offerOf('hr', '3.0.0'));
  const trial = { version: '3.0.0', percent: 100, stores: [] };
  await administrator.call(startCanary, { sysType: 'hr', ...trial });

  for (const one of await people(3)) {
    await report(one, 'hr', '1.0.0');
    await report(one, 'hr', '3.0.0');
  }

  expect(await releaseState('hr')).toMatchObject({ current: '2.0.0', canary: null });
  expect((await releaseState('hr')).releases.map(({ failedFor }) => failedFor)).toEqual([3, 0, 0]);
});

test('whoever may not enter a system has no voice about it', async () => {
  const guest = await world.person({ roles: ['content-guest'] });

  await expect(report(guest, 'ors')).rejects.toThrow('subsystem.no-menu');
});

test('a version that has served for a day is not blamed any more', async () => {
  await releasedAnew('ams');
  world.clock.advance(24 * 3_600_000);
  const [lin, ...others] = await people(4);

  for (const one of others) await report(one, 'ams');

  expect(await lin?.call(listReleases, { sysType: 'ams' })).toMatchObject({ current: '2.0.0' });
});
