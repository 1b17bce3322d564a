import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../building/workspace.ts';

/** Counts passed and failed tests; a run that broke down otherwise counts as one failure. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of what failed, as far as they are known. */
  failures?: readonly string[];
}

export const sum = (tallies: readonly Tally[]): Required<Tally> => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
});

/** Prints what failed, a line each, and the line that a build server reads: it stands alone and comes last. */
export function printTally({ passed, failed, failures = [] }: Tally): void {
  for (const name of failures) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
}

/** Returns the path of a runner's report, and removes an older one, lest it be read in its place. */
export function freshReport(name: string): string {
  const file = join(root, 'test-results', name);
  rmSync(file, { force: true });
  return file;
}

export function vitestTally(report: string, ok: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file} ${fullName}`);
  });
  return honest({ passed: numPassedTests, failed: numFailedTests, failures }, ok);
}

export function playwrightTally(report: string, ok: boolean): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected }, ok);
}

/** The reports of both runners, as far as we read them. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {}; // the runner broke down before it wrote one
  }
}

const honest = ({ failed, ...rest }: Tally, ok: boolean): Tally => ({
  ...rest,
  failed: ok ? failed : Math.max(failed, 1),
});
