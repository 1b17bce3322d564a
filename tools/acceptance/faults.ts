import type { Line } from './pages.ts';

/** Stale lines that are printed; after a rename there may be hundreds. */
const shown = 10;

/** Returns a sentence for each thing in the acceptance lines that the tests contradict. */
export function findFaults(
  lines: Line[],
  testCell: (id: string) => string,
  testedIds: string[],
): string[] {
  const ids = lines.map(({ id }) => id);
  const stale = lines.filter(({ id, tests }) => tests !== testCell(id));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} stands twice.`),
    ...lines
      .filter(({ state }) => state !== 'done' && state !== 'open')
      .map(({ id, state }) => `${id}: the state is "${state}", neither "done" nor "open".`),
    ...lines
      .filter(({ id, state }) => state === 'done' && testCell(id) === '')
      .map(({ id }) => `${id} is claimed as done, and no test has the id in its name.`),
    ...testedIds
      .filter((id) => !ids.includes(id))
      .map((id) => `A test names ${id}, and docs/acceptance has no such line.`),
    ...stale
      .slice(0, shown)
      .map(
        (line) => `${line.id}: the page has "${line.tests}", and "${testCell(line.id)}" is true.`,
      ),
    ...(stale.length > 0
      ? [`The tests of ${stale.length} lines differ: run \`pnpm acceptance --write\`, and commit.`]
      : []),
  ];
}
