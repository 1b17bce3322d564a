import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './building/workspace.ts';
import { endCommandsWithUs, type Outcome, runCommand } from './running/command.ts';
import { installDebianPackages } from './running/debian.ts';
import type { Part } from './running/part.ts';
import { runPhases } from './running/phases.ts';
import { scratchFolder } from './running/scratch.ts';
import { freshReport, printTally, sum, type Tally, vitestTally } from './running/tally.ts';

interface Check {
  name: string;
  command: [program: string, ...args: string[]];
  /** Of a runner of tests, the file in which it counts them. */
  report?: string;
}

/** Returns a run of the test runner; it prints what failed, and nothing of the many that passed. */
function tests(name: string, args: readonly string[]): Check {
  const report = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name: 'tests', command: ['vitest', 'run', ...reporters, ...args], report };
}

/** Projects whose tests need no database and no browser; they are done within a minute. */
const rules = ['packages', 'portal', 'subsystems', 'tools', 'server rules'];

/** Known within minutes; a fault of theirs is not worth a run of the tests. */
const checks: Check[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'claims', command: ['node', 'tools/acceptance.ts'] },
];
const atOnce = 2;

const lintOf = (files: readonly string[]): Check => ({
  name: 'lint',
  command: ['oxlint', ...files],
});

/** Returns types, and lint and tests of what differs from the last commit: what is worth knowing while one writes. */
async function fastChecks(): Promise<Check[]> {
  const git = ['ls-files', '--modified', '--others', '--exclude-standard', '--deduplicate'];
  const { output } = await runCommand('git', git);
  const changed = output.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  return [
    { name: 'types', command: ['tsc', '-b'] },
    ...(changed.length > 0 ? [lintOf(changed)] : []),
    tests('vitest.json', ['--passWithNoTests', ...choiceOf(changed)]),
  ];
}

/**
 * Chooses the tests of the features and systems that were edited. No other feature may import them; slices of others reach
 * them through the whole app alone, and would be two thirds of all tests. A system is looked at by the tests over all
 * systems too. What is edited elsewhere is followed by its imports.
 */
function choiceOf(changed: readonly string[]): string[] {
  const features = changed.map(featureOf);
  const known = features.filter((each) => each !== undefined);
  if (known.length !== features.length || known.length === 0) return ['--changed'];
  const ofSystems = known.some(isSystem) ? overSystems : [];
  const ofMakers = changed.some((file) => /[./]demo\.ts$/.test(file))
    ? ['apps/server/src/demo/']
    : [];
  return [...new Set([...known, ...ofSystems, ...ofMakers])];
}

const isSystem = (folder: string): boolean => folder.startsWith('subsystems/');

/** Folders of tests that go over all systems. */
const overSystems = [
  'apps/server/src/record-types/',
  'apps/server/src/installation/',
  'tools/pages/',
];

/** Returns the folder of the feature or system that a file belongs to: a parent with a file at its top is one feature. */
function featureOf(file: string): string | undefined {
  const system = /^subsystems\/[\w-]+\//.exec(file);
  if (system !== null) return system[0];
  const [folder, parent] = /^(apps\/\w+\/src\/features\/[\w-]+\/)(?:[\w-]+\/)?/.exec(file) ?? [];
  if (folder === undefined || parent === undefined) return undefined;
  const entries = readdirSync(join(root, parent), { withFileTypes: true });
  return entries.some((entry) => entry.isFile()) ? parent : folder;
}

/** Runs types, lint and the like, two at once, and says of each how it went. */
export const runChecks = (): Promise<Tally> => runAll(checks);

/** Runs the rules, and says how it went. */
export const runRules = (): Promise<Tally> =>
  runAll([
    tests(
      'rules.json',
      rules.flatMap((name) => ['--project', name]),
    ),
  ]);

/** Runs what needs a database or a browser, and says how it went. */
export async function runSlices(): Promise<Tally> {
  await installBrowser();
  return runAll([
    tests(
      'vitest.json',
      rules.flatMap((name) => ['--project', `!${name}`]),
    ),
  ]);
}

/** Runs the rules, slices and components of a part, and says how it went. */
export async function runTests({ files, id }: Part): Promise<Tally> {
  await installBrowser();
  const named = id === undefined ? [] : ['--testNamePattern', id];
  return runAll([tests('vitest.json', [...files, ...named])]);
}

/** The browser of the component tests, unless another is named. */
async function installBrowser(): Promise<void> {
  if (process.env['CHROMIUM'] === undefined) {
    await installDebianPackages(['chromium-headless-shell']);
  }
}

/** Runs what is worth knowing while one writes: the checks and tests of what differs from the last commit. */
async function runFast(): Promise<Tally> {
  return runAll(await fastChecks());
}

async function runAll(wanted: readonly Check[]): Promise<Required<Tally>> {
  const waiting = [...wanted];
  const tallies: Tally[] = [];
  const env = { NO_COLOR: '1', TMPDIR: scratchFolder() };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [program, ...args] = check.command;
      const outcome = await runCommand(program, args, { env });
      const tally = tallyOf(check, outcome);
      tallies.push(tally);
      tell(check, outcome, tally);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum(tallies);
}

/** The tests are counted; any other check counts when it fails. */
function tallyOf({ name, report }: Check, { ok }: Outcome): Tally {
  if (report !== undefined) return vitestTally(report, ok);
  return ok ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
}

function tell({ name, command }: Check, { ok, output, seconds }: Outcome, tally: Tally): void {
  const verdict = ok ? 'ok    ' : 'FAILED';
  const count = tally.passed > 0 ? `  ${tally.passed} passed, ${tally.failed} failed` : '';
  console.log(`${verdict} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s${count}`);
  if (!ok) console.log(`\n$ ${command.join(' ')}\n${output.trim()}\n`);
}

if (import.meta.main) {
  endCommandsWithUs();
  try {
    const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } });
    const tally = values.fast
      ? await runFast()
      : await runPhases([
          ['checks', runChecks],
          ['rules', runRules],
          ['slices and components', runSlices],
        ]);
    printTally(tally);
    process.exitCode = tally.failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
