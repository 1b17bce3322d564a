import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endCommandsWithUs, type Outcome, runCommand } from './running/command.ts';
import { installDebianPackages } from './running/debian.ts';
import { runPhases } from './running/phases.ts';
import { scratchFolder } from './running/scratch.ts';
import { freshReport, printTally, sum, type Tally, vitestTally } from './running/tally.ts';

interface Check {
  name: string;
  command: [program: string, ...args: string[]];
}

const report = freshReport('vitest.json');

const tests: Check = {
  name: 'tests',
  command: [
    'vitest',
    'run',
    '--reporter=dot', // what failed, and nothing of the many that passed
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
};

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
  const related = [...tests.command, '--changed', '--passWithNoTests'] as const;
  return [
    { name: 'types', command: ['tsc', '-b'] },
    ...(changed.length > 0 ? [lintOf(changed)] : []),
    { ...tests, command: [...related] },
  ];
}

/** Runs types, lint and the like, two at once, and says of each how it went. */
export const runChecks = (): Promise<Tally> => runAll(checks);

/** Runs rules, slices and components, and says how it went. */
export async function runTests(): Promise<Tally> {
  // The browser of the component tests, unless another is named.
  if (process.env['CHROMIUM'] === undefined) {
    await installDebianPackages(['chromium-headless-shell']);
  }
  return runAll([tests]);
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
function tallyOf({ name }: Check, { ok }: Outcome): Tally {
  if (name === 'tests') return vitestTally(report, ok);
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
          ['rules, slices and components', runTests],
        ]);
    printTally(tally);
    process.exitCode = tally.failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
