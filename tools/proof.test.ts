import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

/** Behaviour of the programs of a proof, by name: exit with 1, or report journeys, run by run. */
interface Course {
  broken?: string[];
  /** Titles of journeys, each with what becomes of it; one list a run. */
  journeys?: Record<string, boolean>[];
  /** Files that differ from the last commit. */
  edited?: string[];
}

const green = { journeys: [{ 'a clerk signs in': true }] };

test('PRF-08 a whole run ends with its count and writes commit, changes, seconds by phase, slowest, flaky and failed', async () => {
  const { said, summary, code } = await prove(green);

  expect(said.at(-1)).toBe('7 passed, 0 failed');
  expect(code).toBe(0);
  expect(summary).toEqual({
    commit: 'c0ffee',
    isDirty: false,
    passed: 7,
    failed: 0,
    phases: [
      { name: 'checks', seconds: expect.any(Number), passed: 0, failed: 0 },
      { name: 'rules', seconds: expect.any(Number), passed: 3, failed: 0 },
      { name: 'slices and components', seconds: expect.any(Number), passed: 3, failed: 0 },
      { name: 'build', seconds: expect.any(Number), passed: 0, failed: 0 },
      { name: 'journeys', seconds: expect.any(Number), passed: 1, failed: 0 },
    ],
    slowest: expect.arrayContaining([{ name: 'e2e/login.test.ts a clerk signs in', seconds: 1 }]),
    flaky: [],
    failures: [],
  });
});

/** Arguments that only the run of slices has, which comes after the rules. */
const slices = '--project !packages';

const faults: [string, string, string[]][] = [
  ['tsc', 'types', ['vitest', 'build', 'playwright']],
  ['oxlint', 'lint', ['vitest', 'build', 'playwright']],
  ['vitest', 'apps/start.test.ts a server starts', [slices, 'build', 'playwright']],
  ['build', 'build', ['playwright']],
];

test.each(faults)(
  'PRF-04 a fault that %s finds ends the run before what is slower, and is named at the end',
  async (program, name, spared) => {
    const { said, calls, code } = await prove({ ...green, broken: [program] });

    expect(said.slice(-2)).toEqual([
      `failed: ${name}`,
      expect.stringMatching(/ passed, 1 failed$/),
    ]);
    expect(code).toBe(1);
    expect(calls.filter((call) => spared.some((each) => call.includes(each)))).toEqual([]);
  },
);

test('PRF-04 ten red journeys end the run, and are not tried again', async () => {
  const red = Object.fromEntries(Array.from({ length: 10 }, (_, nth) => [`journey ${nth}`, false]));
  const { said, calls } = await prove({ journeys: [red] });

  expect(callsOf(calls, 'playwright')).toEqual(['playwright test --max-failures=10']);
  expect(said.at(-1)).toBe('6 passed, 10 failed');
});

test('PRF-05 a journey that fails is tried again at the end with one worker, and is flaky when it passes, red when not', async () => {
  const { said, calls, summary, code } = await prove({
    journeys: [
      { 'a clerk signs in': true, 'a till opens': false, 'a page prints': false },
      { 'a till opens': true, 'a page prints': false },
    ],
  });

  expect(callsOf(calls, 'playwright')).toEqual([
    'playwright test --max-failures=10',
    'playwright test --last-failed --workers=1',
  ]);
  expect(said.slice(-3)).toEqual([
    'flaky: e2e/login.test.ts a till opens',
    'failed: e2e/login.test.ts a page prints',
    '8 passed, 1 failed',
  ]);
  expect(summary).toMatchObject({ flaky: [expect.any(String)], failures: [expect.any(String)] });
  expect(code).toBe(1);
});

const parts: [string, string[], string[]][] = [
  [
    'LOG-13',
    ['apps/login.test.ts --testNamePattern LOG-13'],
    ['identity/login.test.ts --grep LOG-13'],
  ],
  ['ors', ['apps/ors/board.test.ts subsystems/ors/rules.test.ts'], []],
  ['subsystems/ors/', ['subsystems/ors/rules.test.ts'], []],
  ['e2e/identity', [], ['identity/login.test.ts']],
  ['board', ['apps/ors/board.test.ts'], []],
];

test.each(parts)(
  'PRF-06 npm test %s runs that part, with the product built for its journeys alone',
  async (part, tests, journeys) => {
    const { calls, code } = await prove(green, [part]);

    expect(code).toBe(0);
    expect(callsOf(calls, 'tsc')).toEqual([]);
    expect(callsOf(calls, 'vitest').map((call) => call.replace(/^.*\.json=\S+ /, ''))).toEqual(
      tests,
    );
    expect(callsOf(calls, 'playwright')).toEqual(
      journeys.map((files) => `playwright test ${files} --max-failures=10`),
    );
    expect(callsOf(calls, 'build')).toHaveLength(journeys.length);
  },
);

test('PRF-06 a part that no test is meant by is said to be none, before anything is run', async () => {
  const { said, calls, code } = await prove(green, ['LOG-99']);

  expect(said).toEqual(['No test has the id, folder or file LOG-99.']);
  expect(calls).toEqual([]);
  expect(code).toBe(1);
});

