import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../building/workspace.ts';
import { playwrightTally, sum, vitestTally } from './tally.ts';

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
  expect(sum([ran, { passed: 0, failed: 1, failures: ['format'] }])).toEqual({
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

function report(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
