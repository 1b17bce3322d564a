import { groupById, listTests } from '../acceptance/test-names.ts';
import { root } from '../building/workspace.ts';

/** A part of the proof: the tests of some files, or those of them that have an id in their names. */
export interface Part {
  /** Relative to the checkout. */
  files: readonly string[];
  id?: string | undefined;
}

/**
 * Returns the part that somebody asks for by the id of an acceptance line, or by a system, a folder or a file; of a path
 * any whole names will do, the ending of a file left out. Throws when no test is meant.
 */
export function partOf(wanted: string): Part {
  const tests = listTests(root).filter(({ file }) => !file.includes('.walk.test.'));
  const isId = /^[A-Z]{3}-\d\d$/.test(wanted);
  const found = isId ? (groupById(tests).get(wanted) ?? []) : tests.filter(isIn(wanted));
  const files = [...new Set(found.map(({ file }) => file))];
  if (files.length === 0) throw new Error(`No test has the id, folder or file ${wanted}.`);
  return isId ? { files, id: wanted } : { files };
}

/** True of a test that goes through the built product with a browser. */
export const isJourney = (file: string): boolean => file.startsWith('e2e/');

function isIn(path: string): (test: { file: string }) => boolean {
  const name = path.replace(/^\.?\/+|\/+$/g, '');
  return ({ file }) => `/${file}/`.includes(`/${name}/`) || `/${file}`.includes(`/${name}.`);
}
