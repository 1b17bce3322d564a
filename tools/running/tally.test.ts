import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightTally, sum, vitestTally } from './tally.ts';

test('what both runners report is added up', () => {
  const vitest = vitestTally(report({ numPassedTests: 600, numFailedTests: 2 }), false);
  const playwright = playwrightTally(
    report({ stats: { expected: 130, flaky: 1, unexpected: 3 } }),
    false,
  );

  expect(sum([vitest, playwright])).toEqual({ passed: 731, failed: 5 });
});

test('a runner that broke down counts as a failure, even when no test of it failed', () => {
  expect(vitestTally('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1 });
  expect(vitestTally(report({ numPassedTests: 600, numFailedTests: 0 }), false)).toEqual({
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
