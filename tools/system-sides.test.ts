import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { recordType } from '@portal/contract/records/record-type';
import { expect, onTestFinished, test } from 'vitest';
import { lms } from '../subsystems/lms/system.ts';
import { systemFaults } from '../packages/system-server/src/system-faults.ts';
import { systemServer } from '../packages/system-server/src/system-server.ts';
import { root } from './building/workspace.ts';

test('LAY-03 the lint refuses server code in pages, React in data, pages and records of another system, and tables', () => {
  const found = lintSystem({
    'pages/ServerInPages.tsx': `import { board } from '../board.server.ts';`,
    'records/react-in-data.ts': `import { useState } from 'react';`,
    'pages/OthersPage.tsx': `import { Stocktake } from '@portal/ors';`,
    'records/tables.server.ts': `import { sql } from 'kysely';`,
    'records/unlinked.server.ts': `import { slips } from '@portal/ors/records/slips';`,
    'records/linked.ts': `import { leaves } from '@portal/hr/records/leaves';`,
    'records/makers.server.ts': `import { away } from '@portal/hr/records/leaves.demo';`,
  });

  expect(found).toEqual([
    `pages/OthersPage.tsx: Pages of 'lms' reach into 'ors'.`,
    `pages/ServerInPages.tsx: Pages of 'lms' do not see its server.`,
    `records/linked.ts: Data of 'lms' reach into 'hr'.`,
    `records/makers.server.ts: Server files of 'lms' reach into 'hr'.`,
    `records/react-in-data.ts: Data of 'lms' take no package: react.`,
    `records/tables.server.ts: Server files of 'lms' take no package: kysely.`,
    `records/unlinked.server.ts: The package of 'lms' names no link to 'ors'.`,
  ]);
});

test('LAY-03 a system with a code, a section or a record type that it does not have is refused in words', () => {
  const [reviews] = lms.recordTypes;
  if (!reviews) throw new Error('Legal has no record type.');
  const foreign = recordType({ ...reviews, name: 'foreign', actions: 'ors:contract' });
  const lost = recordType({ ...reviews, name: 'lost', actions: 'lms:nowhere' });
  const menu = { ...lms.sections, lost: { title: '', component: 'lost/List', records: 'found' } };

  const broken = { ...lms, recordTypes: [reviews, foreign, lost, reviews], sections: menu };
  expect(systemFaults(broken)).toEqual(
    expect.arrayContaining([
      'lms has two record types with the name contract-reviews.',
      'lms asks for ors:contract:list with foreign, which is a code of another system.',
      'The menu of lms has no section nowhere, to which lost belongs.',
      'The menu of lms lists found, which is no record type of it.',
    ]),
  );
  expect(() => systemServer(broken)).toThrow('which is a code of another system');
  expect(systemFaults(lms)).toEqual([]);
});

test.each([
  { file: 'records/a.ts', line: `import { day } from '@portal/contract/records/fields';` },
  { file: 'records/a.server.ts', line: `import { slips } from '@portal/hr/records/leaves';` },
  { file: 'records/a.demo.ts', line: `import { day } from '@portal/common/durations';` },
  { file: 'records/a.demo.ts', line: `import { away } from '@portal/hr/records/leaves.demo';` },
  { file: 'pages/Page.tsx', line: `import { leaves } from '@portal/hr/records/leaves';` },
  { file: 'pages/Page.tsx', line: `import { menu } from '../menu.ts';` },
  { file: 'pages/Page.tsx', line: `import { useState } from 'react';` },
  { file: 'records/a.test.ts', line: `import { board } from '../board.server.ts';` },
])('the lint lets $file have $line', ({ file, line }) => {
  expect(lintSystem({ [file]: line })).toEqual([]);
});

test.each([
  { file: 'records/a.ts', line: `import { maker } from './a.demo.ts';`, of: 'Data' },
  { file: 'records/a.server.ts', line: `export * from './a.demo.ts';`, of: 'Server files' },
  { file: 'pages/Page.tsx', line: `const load = () => import('../demo.ts');`, of: 'Pages' },
  { file: 'records/a.demo.ts', line: `import { Page } from '../pages/Page.tsx';`, of: 'Makers' },
])('the lint refuses $line in $file', ({ file, line, of }) => {
  const [, side = ''] = /(demo|pages)/.exec(line) ?? [];
  expect(lintSystem({ [file]: line })).toEqual([`${file}: ${of} of 'lms' do not see its ${side}.`]);
});

test('the lint refuses the demonstration of a system to everybody but the demonstration', () => {
  const line = `import { makers } from '@portal/lms/demo';`;
  expect(lint({ 'apps/server/src/systems.ts': line })).toEqual([
    'apps/server/src/systems.ts: The demonstration of a system is loaded by the demonstration alone.',
  ]);
  expect(lint({ 'apps/server/src/demo/all.ts': line })).toEqual([]);
});

/** Returns what the lint finds in these files of a system whose package names a link to `hr`. */
function lintSystem(files: Readonly<Record<string, string>>): string[] {
  const folder = 'subsystems/lms';
  const all = Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text] as const);
  const links = JSON.stringify({ portal: { links: ['hr'] } });
  const found = lint({ ...Object.fromEntries(all), [`${folder}/package.json`]: links });
  return found.map((each) => each.replace(`${folder}/`, ''));
}

/** Returns what the lint finds in a checkout of these files, each with the file's path. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sides-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const config = join(folder, 'oxlintrc.json');
  const jsPlugins = [join(root, 'tools/lint/system-sides.js')];
  const rules = { 'systems/sides': 'error' };
  writeFileSync(config, JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }));
  const args = ['--config', config, '-f', 'unix', folder];
  const print = outputOf([join(root, 'node_modules/oxlint/bin/oxlint'), ...args]);
  return [...print.matchAll(/^(\S+?):\d+:\d+: (.*) \[Error\/systems\(sides\)\]$/gm)]
    .map(
      ([, file = '', message]) =>
        `${file.slice(file.indexOf(folder) + folder.length + 1)}: ${message}`,
    )
    .toSorted();
}

function outputOf(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: 'utf8' });
  } catch (error) {
    // Ends with 1 where it found something, and prints that.
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
