/** A row of an acceptance table: its last two columns are the state and the tests. */
export interface Line {
  id: string;
  text: string[];
  state: string;
  tests: string;
}

const row = /^\| ([A-Z]{3}-\d\d) \|.*\|$/gm;

/** Reads the acceptance lines of a page. */
export function readLines(page: string): Line[] {
  return page
    .matchAll(row)
    .map(([source]) => parseRow(source))
    .toArray();
}

/** Returns the page with the column of tests written again. */
export function writeTests(page: string, testsOf: (id: string) => string): string {
  return page.replaceAll(row, (source) => {
    const { id, text, state } = parseRow(source);
    return `| ${[id, ...text, state, testsOf(id)].join(' | ')} |`.replaceAll('|  |', '| |');
  });
}

function parseRow(source: string): Line {
  const [id = '', ...cells] = source
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const [state = '', tests = ''] = cells.splice(-2);
  return { id, text: cells, state, tests };
}
