import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Manifest } from '@portal/subsystem/manifest';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { subsystemBuild } from './subsystem-build.ts';

// Below this package, so that the tiny subsystem finds the modules it shares.
const folder = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.tiny-'));
const dist = join(folder, 'dist');

beforeAll(async () => {
  const files = {
    'package.json': '{"name": "tiny", "version": "3.2.1", "type": "module"}',
    'src/index.ts': `
      import { defineSubsystem } from '@portal/subsystem/define';
      import { pagesOfSystem } from '../../../src/pages-of-system.tsx';
      import { board, menu } from '../menu.ts';
      import { told } from './told.ts';
      import './index.css';
      export const hr = defineSubsystem({
        key: 'hr',
        pages: { List: async () => (await import('./List.tsx')).List, Told: async () => told },
        derived: pagesOfSystem({ menu, board }, () => Promise.reject(new Error('not loaded'))),
      });`,
    'menu.ts': `
      export const board = { title: '', exportAction: '' };
      export const menu = {
        leave: { title: '', pages: { mine: { title: '', component: 'Mine', records: 'leaves' } } },
        told: { title: '', component: 'Told' },
      };`,
    'src/told.ts': 'export const told = () => null;',
    'src/index.css':
      '.title { color: red } body { margin: 0 } @media print { h1 { display: none } }',
    'src/List.tsx': `
      import { told } from './told.ts';
      import './list.css';
      export const List = () => <h1 className="title">{String(told())}</h1>;`,
    // Too large to be written into the style itself.
    'src/cloth.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2_000)}</svg>`,
    'src/list.css':
      '.list { background: url(./cloth.svg); animation: turn 1s } @keyframes turn { to { rotate: 1turn } }',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  // The test runner's own would have JSX made for development.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ ...subsystemBuild('hr'), root: folder, configFile: false, logLevel: 'warn' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = () =>
  Manifest.parse(JSON.parse(readFileSync(join(dist, 'subsystem.json'), 'utf8')));
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the manifest says what the subsystem is and where it begins', () => {
  expect(manifest()).toMatchObject({
    key: 'hr',
    sdk: 1,
    components: ['List', 'Mine', 'Told', 'dashboard/Analysis'],
    version: expect.stringMatching(/^3\.2\.1\+[0-9a-f]{8}$/),
    entry: expect.stringMatching(/^index-[\w-]{8}\.js$/),
  });
  expect(textOf(manifest().entry)).toMatch(/export\s*\{\s*\w+ as hr/);
});

test('what is shared with the shell is asked for in the manifest and not carried along', () => {
  expect(manifest().requires).toEqual({
    '@portal/subsystem/analysis/AnalysisBoard': '*',
    '@portal/subsystem/analysis/ChartPage': '*',
    '@portal/subsystem/define': '*',
    '@portal/subsystem/import-checked': '*',
    '@portal/subsystem/records/pages': '*',
    'react/jsx-runtime': '^19.3.0',
  });
  expect(textOf(manifest().entry)).toMatch(/from\s*["']@portal\/subsystem\/define["']/);
});

test('every file has its hash in the manifest, pages and pictures too', () => {
  const { integrity } = manifest();
  const files = readdirSync(dist).filter((file) => file !== 'subsystem.json');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64');
    expect(integrity[file]).toBe(`sha384-${hash}`);
  }
});

test('what a page needs comes when the page is asked for, and is checked before it is imported', () => {
  const { entry, preload, later, integrity } = manifest();
  const page = Object.keys(integrity).find((file) => file.startsWith('List-')) ?? '';
  expect(preload).not.toContain(page);
  const derived = ['analysis/AnalysisBoard', 'analysis/ChartPage', 'records/pages'];
  expect(later).toEqual({
    files: [page],
    requires: [...derived.map((name) => `@portal/subsystem/${name}`), 'react/jsx-runtime'],
  });
  // The import is handed the page itself, the file it shares with the entry, and what it takes from the shell.
  const needs = [page, ...preload].map((file) => `\`./${file}\``);
  expect(textOf(entry)).toContain(`[${needs.join()},\`react/jsx-runtime\`],import.meta.url)`);
});

test('all style is in one file, and reaches the elements of the subsystem alone', () => {
  const { css } = manifest();
  expect(css).toHaveLength(1);
  const style = textOf(css[0] ?? '');
  expect(style).toMatch(/^@scope \(\[data-subsystem="hr"\]\)\{[\s\S]*\}$/);
  for (const rule of ['.title', 'body', '@media print', '.list', '@keyframes turn']) {
    expect(style).toContain(rule);
  }
});

test('files find each other wherever the folder is served', () => {
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  for (const file of scripts) expect(textOf(file)).not.toMatch(/["'`]\/(assets|apps|src)\//);
  expect(textOf(manifest().css[0] ?? '')).toMatch(/url\(\.\/cloth-[\w-]{8}\.svg\)/);
  expect(textOf(manifest().entry)).toMatch(/import\(\s*["'`]\.\/List-[\w-]{8}\.js["'`]\s*\)/);
});
