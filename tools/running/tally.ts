import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../building/workspace.ts';

/** Counts passed and failed tests; a run that broke down otherwise counts as one failure. */
export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );

/** Returns the path of a runner's report, and removes an older one, lest it be read in its place. */
export function freshReport(name: string): string {
  const file = join(root, 'test-results', name);
  rmSync(file, { force: true });
  return file;
}

export function vitestTally(report: string, ok: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report);
  return honest({ passed: numPassedTests, failed: numFailedTests }, ok);
}

export function playwrightTally(report: string, ok: boolean): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected }, ok);
}

/** The reports of both runners, as far as we read them. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {}; // the runner broke down before it wrote one
  }
}

const honest = ({ passed, failed }: Tally, ok: boolean): Tally => ({
  passed,
  failed: ok ? failed : Math.max(failed, 1),
});
