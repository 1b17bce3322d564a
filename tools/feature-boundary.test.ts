import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './building/workspace.ts';

test.each([
  `import { price } from '../goods/price.ts';`,
  `import { price } from '#features/goods/price';`,
  `import type { Price } from '../goods/price.ts';`,
  `export { price } from '../goods/price.ts';`,
  `export * from '../goods/price.ts';`,
  `export const load = () => import('../goods/price.ts');`,
  `export type Price = import('../goods/price.ts').Price;`,
])('the lint refuses that a feature reaches into its sibling: %s', (line) => {
  expect(lint(line)).toContain("Feature 'sales' reaches into feature 'goods'.");
});

test.each([
  `export { tax } from './tax.ts';`,
  `export const load = () => import('./tax.ts');`,
  `export * from '#platform/clock';`,
])('the lint lets a feature use what is its own or the platform’s: %s', (line) => {
  expect(lint(line)).not.toContain('reaches into');
});

test.each([
  { line: `import { price } from '../goods/price.ts';`, other: 'shop/goods' },
  { line: `import { price } from '#features/shop/goods/price';`, other: 'shop/goods' },
  { line: `import { role } from '../../access/roles/role.ts';`, other: 'access/roles' },
  { line: `import { tax } from '../../tax/tax.ts';`, other: 'tax' },
])('below a parent that holds features alone it refuses the same: $line', ({ line, other }) => {
  expect(lint(line, { at: 'shop/sales' })).toContain(
    `Feature 'shop/sales' reaches into feature '${other}'.`,
  );
});

test.each([
  { line: `export { tax } from '../tax.ts';`, at: 'shop/sales/till' },
  { line: `export { price } from '../goods/price.ts';`, at: 'sales/till' },
])('the lint lets the folders of one feature use one another: $line', ({ line, at }) => {
  expect(lint(line, { at })).not.toContain('reaches into');
});

test('the pages of a system are held to the same', () => {
  const line = `import { price } from '../goods/price.ts';`;
  expect(lint(line, { below: 'pages' })).toContain("Feature 'sales' reaches into feature 'goods'.");
});

/** Returns what oxlint prints about a file of a feature that holds this line alone. */
function lint(line: string, { at = 'sales', below = 'src' } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const features = join(folder, below, 'features');
  for (const other of ['sales', 'shop/goods', 'access/roles']) {
    mkdirSync(join(features, other), { recursive: true });
  }
  writeFileSync(join(features, 'sales/sales.ts'), '');
  mkdirSync(join(features, at), { recursive: true });
  writeFileSync(join(features, at, 'sales.ts'), `${line}\n`);
  const config = join(folder, 'oxlintrc.json');
  const jsPlugins = [join(root, 'tools/lint/feature-boundary.js')];
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins, rules: { 'house/feature-boundary': 'error' } }),
  );
  try {
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', config, folder];
    return execFileSync(process.execPath, args, { encoding: 'utf8' });
  } catch (error) {
    // Ends with 1 where it found something, and prints that.
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
