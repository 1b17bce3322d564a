import { listReleases, rollBackRelease } from '@portal/contract/subsystems/subsystem-releases';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { startWorld } from '#testing/world.ts';
import { hashOf, manifestOf } from '#testing/fixtures/release.ts';
import { registerOwnReleases } from './own-releases.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const checkout = await mkdtemp(join(tmpdir(), 'builds-'));
afterAll(() => rm(checkout, { recursive: true }));
const dist = join(checkout, 'subsystems/ors/dist');

/** A build of store operations, as it lies there when the server starts. */
async function built(version: string, manifest: object = manifestOf('ors', version)) {
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.js'), `ors ${version}`);
  await writeFile(join(dist, 'style.css'), 'h1 {}');
  await writeFile(join(dist, 'subsystem.json'), JSON.stringify(manifest));
}
const warned: unknown[] = [];
const log = { info: () => undefined, warn: (...said: unknown[]) => void warned.push(said) };
const start = () =>
  registerOwnReleases({
    db: world.db,
    clock: world.clock,
    log,
    builds: createSubsystemBuilds(checkout),
  });
const releaseState = () => administrator.call(listReleases, { sysType: 'ors' });

test('what was built since the last start is registered and given to everybody', async () => {
  await built('1.0.0');
  await start();
  expect(await releaseState()).toMatchObject({ current: '1.0.0', previous: null });

  await built('1.1.0');
  await start();
  expect(await releaseState()).toMatchObject({ current: '1.1.0', previous: '1.0.0' });
});

test('a build an administrator went back from does not return with the next start', async () => {
  await administrator.call(rollBackRelease, { sysType: 'ors' });
  await start();

  expect((await releaseState()).current).toBe('1.0.0');
});

test.each([
  [
    'release.differs',
    { integrity: { 'index.js': hashOf('another'), 'style.css': hashOf('h1 {}') } },
  ],
  ['release.malformed', { entry: 7 }],
  ['release.foreign', { key: 'ams' }],
])('a build that is %s is named, and what stands goes on', async (refusal, wrong) => {
  const before = await releaseState();
  await built('2.0.0', { ...manifestOf('ors', '2.0.0'), ...wrong });
  warned.length = 0;

  await start();

  expect(warned).toEqual([
    [expect.objectContaining({ subsystem: 'ors', refusal }), expect.any(String)],
  ]);
  expect(await releaseState()).toEqual(before);
});
