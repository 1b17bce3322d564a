import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cspHashes, hashesOf } from './csp-hashes.ts';
import { shareProvider } from './share-provider.ts';

const offered = [
  ['react'],
  ['react/jsx-runtime'],
  ['@portal/ui/actions/Button', '@portal/ui/layout/Panel'],
];
// Below the portal, so that the tiny shell finds what it shares.
const folder = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.tiny-'));
const textOf = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const block = (opening: string) =>
  JSON.parse(textOf('index.html').split(opening)[1]?.split('</script>')[0] ?? '');

beforeAll(async () => {
  // The test runner's own would have React built for development.
  vi.stubEnv('NODE_ENV', 'production');
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script>document.title="x"</script><script type="module" src="/main.ts"></script></head><body></body></html>',
  );
  writeFileSync(join(folder, 'main.ts'), `import { version } from 'react'; console.info(version);`);
  const plugins = [
    shareProvider(offered, { '@portal/ui/Panel': '@portal/ui/layout/Panel' }),
    cspHashes(),
  ];
  await build({ root: folder, configFile: false, logLevel: 'warn', plugins });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the page leads every shared module to a file of the build, ahead of any script that imports', () => {
  const { imports } = block('<script type="importmap">');

  expect(Object.keys(imports)).toEqual([...offered.flat(), '@portal/ui/Panel']);
  for (const file of Object.values<string>(imports)) expect(textOf(file)).toMatch(/export/);
  const page = textOf('index.html');
  expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
});

test('a subsystem built before a module had its present name finds the same module', () => {
  const { imports } = block('<script type="importmap">');
  const shared = block('<script type="application/json" id="shared-modules">');

  expect(imports['@portal/ui/Panel']).toBe(imports['@portal/ui/layout/Panel']);
  expect(shared['@portal/ui/Panel']).toEqual(shared['@portal/ui/layout/Panel']);
});

test('a CommonJS module is shared under the names it has when it runs', () => {
  const { imports } = block('<script type="importmap">');
  expect(textOf(imports.react)).toMatch(/export\s*\{[^}]*\buseState\b[^}]*\}|as useState/);
});

test('the page says the version of what is shared, and the style it needs', () => {
  const shared = block('<script type="application/json" id="shared-modules">');

  expect(shared.react).toEqual({ version: expect.stringMatching(/^19\./), css: [] });
  const { version, css } = shared['@portal/ui/actions/Button'];
  expect(version).toBeNull();
  expect(textOf(css[0])).toContain('.ui-button');
});

test('csp.json beside the page admits its inline scripts', () => {
  const { script } = JSON.parse(textOf('csp.json'));
  expect(script).toEqual(hashesOf(textOf('index.html')));
  expect(script).toHaveLength(2);
});
