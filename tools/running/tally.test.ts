import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../building/workspace.ts';
import { playwrightTally, sum, vitestTally, withSecondTry } from './tally.ts';

test('what both runners report is added up', () => {
  const vitest = vitestTally(report({ numPassedTests: 600, numFailedTests: 2 }), false);
  const playwright = playwrightTally(
    report({ stats: { expected: 130, flaky: 1, unexpected: 3 } }),
    false,
  );

  expect(sum([vitest, playwright])).toMatchObject({ passed: 731, failed: 5 });
});

test('what failed is named by its file, also a file none of whose tests ran', () => {
  const late = { fullName: 'a server starts', status: 'failed' };
  const soon = { fullName: 'a server stops', status: 'passed' };
  const testResults = [
    { name: join(root, 'apps/start.test.ts'), status: 'failed', assertionResults: [late, soon] },
    { name: join(root, 'apps/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const ran = vitestTally(report({ numPassedTests: 1, numFailedTests: 1, testResults }), false);
  expect(sum([ran, { passed: 0, failed: 1, failures: ['format'] }])).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['apps/start.test.ts a server starts', 'apps/broken.test.ts', 'format'],
  });
});

test('a runner that broke down counts as a failure, even when no test of it failed', () => {
  expect(vitestTally('/nowhere/report.json', false)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestTally(report({ numPassedTests: 600, numFailedTests: 0 }), false)).toMatchObject({
    passed: 600,
    failed: 1,
  });
});

/** A journey as its runner reports it. */
const journey = (title: string, { ok = true, seconds = 1 } = {}) => ({
  title,
  file: 'identity/login.test.ts',
  ok,
  tests: [{ status: ok ? 'expected' : 'unexpected', results: [{ duration: seconds * 1000 }] }],
});

test('PRF-05 a journey that fails is flaky when it passes alone at the end, and red when it fails again', () => {
  const specs = [journey('a'), journey('b', { ok: false }), journey('c', { ok: false })];
  const first = playwrightTally(
    report({ stats: { expected: 1, unexpected: 2 }, suites: [{ suites: [{ specs }] }] }),
    false,
  );
  const again = playwrightTally(
    report({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ specs: [journey('b'), journey('c', { ok: false })] }],
    }),
    false,
  );

  expect(withSecondTry(first, again)).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: ['e2e/identity/login.test.ts b'],
    failures: ['e2e/identity/login.test.ts c'],
  });
});

test('of all that ran the ten slowest are named, slowest first', () => {
  const specs = Array.from({ length: 12 }, (_, nth) => journey(`${nth}`, { seconds: nth }));
  const ran = playwrightTally(report({ stats: { expected: 12 }, suites: [{ specs }] }), true);
  const { slowest } = sum([
    ran,
    { passed: 1, failed: 0, slowest: [{ name: 'rule', seconds: 5.5 }] },
  ]);

  expect(slowest).toHaveLength(10);
  expect(slowest.slice(0, 2).map(({ name }) => name)).toEqual([
    'e2e/identity/login.test.ts 11',
    'e2e/identity/login.test.ts 10',
  ]);
  expect(slowest.map(({ name }) => name)).toContain('rule');
});

function report(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
