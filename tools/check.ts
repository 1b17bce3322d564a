import { endCommandsWithUs, type Outcome, runCommand } from './running/command.ts';
import { freshReport, type Tally, vitestTally } from './running/tally.ts';

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
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];
const atOnce = 2;

/** Runs every check, prints one line for each and what the failing ones said, and counts the tests. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...checks];
  const outcomes = new Map<string, Outcome>();
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [program, ...args] = check.command;
      const outcome = await runCommand(program, args, { env: { FORCE_COLOR: '0' } });
      outcomes.set(check.name, outcome);
      tell(check, outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const tests = vitestTally(report, outcomes.get('tests')?.ok ?? false);
  const broken = checks.filter(({ name }) => name !== 'tests' && !outcomes.get(name)?.ok);
  return { passed: tests.passed, failed: tests.failed + broken.length };
}

function tell({ name, command }: Check, { ok, output, seconds }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(`\n$ ${command.join(' ')}\n${output.trim()}\n`);
}

if (import.meta.main) {
  endCommandsWithUs();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
