import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOwnManifests } from './own-manifests.ts';

const checkout = await mkdtemp(join(tmpdir(), 'manifests-'));
afterAll(() => rm(checkout, { recursive: true }));
for (const [key, text] of [
  ['ors', '{"key":"ors"}'],
  ['crm', '<html>'],
] as const) {
  await mkdir(join(checkout, 'subsystems', key, 'dist'), { recursive: true });
  await writeFile(join(checkout, 'subsystems', key, 'dist/subsystem.json'), text);
}
const manifestAt = createOwnManifests(checkout);

test('the manifest of a system we give out ourselves is read from its build', async () => {
  expect(await manifestAt('/apps/ors/subsystem.json')).toEqual({ key: 'ors' });
});

test.each([
  '/apps/crm/subsystem.json', // not JSON
  '/apps/hr/subsystem.json', // not built
  '/apps/../ors/subsystem.json',
  'https://elsewhere.example/apps/ors/subsystem.json',
])('there is no manifest to be read at %s', async (entry) => {
  expect(await manifestAt(entry)).toBeUndefined();
});
