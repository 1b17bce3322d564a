import { epochHeader } from '@portal/contract/headers';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import {
  type Canary,
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
import { host, manifestOf, offerOf, trustHost } from '#testing/fixtures/release.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const systems: SubsystemKey[] = ['ors', 'crm', 'ams', 'hr'];
beforeAll(async () => {
  for (const key of systems) await trustHost(world.db, key);
});

const versionFor = async (person: Person, key: SubsystemKey) => {
  const listed = await person.call(listSubsystems, {});
  return listed.find(({ sysType }) => sysType === key)?.manifest?.['version'];
};
/** News of a decision travel by the database, in a moment. */
const expectVersion = (person: Person, key: SubsystemKey, version: string | undefined) =>
  vi.waitFor(async () => expect(await versionFor(person, key)).toBe(version), 60_000);
const register = (key: SubsystemKey, ...versions: string[]) =>
  versions.reduce(
    (before, version) =>
      before.then(() => administrator.call(registerRelease, offerOf(key, version))),
    Promise.resolve(null),
  );
const switchTo = (sysType: SubsystemKey, version: string) =>
  administrator.call(switchRelease, { sysType, version });

test('a release is registered without anybody getting it, and by the switch everybody does', async () => {
  const lin = await world.person({ roles: ['store-manager'] });
  await register('ors', '1.0.0');
  expect(await versionFor(lin, 'ors')).toBeUndefined();

  await switchTo('ors', '1.0.0');

  await expectVersion(lin, 'ors', '1.0.0');
  const ors = (await lin.call(listSubsystems, {})).find(({ sysType }) => sysType === 'ors');
  expect(ors?.entry).toBe(`${host}/ors/1.0.0/subsystem.json`);
  expect(ors?.manifest).toEqual(manifestOf('ors', '1.0.0'));
});

test('a switch raises the epoch every open tab follows, and is sealed with who did it', async () => {
  const lin = await world.person({ roles: ['store-manager'] });
  const menuEpoch = async () => {
    const reply = await world.inject({
      url: '/api/common/sys/subsystem/list',
      headers: lin.headers,
    });
    return Number(String(reply.headers[epochHeader]).split('.')[1]);
  };
  await register('ors', '1.1.0');
  const before = await menuEpoch();

  await switchTo('ors', '1.1.0');

  await vi.waitFor(async () => expect(await menuEpoch()).toBeGreaterThan(before), 60_000);
  const entry = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'release.switched')
    .where('actor_id', '=', administrator.id)
    .orderBy('seq', 'desc')
    .select('detail')
    .executeTakeFirst();
  expect(entry?.detail).toMatchObject({ subsystem: 'ors', to: '1.1.0' });
});

test('rolling back brings the version before, once', async () => {
  const lin = await world.person({ roles: ['administrator'] });
  await register('ams', '1.0.0', '2.0.0');
  await switchTo('ams', '1.0.0');
  await switchTo('ams', '2.0.0');
  await expectVersion(lin, 'ams', '2.0.0');

  await administrator.call(rollBackRelease, { sysType: 'ams' });

  await expectVersion(lin, 'ams', '1.0.0');
  await expect(administrator.call(rollBackRelease, { sysType: 'ams' })).rejects.toThrow(
    'release.no-previous',
  );
  expect(await administrator.call(listReleases, { sysType: 'ams' })).toMatchObject({
    current: '1.0.0',
    previous: null,
    canary: null,
    releases: [{ version: '2.0.0' }, { version: '1.0.0', state: 'good', failedFor: 0 }],
  });
});

test('of a hundred people about as many as it says try a version, and the same ones each time', async () => {
  await register('crm', '1.0.0', '2.0.0');
  await switchTo('crm', '1.0.0');
  const people = await Promise.all(
    Array.from({ length: 100 }, () => world.person({ roles: ['administrator'] })),
  );
  await administrator.call(startCanary, {
    sysType: 'crm',
    version: '2.0.0',
    percent: 30,
    stores: [],
  });
  const ask = () => Promise.all(people.map((one) => versionFor(one, 'crm')));
  // To ask a hundred people takes near a second beside other test files, which is how long waitFor waits by itself.
  const followed = { timeout: 60_000 };
  await vi.waitFor(async () => expect(await ask()).toContain('2.0.0'), followed);

  const first = await ask();

  const trying = first.filter((version) => version === '2.0.0').length;
  expect(trying).toBeGreaterThan(12);
  expect(trying).toBeLessThan(50);
  expect(await ask()).toEqual(first);
  await administrator.call(stopCanary, { sysType: 'crm' });
  await vi.waitFor(async () => expect(new Set(await ask())).toEqual(new Set(['1.0.0'])), followed);
});

