import { runChecks, runTests } from './check.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';
import { installTestPackages } from './running/debian.ts';
import { runPhases } from './running/phases.ts';
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
async function runJourneys(): Promise<Tally> {
  const first = await journeys('e2e.json', [`--max-failures=${mostRed}`]);
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

endCommandsWithUs();
try {
  await installTestPackages();
  const tally = await runPhases([
    ['checks', runChecks],
    ['rules, slices and components', runTests],
    ['build', build],
    ['journeys', runJourneys],
  ]);
  printTally(tally);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
