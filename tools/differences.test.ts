import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './building/workspace.ts';

// What `docs/differences.md` names is there, so that nobody sets what nothing reads or looks for a proof that has gone.

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = textOf('docs/differences.md');
const [, withSetting = ''] = page.split(/^## .*$/m);

const rows = withSetting
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '));

const variable = /`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g;
const settings = [...new Set(page.matchAll(variable).map(([, name = '']) => name))];

/** Each test file with the beginnings of names that stand behind it. */
const proofs = page
  .matchAll(/`([\w./-]+\.test\.ts)`(?:: (“[^”]+”(?:, “[^”]+”)*))?/g)
  .map(([, file = '', names = '']) => ({ file, names: names.match(/(?<=“)[^”]+/g) ?? [] }))
  .toArray();

test('FIX-24 every setting of the differences is one the server reads', () => {
  const files = globSync('apps/server/src/**/config*.ts', { cwd: root });
  const config = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map(textOf)
    .join('\n');
  const unknown = settings.filter(
    (name) => !new RegExp(`^ *(?:export const \\w+ = \\{ )?${name}: `, 'm').test(config),
  );

  expect(settings.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

test('FIX-24 every test of the differences exists under its name', () => {
  const gone = proofs.flatMap(({ file, names }) => {
    if (!existsSync(join(root, file))) return [file];
    const text = textOf(file);
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
  });

  expect(proofs.length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});

test('FIX-24 every difference that can be undone says by which setting, and which test walks it', () => {
  const lacking = rows.filter(
    ([, , , , setting = '', proof = '']) => !/`[^`]+`/.test(setting) || !/\.test\.ts`/.test(proof),
  );

  expect(rows.length).toBeGreaterThan(0);
  expect(lacking).toEqual([]);
});

test('every document that the differences lead to exists', () => {
  const links = page.matchAll(/\]\(([^)#]+)/g).map(([, file = '']) => file);

  expect([...links].filter((file) => !existsSync(join(root, 'docs', file)))).toEqual([]);
});