const edits: [string, string[], string][] = [
  [
    'of its feature',
    ['apps/server/src/features/notices/live/hub.ts'],
    'apps/server/src/features/notices/live/',
  ],
  [
    'of a feature with files at its top',
    ['apps/server/src/features/files/storage/disk.ts', 'apps/server/src/features/files/uploads.ts'],
    'apps/server/src/features/files/',
  ],
  [
    'of both systems, and those over all systems',
    ['subsystems/ors/rules.ts', 'subsystems/prs/rules.ts'],
    'subsystems/ors/ subsystems/prs/ apps/server/src/record-types/ apps/server/src/installation/ tools/pages/',
  ],
  [
    'that import it, outside of features',
    ['packages/common/src/text.ts', 'subsystems/ors/rules.ts'],
    '--changed',
  ],
];

test.each(edits)(
  'PRF-07 a fast check of an edit has its types, its lint and the tests %s',
  async (_, edited, choice) => {
    const { calls, code } = await prove({ edited }, ['--fast'], 'tools/check.ts');

    expect(code).toBe(0);
    expect(
      calls.map((call) => call.replace(/ --reporter.*--passWith/, ' … --passWith')).toSorted(),
    ).toEqual([`oxlint ${edited.join(' ')}`, 'tsc -b', `vitest run … --passWithNoTests ${choice}`]);
  },
);

const callsOf = (calls: readonly string[], program: string): string[] =>
  calls.filter((call) => call.startsWith(program));

/** Runs a command in a small checkout, whose compiler, runners and system are the simulated ones below. */
async function prove(course: Course, args: readonly string[] = [], command = 'tools/test.ts') {
  const root = mkdtempSync(join(tmpdir(), 'portal-proof-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(import.meta.dirname, join(root, 'tools'), {
    recursive: true,
    filter: (file) => !/node_modules|\.test\.ts$/.test(file),
  });
  const sources = (course.edited ?? []).map((file) => [file, ''] as const);
  for (const [file, title] of [...checkout, ...sources]) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), `test('${title}', () => {});\n`);
  }
  const bin = join(root, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const program of programs) {
    writeFileSync(join(bin, program), `#!${process.execPath}\n${simulated}`, { mode: 0o755 });
  }
  writeFileSync(join(root, 'course.json'), JSON.stringify(course));
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, PATH: bin, TMPDIR: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return {
    code,
    said: linesOf((await said).join('')),
    calls: linesOf(readIfThere(join(root, 'calls.txt'))),
    summary: JSON.parse(readIfThere(join(root, 'test-results/summary.json')) || 'null'),
  };
}

const linesOf = (said: string): string[] => said.split('\n').filter((line) => line !== '');

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The tests of the small checkout, by file. */
const checkout = [
  ['apps/login.test.ts', 'LOG-13 a code is asked for'],
  ['apps/ors/board.test.ts', 'a board counts'],
  ['subsystems/ors/rules.test.ts', 'a rule holds'],
  ['e2e/identity/login.test.ts', 'LOG-13 a clerk signs in'],
];

const programs =
  'tsc oxlint knip oxfmt vitest playwright node git dpkg-query chromium chromium-headless-shell nginx redis-server'.split(
    ' ',
  );

/** The source of a program that writes down how it was called, and does what the course says. */
const simulated = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const root = join(__dirname, '../..');
const { broken = [], journeys = [], edited = [] } = JSON.parse(readFileSync(join(root, 'course.json'), 'utf8'));
const args = process.argv.slice(2);
const name = args[0] === 'tools/build.ts' ? 'build' : basename(process.argv[1]);
const isBroken = broken.includes(name);
const write = (file, report) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
};
const answers = { 'rev-parse': 'c0ffee', 'ls-files': edited.join('\\n'), status: '' };
if (name === 'git') process.stdout.write(answers[args[0]]);
else if (name === 'dpkg-query') process.stdout.write('installed');
else appendFileSync(join(root, 'calls.txt'), [name, ...args].join(' ') + '\\n');
if (name === 'vitest') {
  const file = args.find((each) => each.startsWith('--outputFile.json=')).split('=')[1];
  const test = { fullName: 'a server starts', status: isBroken ? 'failed' : 'passed', duration: 5 };
  write(file, {
    numPassedTests: isBroken ? 2 : 3,
    numFailedTests: isBroken ? 1 : 0,
    testResults: [{ name: join(root, 'apps/start.test.ts'), status: test.status, assertionResults: [test] }],
  });
}
if (name === 'playwright') {
  const run = args.includes('--last-failed') ? 1 : 0;
  const specs = Object.entries(journeys[run]).map(([title, ok]) => ({
    title, ok, file: 'login.test.ts', tests: [{ status: ok ? 'expected' : 'unexpected', results: [{ duration: 1000 }] }],
  }));
  const red = specs.filter(({ ok }) => !ok).length;
  write(process.env.PORTAL_JOURNEYS_REPORT, {
    stats: { expected: specs.length - red, unexpected: red }, suites: [{ specs }],
  });
  if (red > 0) process.exitCode = 1;
}
if (isBroken) process.exitCode = 1;
`;
