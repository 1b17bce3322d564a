import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cast } from '@portal/demonstration/people/cast';
import { subsystemRows } from './systems.ts';
import { recordTypes, systems } from '../systems.ts';

interface Item {
  component?: string | undefined;
  pages?: Readonly<Record<string, Item>> | undefined;
}

const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');

const pagesIn = (items: Readonly<Record<string, Item>>): number =>
  Object.values(items).reduce(
    (count, { component, pages = {} }) => count + Number(component !== undefined) + pagesIn(pages),
    0,
  );

const pages = systems.reduce((count, { sections }) => count + pagesIn(sections), 0);
const tens = ['', '', 'Twenty', 'Thirty'][Math.floor(cast.length / 10)];
const ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const people = [tens, ones[cast.length % 10]].filter(Boolean).join('-');

test.each([
  ['README.md', `${pages} pages in the menus and ${recordTypes.length} record types`],
  ['README.md', `${people} of them can sign in`],
  ['README.zh-CN.md', `${pages} 个菜单页面、${recordTypes.length} 种业务单据`],
])('FIX-60 %s says how much there is: %s', (file, said) => {
  expect(textOf(file).replaceAll(/\s+/g, ' ')).toContain(said);
});

test('FIX-60 the system that the printed cast says somebody begins in is theirs', () => {
  const nameOf = new Map(subsystemRows.map(({ key, name }) => [key, name]));
  const said = cast.map(({ workNo, shows }) => [workNo, shows.match(/(?<=默认(?!系统)).+$/)?.[0]]);
  const begins = new Map(
    cast.map(({ workNo, defaultSystem }) => [workNo, defaultSystem && nameOf.get(defaultSystem)]),
  );

  const told = said.filter(([, name]) => name !== undefined);
  expect(told.length).toBeGreaterThan(5);
  for (const [workNo = '', name] of told)
    expect([workNo, begins.get(workNo)]).toEqual([workNo, name]);
});
