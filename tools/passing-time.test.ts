import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from './building/workspace.ts';

// A test that waits for time, or asserts that something was quick, fails on a machine that is slow, and is slow on one
// that is not. It waits for an event, moves a clock by hand, or counts what was done; what only a time shows is measured
// in `bench`, or held against a limit in a walk.

const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.includes('.walk.');
/** Files of tests and their helpers; the one that lets time pass for them says why. */
const isHelper = (file: string): boolean =>
  /^packages\/testing\/|^e2e\/support\/|\/src\/(?:.+\/)?testing\//.test(file) &&
  !file.includes('.test.') &&
  file !== 'packages/testing/src/passing-time.ts';

const clocks = new Set([
  'performance.now',
  'performance.mark',
  'performance.measure',
  'process.cpuUsage',
  'process.hrtime',
  'process.hrtime.bigint',
]);
const waits = new Set(['waitForTimeout', 'sleep']);
const timers = new Set(['setTimeout', 'window.setTimeout', 'globalThis.setTimeout']);
const durations = /(?:^|[a-z])(?:Ms|Seconds)$|^(?:ms|seconds|took|elapsed|duration)$/;

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Returns the passages of a test or of its helpers that wait for time, or measure it. */
function passingTimeIn(file: string, text: string): string[] {
  const found: string[] = [];
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const note = (node: Node) => found.push(textOf(node).split('\n')[0] ?? '');
  new Visitor({
    ImportDeclaration(node) {
      const from = node.source.value;
      const names = node.specifiers.map(({ local }) => local.name);
      const isWait = node.specifiers.some(
        (each) => each.type === 'ImportSpecifier' && textOf(each.imported) === 'setTimeout',
      );
      if (/^(?:node:)?timers\/promises$/.test(from) && isWait) note(node);
      if (isTest(file) && from.endsWith('/passing-time') && names.length > 0) note(node);
    },
    CallExpression(node) {
      const called = textOf(node.callee);
      const [, ms] = node.arguments;
      if (clocks.has(called) || waits.has(called.split('.').at(-1) ?? '')) note(node);
      const isAtOnce = ms === undefined || textOf(ms) === '0';
      if (isTest(file) && timers.has(called) && !isAtOnce) note(node);
      if (/^expect\b.*\.toBe(?:Less|Greater)Than(?:OrEqual)?$/s.test(called)) {
        const asserted = called.match(/[\w$]+/g) ?? [];
        if (asserted.some((name) => durations.test(name))) note(node);
      }
    },
    BinaryExpression(node) {
      // A moment before now is one; a moment taken from now is a duration.
      const isSince = textOf(node.left) === 'Date.now()' && node.right.type !== 'Literal';
      if (node.operator === '-' && isSince) note(node);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

test('PRF-10 no test waits for time, and none asserts that something was quick', () => {
  const found = files
    .filter((file) => isTest(file) || isHelper(file))
    .flatMap((file) =>
      passingTimeIn(file, readFileSync(join(root, file), 'utf8')).map(
        (passage) => `${file}: ${passage}`,
      ),
    );

  expect(found).toEqual([]);
});

test('a clock has no files of its own: what is timed is a walk, or measured by the bench', () => {
  expect(files.filter((file) => /\.timed\./.test(file))).toEqual([]);
});

test.each([
  'const begun = performance.now();',
  'const before = process.cpuUsage();',
  'const begun = process.hrtime.bigint();',
  'const took = Date.now() - begun;',
  "import { setTimeout as wait } from 'node:timers/promises';",
  "import { pause } from '@portal/testing/passing-time';",
  'await new Promise((resolve) => setTimeout(resolve, 500));',
  'await page.waitForTimeout(500);',
  'expect(allCutAfterMs).toBeLessThan(15_000);',
  'expect(await took()).toBeLessThan(15_000);',
])('a test with %j is refused', (line) => {
  expect(passingTimeIn('some.test.ts', line)).toHaveLength(1);
});

test.each([
  "import { setImmediate as turnOfLoop } from 'node:timers/promises';",
  'await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));',
  "vi.useFakeTimers({ toFake: ['setTimeout'] }); await vi.advanceTimersByTimeAsync(500);",
  'await expect.poll(() => told).toBe(true);',
  'clock.moveTo(new Date(Date.now() + 60_000));',
  'expect(visited).toBeLessThan(200);',
])('a test with %j is not', (line) => {
  expect(passingTimeIn('some.test.ts', line)).toEqual([]);
});
