import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../building/workspace.ts';

/** A test by its file and title, with the time it took. */
export interface TimedTest {
  name: string;
  seconds: number;
}

/** Counts passed and failed tests; a run that broke down otherwise counts as one failure. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of what failed, as far as they are known. */
  failures?: readonly string[];
  /** Names of what failed at first and passed when it was run again, alone. */
  flaky?: readonly string[];
  /** The slowest tests, slowest first. */
  slowest?: readonly TimedTest[];
}

const mostSlow = 10;

export const sum = (tallies: readonly Tally[]): Required<Tally> => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  slowest: slowestOf(tallies.flatMap(({ slowest = [] }) => slowest)),
});

/** Prints what failed, a line each, and the line that a build server reads: it stands alone and comes last. */
export function printTally({ passed, failed, failures = [], flaky = [] }: Tally): void {
  for (const name of flaky) console.log(`flaky: ${name}`);
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
  const timed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} ${fullName}`,
      seconds: inSeconds(duration ?? 0),
    })),
  );
  const counts = { passed: numPassedTests, failed: numFailedTests };
  return honest({ ...counts, failures, slowest: slowestOf(timed) }, ok);
}

export function playwrightTally(report: string, ok: boolean): Tally {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = read(report);
  const journeys = suites.flatMap(specsIn);
  const failures = journeys.filter((each) => !each.ok).map(({ name }) => name);
  const counts = { passed: expected + flaky, failed: unexpected };
  return honest({ ...counts, failures, slowest: slowestOf(journeys) }, ok);
}

/** The tally of journeys of which those that failed were run again: what passed then is flaky, and no failure. */
export function withSecondTry(first: Tally, again: Tally): Tally {
  const still = new Set(again.failures);
  const { failures = [], slowest = [] } = first;
  return {
    passed: first.passed + again.passed,
    failed: again.failed,
    failures: again.failures ?? [],
    flaky: failures.filter((name) => !still.has(name)),
    slowest,
  };
}

/** The reports of both runners, as far as we read them. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: Suite[];
}

/** A file of journeys, or a group within one. */
interface Suite {
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
  suites?: Suite[];
}

/** The journeys of a suite that were run. */
function specsIn({ specs = [], suites = [] }: Suite): (TimedTest & { ok: boolean })[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, file, ok, tests }) => ({
      name: `e2e/${file} ${title}`,
      ok,
      seconds: inSeconds(
        tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0),
      ),
    }));
  return [...own, ...suites.flatMap(specsIn)];
}

const inSeconds = (ms: number): number => Math.round(ms / 100) / 10;

const slowestOf = (timed: readonly TimedTest[]): TimedTest[] =>
  timed
    .map(({ name, seconds }) => ({ name, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, mostSlow);

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
