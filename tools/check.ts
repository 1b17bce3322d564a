import { endCommandsWithUs, type Outcome, runCommand } from './running/command.ts';
import { installDebianPackages } from './running/debian.ts';
import { scratchFolder } from './running/scratch.ts';
import { freshReport, sum, type Tally, vitestTally } from './running/tally.ts';

interface Check {
  name: string;
  command: [program: string, ...args: string[]];
}

const report = freshReport('vitest.json');

/** The longest first, so that the short ones fill the second core meanwhile. */
const checks: Check[] = [
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot', // what failed, and nothing of the many that passed
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'claims', command: ['node', 'tools/acceptance.ts'] },
];
const atOnce = 2;

/** Runs every check, prints one line for each and what the failing ones said, and counts the tests. */
export async function runChecks(): Promise<Tally> {
  // The browser of the component tests, unless another is named.
  if (process.env['CHROMIUM'] === undefined) await installDebianPackages(['chromium']);
  const waiting = [...checks];
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
  return name === 'tests' ? vitestTally(report, ok) : { passed: 0, failed: ok ? 0 : 1 };
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
    const { passed, failed } = await runChecks();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
