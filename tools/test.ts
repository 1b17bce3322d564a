import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks, runRules, runSlices, runTests } from './check.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';
import { installTestPackages } from './running/debian.ts';
import { isJourney, type Part, partOf } from './running/part.ts';
import { runPhases, type Step } from './running/phases.ts';
import {
  freshReport,
  playwrightTally,
  printTally,
  type Tally,
  withSecondTry,
} from './running/tally.ts';

/** A run with so many red journeys is over: what they have in common is to be found first. */
const mostRed = 10;

/** The journeys of a person through the built product; what fails is tried once more at the end, alone. */
async function runJourneys({ files, id }: Part = { files: [] }): Promise<Tally> {
  const chosen = files.map((file) => relative('e2e', file));
  const args = [...chosen, ...(id === undefined ? [] : ['--grep', id])];
  const first = await journeys('e2e.json', [...args, `--max-failures=${mostRed}`]);
  const isOver = first.failed >= mostRed || (first.failures ?? []).length === 0;
  if (first.failed === 0 || isOver) return first;
  console.log('\nOnce more, alone, what failed:');
  const again = await journeys('e2e-again.json', ['--last-failed', '--workers=1']);
  return withSecondTry(first, again);
}

async function journeys(name: string, args: readonly string[]): Promise<Tally> {
  const report = freshReport(name);
  const { ok } = await runCommand('playwright', ['test', ...args], {
    cwd: 'e2e',
    output: 'shown',
    env: { PORTAL_JOURNEYS_REPORT: report },
  });
  return playwrightTally(report, ok);
}

/** By itself, since Vite changes the environment of the process it runs in. */
async function build(): Promise<Tally> {
  const { ok } = await runCommand('node', ['tools/build.ts'], { output: 'shown' });
  return ok ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, failures: ['build'] };
}

/** Every step of the proof, the quick ones first. */
const wholeProof: readonly Step[] = [
  ['checks', runChecks],
  ['rules', runRules],
  ['slices and components', runSlices],
  ['build', build],
  ['journeys', runJourneys],
];

/** Returns the steps that a part of the proof needs, and no other. */
function stepsOf({ files, id }: Part): Step[] {
  const [journeyFiles, testFiles] = [
    files.filter(isJourney),
    files.filter((file) => !isJourney(file)),
  ];
  const tests = (): Promise<Tally> => runTests({ files: testFiles, id });
  const journeysOfIt = (): Promise<Tally> => runJourneys({ files: journeyFiles, id });
  return [
    ...(testFiles.length > 0 ? [['rules, slices and components', tests] as const] : []),
    ...(journeyFiles.length > 0
      ? [['build', build] as const, ['journeys', journeysOfIt] as const]
      : []),
  ];
}

endCommandsWithUs();
try {
  const [wanted] = parseArgs({ allowPositionals: true }).positionals;
  const steps = wanted === undefined ? wholeProof : stepsOf(partOf(wanted));
  await installTestPackages();
  const tally = await runPhases(steps);
  printTally(tally);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
