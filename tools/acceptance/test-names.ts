import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NamedTest {
  /** Relative to the checkout. */
  file: string;
  title: string;
}

const call = /\b(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gs;

/** Lists the titles of all tests in the repository. */
export function listTests(root: string): NamedTest[] {
  return globSync('{apps,packages,subsystems,e2e,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .toSorted()
    .flatMap((file) =>
      titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
    );
}

export const titlesIn = (source: string): string[] =>
  source
    .matchAll(call)
    .map(([, , title = '']) => title)
    .toArray();

/** Groups tests by the acceptance ids in their titles. */
export function groupById(tests: NamedTest[]): Map<string, NamedTest[]> {
  const pairs = tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test })));
  return new Map(
    Map.groupBy(pairs, ({ id }) => id)
      .entries()
      .map(([id, found]) => [id, found.map(({ test }) => test)]),
  );
}

const idsIn = (title: string): string[] => [...new Set(title.match(/\b[A-Z]{3}-\d\d\b/g))];

/**
 * Names a file by the shortest end of its path that no other file has, so that a folder can move without a change here.
 * Journeys keep their folder.
 */
export function shortName(file: string, files: string[]): string {
  const parts = file.split('/');
  const ends = parts.map((_, index) => parts.slice(index).join('/')).toReversed();
  if (file.startsWith('e2e/')) return file;
  return (
    ends.find((end) => files.filter((other) => `/${other}`.endsWith(`/${end}`)).length === 1) ??
    file
  );
}