test('whoever works in one of the named stores tries a version, and nobody else', async () => {
  const [one, other] = await world.db.selectFrom('store').select('store_no').limit(2).execute();
  const stores = [one?.store_no ?? ''];
  const roles = ['store-manager'];
  const lin = await world.person({ roles, stores });
  const wang = await world.person({ roles, stores: [other?.store_no ?? ''] });
  await register('hr', '1.0.0', '2.0.0');
  await switchTo('hr', '1.0.0');

  await administrator.call(startCanary, { sysType: 'hr', version: '2.0.0', percent: 0, stores });

  await expectVersion(lin, 'hr', '2.0.0');
  expect(await versionFor(wang, 'hr')).toBe('1.0.0');
});

test.each<[string, Partial<Canary>]>([
  ['release.not-found', { version: '9.9.9' }],
  ['release.store-unknown', { stores: ['no-such'] }],
  ['release.for-nobody', { percent: 0 }],
])('a trial is refused with %s', async (refusal, wrong) => {
  const trial: Canary = { version: '1.0.0', percent: 5, stores: [], ...wrong };
  const starting = administrator.call(startCanary, { sysType: 'ors', ...trial });

  await expect(starting).rejects.toThrow(refusal);
});

test.each<[string, object, string]>([
  ['without a file’s hash', { integrity: {} }, 'release.unproved'],
  ['with a hash that is none', { integrity: { 'index.js': 'sha384-x' } }, 'release.malformed'],
  ['that leads out of its folder', { entry: '../index.js' }, 'release.malformed'],
  [
    'FIX-47 with a page that no menu item may name',
    { components: ['资产 台账/List'] },
    'release.malformed',
  ],
  ['of another system', { key: 'ams' }, 'release.foreign'],
])('a manifest %s is not registered', async (_, wrong, refusal) => {
  const offer = offerOf('ors', '3.0.0');
  const registering = administrator.call(registerRelease, {
    ...offer,
    manifest: { ...offer.manifest, ...wrong },
  });

  await expect(registering).rejects.toThrow(refusal);
});

test('a build elsewhere than with us or with a trusted host is not registered', async () => {
  const entry = 'https://elsewhere.example/ors/subsystem.json';
  const registering = administrator.call(registerRelease, { ...offerOf('ors', '3.0.0'), entry });

  await expect(registering).rejects.toThrow('release.misplaced');
});

test('files that lie with us must be what the manifest says', async () => {
  const entry = '/apps/ors/subsystem.json';
  const registering = administrator.call(registerRelease, { ...offerOf('ors', '3.0.0'), entry });

  await expect(registering).rejects.toThrow('release.differs');
});

test('a version keeps its files: registered again it changes nothing, with others it is refused', async () => {
  const offer = offerOf('ors', '4.0.0');
  await administrator.call(registerRelease, offer);
  await administrator.call(registerRelease, offer);
  const other = { ...offer.manifest, integrity: manifestOf('ors', '5.0.0').integrity };

  const again = administrator.call(registerRelease, { ...offer, manifest: other });

  await expect(again).rejects.toThrow('release.taken');
});

test('a system without a program of its own has no releases', async () => {
  const { db } = world;
  await db.updateTable('subsystem').set({ kind: 'builtin' }).where('key', '=', 'cas').execute();

  const registering = administrator.call(registerRelease, offerOf('cas', '1.0.0'));

  await expect(registering).rejects.toThrow('release.no-program');
});

test.each(['store-manager', 'head-office', 'auditor', 'security-officer'])(
  'a member of %s may neither look at releases nor decide about them',
  async (role) => {
    const member = await world.person({ roles: [role] });
    const one = { sysType: 'ors' } as const;
    const tries = [
      member.call(listReleases, one),
      member.call(listReleasedSystems, {}),
      member.call(countCanary, { ...one, version: '1.0.0', percent: 50, stores: [] }),
      member.call(registerRelease, offerOf('ors', '6.0.0')),
      member.call(switchRelease, { ...one, version: '1.0.0' }),
      member.call(startCanary, { ...one, version: '1.0.0', percent: 50, stores: [] }),
      member.call(stopCanary, one),
      member.call(rollBackRelease, one),
    ];

    for (const denied of await Promise.allSettled(tries)) {
      expect(denied).toMatchObject({ status: 'rejected', reason: { message: 'action.denied' } });
    }
  },
);
