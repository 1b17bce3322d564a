import { globSync } from 'node:fs';
import { groupById, listTests } from '../acceptance/test-names.ts';
import { root } from '../building/workspace.ts';

/** A part of the proof that is run alone. */
export interface Part {
  /** Test files, relative to the checkout. */
  files: readonly string[];
  /** An acceptance id that the titles of the tests in question bear. */
  id?: string | undefined;
}

const testFiles = '{apps,e2e,packages,subsystems,tools}/**/*.test.{ts,tsx}';

/**
 * Finds the tests of a part: of an acceptance id, of a file, or of all folders and files of a name, such as the key of a
 * system or `e2e/identity`.
 * @throws an error of one sentence when there are none.
 */
export function partOf(wanted: string): Part {
  const part = /^[A-Z]{3}-\d\d$/.test(wanted)
    ? { id: wanted, files: (groupById(listTests(root)).get(wanted) ?? []).map(({ file }) => file) }
    : { files: filesOf(wanted.replace(/\/$/, '')) };
  if (part.files.length === 0) throw new Error(`No test has the id, folder or file ${wanted}.`);
  return part;
}

const filesOf = (name: string): string[] =>
  globSync(testFiles, { cwd: root, exclude: ['**/node_modules'] })
    .filter((file) => [`/${name}/`, `/${name}.`].some((part) => `/${file}/`.includes(part)))
    .toSorted();

export const isJourney = (file: string): boolean => file.startsWith('e2e/');
