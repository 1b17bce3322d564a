import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFaults } from './acceptance/faults.ts';
import { type Line, readLines, writeTests } from './acceptance/pages.ts';
import { groupById, listTests, shortName } from './acceptance/test-names.ts';

// Checks docs/acceptance against the names of the tests. `--write` writes its column of tests again; an id prints one
// line with its tests.

const root = resolve(import.meta.dirname, '..');
const pages = globSync('docs/acceptance/*.md', { cwd: root }).toSorted();
const allTests = listTests(root);
const tests = groupById(allTests);
const testFiles = [...new Set(allTests.map(({ file }) => file))];

if (process.argv.includes('--write')) pages.forEach(rewrite);

const lines = pages.flatMap((page) => readLines(read(page)));
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
if (wanted.length > 0) lines.filter(({ id }) => wanted.includes(id)).forEach(print);
else check();

function check(): void {
  const untested = lines.filter(({ id }) => !tests.has(id));
  const open = lines.filter(({ state }) => state === 'open');
  console.log(
    `${lines.length} lines, ${lines.length - untested.length} with a test that has the id.`,
  );
  console.log(
    `Open, with tests of a part: ${idsOf(open.filter((line) => !untested.includes(line)))}`,
  );
  console.log(`Open, without a test: ${idsOf(open.filter((line) => untested.includes(line)))}`);

  const faults = findFaults(lines, testCell, [...tests.keys()]);
  faults.forEach((fault) => console.error(fault));
  if (faults.length > 0) process.exitCode = 1;
}

function print({ id, text, state }: Line): void {
  console.log(`${id} (${state}): ${text.join(' | ')}`);
  for (const { file, title } of tests.get(id) ?? []) console.log(`  ${file}: ${title}`);
}

function rewrite(page: string): void {
  const before = read(page);
  const after = writeTests(before, testCell);
  if (after !== before) writeFileSync(join(root, page), after);
}

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

function testCell(id: string): string {
  const names = (tests.get(id) ?? []).map(({ file }) => `\`${shortName(file, testFiles)}\``);
  return [...new Set(names)].join(', ');
}

function idsOf(rows: Line[]): string {
  return rows.map(({ id }) => id).join(' ') || 'none';
}
