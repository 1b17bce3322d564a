import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const line = /^([A-Z]{3}-\d\d) (done|open)$/gm;
const testTitle = /\b(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gs;

/** Prints the acceptance lines no test bears, and fails when one of them is claimed as done. */
const lines = readFileSync(join(root, 'docs/acceptance.txt'), 'utf8').matchAll(line).toArray();
const tested = idsInTestNames();
const untested = lines.filter(([, id]) => !tested.has(id ?? ''));
const broken = untested.filter(([, , state]) => state === 'done');

console.log(
  `${lines.length} lines, ${lines.length - untested.length} with a test that bears the id.`,
);
console.log(`Open without a test: ${idsOf(untested.filter((row) => !broken.includes(row)))}`);
if (broken.length > 0) {
  console.error(`Claimed as done, and no test bears the id: ${idsOf(broken)}`);
  process.exitCode = 1;
}

function idsInTestNames(): Set<string> {
  const files = globSync('{apps,packages,subsystems,e2e,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const titles = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .matchAll(testTitle)
      .map(([, , title = '']) => title)
      .toArray(),
  );
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]{3}-\d\d\b/g) ?? []));
}

function idsOf(rows: RegExpExecArray[]): string {
  return rows.map(([, id]) => id).join(' ') || 'none';
}
