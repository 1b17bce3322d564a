import { expect, test } from 'vitest';
import { findFaults } from './acceptance/faults.ts';
import { readLines, writeTests } from './acceptance/pages.ts';
import { groupById, shortName, titlesIn } from './acceptance/test-names.ts';

const page = `# Doors

| ID | When | Then | State | Tests |
|---|---|---|---|---|
| DOR-01 | it is pushed | opens | done | \`door.test.ts\` |
| DOR-02 | it is locked | stays shut; says 「锁」 | open | |
`;

const cells: Record<string, string> = { 'DOR-01': '`door.test.ts`', 'DOR-02': '' };
const cellOf = (id: string): string => cells[id] ?? '';

test('a line has its text, its state and its tests', () => {
  expect(readLines(page)).toEqual([
    { id: 'DOR-01', text: ['it is pushed', 'opens'], state: 'done', tests: '`door.test.ts`' },
    { id: 'DOR-02', text: ['it is locked', 'stays shut; says 「锁」'], state: 'open', tests: '' },
  ]);
});

test('the column of tests alone is written again', () => {
  expect(writeTests(page, cellOf)).toBe(page);
  expect(writeTests(page, (id) => `\`${id}.ts\``)).toBe(
    page.replace('`door.test.ts`', '`DOR-01.ts`').replace('open | |', 'open | `DOR-02.ts` |'),
  );
});

test('a page that agrees with the tests has no faults', () => {
  expect(findFaults(readLines(page), cellOf, ['DOR-01'])).toEqual([]);
});

test.each([
  {
    what: 'a done line without a test',
    edited: page.replace('open | |', 'done | |'),
    fault: 'DOR-02 is claimed as done, and no test has the id in its name.',
  },
  {
    what: 'a state that is neither word',
    edited: page.replace('open | |', 'nearly | |'),
    fault: 'DOR-02: the state is "nearly", neither "done" nor "open".',
  },
  {
    what: 'an id that stands twice',
    edited: page.replace('DOR-02', 'DOR-01').replace('open | |', 'open | `door.test.ts` |'),
    fault: 'DOR-01 stands twice.',
  },
  {
    what: 'a test that was moved or renamed',
    edited: page.replace('door.test.ts', 'gate.test.ts'),
    fault: 'DOR-01: the page has "`gate.test.ts`", and "`door.test.ts`" is true.',
  },
])('$what is a fault', ({ edited, fault }) => {
  expect(findFaults(readLines(edited), cellOf, ['DOR-01'])).toContain(fault);
});

test('a test whose id has no line is a fault', () => {
  expect(findFaults(readLines(page), cellOf, ['DOR-07'])).toEqual([
    'A test names DOR-07, and docs/acceptance has no such line.',
  ]);
});

test('ids are found in the titles of tests and of groups, with rows or without', () => {
  const source = [`TEST('a 1', () => {});`, `TEST.each([1])("b 2", run);`, `GROUP(\`c 3\`, run);`]
    .join('\n')
    .replaceAll('TEST', 'test')
    .replaceAll('GROUP', 'describe');

  expect(titlesIn(source)).toEqual(['a 1', 'b 2', 'c 3']);
});

test('a test that has two ids is a test of both', () => {
  const both = { file: 'door.test.ts', title: ['DOR-01', 'DOR-02', 'opens'].join(' ') };

  expect([...groupById([both])]).toEqual([
    ['DOR-01', [both]],
    ['DOR-02', [both]],
  ]);
});

test('a file is named by the end of its path that no other has, and a journey with its folder', () => {
  const files = ['e2e/door.test.ts', 'apps/a/door.test.ts', 'apps/a/gate.test.ts'];

  expect(files.map((file) => shortName(file, files))).toEqual([
    'e2e/door.test.ts',
    'a/door.test.ts',
    'gate.test.ts',
  ]);
});
