import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './compress.ts';
import { fingerprintOf } from './fingerprint.ts';
import { listProducts, root } from './workspace.ts';

test('the portal and every subsystem are built, each from its own folder and the packages it is made of', () => {
  const madeOf = Object.fromEntries(listProducts().map(({ folder, madeOf: of }) => [folder, of]));

  expect(Object.keys(madeOf)).toEqual(expect.arrayContaining(['apps/portal', 'subsystems/ams']));
  expect(madeOf['apps/portal']).toEqual(
    expect.arrayContaining(['apps/portal', 'packages/client', 'packages/contract']),
  );
  expect(madeOf['subsystems/ams']).not.toContain('subsystems/ors');
});

test('a product is stale when one of its files changed, but not for a test or a README', () => {
  const folder = emptyFolder();
  const now = () => fingerprintOf({ folder: '', madeOf: [relative(root, folder)] });
  writeFileSync(join(folder, 'page.ts'), 'export const page = 1;');
  const built = now();

  writeFileSync(join(folder, 'page.test.ts'), 'test');
  writeFileSync(join(folder, 'README.md'), 'words');
  expect(now()).toBe(built);

  writeFileSync(join(folder, 'page.ts'), 'export const page = 10;');
  expect(now()).not.toBe(built);
});

test('text is kept compressed both ways beside itself; pictures and short files are not', async () => {
  const folder = emptyFolder();
  const text = 'export const greeting = "hello";\n'.repeat(100);
  writeFileSync(join(folder, 'long.js'), text);
  writeFileSync(join(folder, 'short.js'), 'short');
  writeFileSync(join(folder, 'picture.png'), text);

  await precompress(folder);

  expect(readdirSync(folder).toSorted()).toEqual(
    ['long.js', 'long.js.br', 'long.js.gz', 'picture.png', 'short.js'].toSorted(),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toBe(text);
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
