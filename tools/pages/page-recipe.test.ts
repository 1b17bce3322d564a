import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../building/workspace.ts';
import { scratchFolder } from '../running/scratch.ts';

// Follows CONTRIBUTING's recipe for a page of the portal in a copy of the portal's sources.

const portal = join(root, 'apps/portal');
const copy = scratchFolder();
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const registry = join(copy, 'src/pages.ts');

/** Returns the block of code CONTRIBUTING has for a file. */
function blockFor(kind: 'a row of' | 'new', file: string): string {
  const [, code] =
    new RegExp(`^\`\`\`tsx? ${kind} ${file}\n([^]*?)^\`\`\``, 'm').exec(contributing) ?? [];
  if (code === undefined) throw new Error(`CONTRIBUTING has no block "${kind} ${file}"`);
  return code;
}

beforeAll(() => {
  for (const name of ['src', 'package.json']) {
    cpSync(join(portal, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(portal, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(typesOfPages));

  const page = 'src/features/workplace/hello/Hello.tsx';
  mkdirSync(dirname(join(copy, page)));
  writeFileSync(join(copy, page), blockFor('new', `apps/portal/${page}`));
  const row = blockFor('a row of', 'apps/portal/src/pages.ts');
  const rows = readFileSync(registry, 'utf8').replace(/^(?=\} as const)/m, () => row);
  writeFileSync(registry, rows);
  writeFileSync(join(copy, 'src/mistyped.ts'), rows.replace(').Hello', ').Helol'));
});

const typesOfPages = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rootDir: '/',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
  },
  files: ['src/pages.ts', 'src/mistyped.ts'],
};

// All types of the portal are checked again: five seconds, and many times that beside other work.
test('a page by the recipe compiles, and a mistyped export does not', () => {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', copy, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));

  expect(errors).toEqual([expect.stringMatching(/^src\/mistyped\.ts.*'Helol' does not exist/)]);
});

test('address, guard and title of the page follow from its row', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', questions], {
    cwd: copy,
    encoding: 'utf8',
  });

  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(['/hello', false, true, '你好']);
});

const questions = `
  import { paths } from './src/platform/navigation/paths.ts';
  import { isPublicPath, isShellPage } from './src/platform/guard/audiences.ts';
  import { shellPageTitle } from './src/platform/navigation/page-titles.ts';
  const path = paths.hello;
  console.log(JSON.stringify([path, isPublicPath(path), isShellPage(path), shellPageTitle(path)]));
`;
