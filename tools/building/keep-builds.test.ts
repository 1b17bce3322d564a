import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepBuilds } from './keep-builds.ts';

const folder = await mkdtemp(join(tmpdir(), 'builds-'));
afterAll(() => rm(folder, { recursive: true }));

async function build(nth: number): Promise<void> {
  const file = `index-${nth}.js`;
  for (const name of [file, `${file}.br`, `${file}.gz`]) await writeFile(join(folder, name), '');
  const manifest = { version: `1.0.0+${nth}`, integrity: { [file]: '', 'shared.css': '' } };
  await writeFile(join(folder, 'shared.css'), '');
  await writeFile(join(folder, 'subsystem.json'), JSON.stringify(manifest));
  await keepBuilds(folder);
}

test('the files of the last three builds stay, for pages that are open, and older ones go', async () => {
  await writeFile(join(folder, 'left-over.js'), '');
  for (const nth of [1, 2, 3, 4]) await build(nth);
  await build(4);

  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.toSorted()).toEqual(['index-2.js', 'index-3.js', 'index-4.js']);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['shared.css', 'subsystem.json', 'index-2.js.br', 'index-4.js.gz']),
  );
  expect(await readdir(folder)).not.toContain('index-1.js.br');
});
