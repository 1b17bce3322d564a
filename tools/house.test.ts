import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './building/workspace.ts';

// What this house agreed on and no other tool checks. A test that fails names the places.

/** Lists files that are tracked, or about to be. A checkout of another user is read all the same. */
const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const isScript = (file: string): boolean => /\.(ts|tsx|js|mjs)$/.test(file);
const isWritten = (file: string): boolean => isScript(file) || /\.(css|sql|html|md)$/.test(file);
const isText = (file: string): boolean => !/\.(png|woff2)$/.test(file);
/** Code that runs in a browser or in the server; tests, builds and tools may do as they need. */
const isProduct = (file: string): boolean =>
  /^(?:(?:apps|packages(?!\/testing))\/[^/]+\/src|subsystems\/[^/]+)\/.*\.tsx?$/.test(file) &&
  !file.includes('.test.');

const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const beyondAscii = /[^\0-\x7f]/;

test('FIX-32 every page of a list with a pager knows the last page there is', () => {
  const paged = files.filter(
    (file) => isProduct(file) && !file.includes('gallery') && textOf(file).includes('<Pager'),
  );
  expect(paged.length).toBeGreaterThan(5);
  const knowing = /\buse(?:LastPage|RecordList)\(/;
  expect(paged.filter((file) => !knowing.test(textOf(file)))).toEqual([]);
});

test('comments are in English, without Chinese', () => {
  const found = files
    .filter((file) => isWritten(file) && !file.endsWith('.md') && chinese.test(textOf(file)))
    .flatMap((file) => commentsIn(file).map((comment) => `${file}: ${comment.trim()}`))
    .filter((comment) => chinese.test(comment));

  expect(found).toEqual([]);
});

function commentsIn(file: string): string[] {
  const text = textOf(file);
  if (isScript(file)) return parseSync(file, text).comments.map(({ value }) => value);
  if (file.endsWith('.html')) return text.match(/<!--[^]*?-->/g) ?? [];
  const line = file.endsWith('.sql') ? '|--.*' : '';
  return text.match(new RegExp(`/\\*[^]*?\\*/${line}`, 'g')) ?? [];
}

test('names are ASCII, in code and of files', () => {
  const found = files
    .filter((file) => isScript(file) && beyondAscii.test(textOf(file)))
    .flatMap((file) =>
      namesIn(parseSync(file, textOf(file)).program).map((name) => `${file}: ${name}`),
    );

  expect([...files, ...found].filter((name) => beyondAscii.test(name))).toEqual([]);
});

/** Every identifier below a node of the syntax tree. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'name' in node && typeof node.name === 'string' ? [node.name] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

test('documents run our programs on the Node that the portal brings, since the machine may have an older one', () => {
  const bare = /(?<![\w./-])node (?:--\S+ )*\S+\.ts\b/;
  const found = files.filter((file) => file.endsWith('.md') && bare.test(textOf(file)));

  expect(found).toEqual([]);
});

test('ADM-25 documents have SQL where a database is made, and none for daily work', () => {
  const statement = /^```sql$|\bby SQL\b|\b(?:insert into|delete from|update \w+ set)\b/im;
  const found = files.filter(
    (file) =>
      /^(?:README|docs\/(?!decisions|acceptance)).*\.md$/.test(file) &&
      statement.test(textOf(file)),
  );

  expect(found).toEqual(['docs/audit-trail.md', 'docs/operations/installing.md']);
});

test('both READMEs have the same headings, level by level', () => {
  expect(headingLevels('README.zh-CN.md')).toEqual(headingLevels('README.md'));
});

const headingLevels = (file: string): string[] =>
  textOf(file)
    .replaceAll(/^```[^]*?^```/gm, '')
    .match(/^#+(?= )/gm) ?? [];

test.each(['CONTRIBUTING.md', 'docs/kit.md'])(
  '%s quotes code that stands so in the files',
  (file) => {
    const quotes = textOf(file)
      .matchAll(/^```tsx? (\S+)\n([^]*?)^```/gm)
      .toArray();
    const untrue = quotes.flatMap(([, quoted = '', code = '']) => {
      const text = textOf(quoted);
      return code.split(/^…\n/m).filter((passage) => !text.includes(passage));
    });

    expect(quotes.length).toBeGreaterThan(0);
    expect(untrue).toEqual([]);
  },
);

test.each([
  {
    what: 'the network',
    pattern: /(?:^|[^.\w]|window\.|globalThis\.)fetch\(/m,
    // A manifest is no call of the contract: it lies wherever the subsystem is registered.
    owners: [
      'apps/portal/src/features/shell/stage/loading/fetch-from-host.ts',
      'apps/server/src/platform/outbound/outbound.ts',
      'packages/client/src/request.ts',
    ],
  },
  {
    what: 'the storage of the browser',
    pattern: /\b(?:local|session)Storage\b/,
    owners: [
      'apps/portal/src/features/shell/public-pages/self-check.ts', // asks whether there is any
      'apps/portal/src/features/identity/sign-in/external/oauth-round-trip.ts',
      'apps/portal/src/features/workplace/tabs/stored-tabs.ts', // one tab of the browser has its own
      'apps/portal/src/platform/loading/reload-once.ts',
      'apps/portal/src/platform/session/sign-out-message.ts',
      'packages/client/src/storage.ts',
      'packages/subsystem/src/alone/conduct.ts', // plants a token to see where it comes to
    ],
  },
  {
    what: 'the clock on the wall',
    pattern: /\bnew Date\(\)|\bDate\.now\(/,
    owners: [
      'apps/portal/src/features/identity/sign-in/sign-in.ts',
      'apps/portal/src/platform/time/clock.ts',
      'apps/server/src/platform/time/clock.ts',
      'packages/client/src/headers.ts',
      'packages/client/src/storage.ts',
      'packages/subsystem/src/clock.ts',
    ],
  },
  { what: 'chance', pattern: /\bMath\.random\(/, owners: [] },
  {
    what: 'the environment',
    pattern: /\bprocess\.env\b/,
    owners: [
      'apps/server/src/register-client.ts',
      'apps/server/src/reset-factor.ts',
      'apps/server/src/run-server.ts',
      'apps/server/src/set-credential.ts',
      'apps/server/src/testing/database/database-server.ts',
      'apps/server/src/verify-audit.ts',
    ],
  },
])('$what is touched by its owners alone', ({ pattern, owners }) => {
  const users = files.filter((file) => isProduct(file) && pattern.test(textOf(file)));

  expect(users.toSorted()).toEqual(owners.toSorted());
});

test('ADM-11 roles, menus, actions and rules are written by what is published, and by what an installation, a release or a tenant begins with', () => {
  const tables = 'role|role_menu_item|role_action|menu_item|action|data_rule|field_rule';
  const writing = new RegExp(
    `(?:insertInto|updateTable|deleteFrom)\\(\\s*'(?:${tables})'|(?:insert into|update|delete from) (?:${tables})\\b`,
  );
  const writers = files.filter(
    (file) => isProduct(file) && !/\/(?:demo|testing)\//.test(file) && writing.test(textOf(file)),
  );
  const published = 'apps/server/src/features/access/policy/changes/';

  expect(writers.filter((file) => !file.startsWith(published)).toSorted()).toEqual([
    'apps/server/src/features/administration/tenants/tenant-store.ts',
    'apps/server/src/features/identity/setup/store.ts',
    // A command of the operator, which is sealed.
    'apps/server/src/features/subsystems/frames/set-credential.ts',
    'apps/server/src/installation/install-menus.ts',
    'apps/server/src/installation/usual-rules.ts',
  ]);
  expect(writers.filter((file) => file.startsWith(published)).length).toBeGreaterThan(3);
});

test.each([
  {
    what: 'a query that failed, with its button',
    text: /(?<!请)重新获取/,
    owners: ['packages/ui/src/feedback/ContentState.tsx'],
  },
  { what: 'a pager', text: /下一页/, owners: ['packages/ui/src/data/Pager.tsx'] },
  {
    what: 'a table',
    text: /<table\b/,
    owners: [
      // A sheet to type into.
      'packages/subsystem/src/records/form/LinesInput.tsx',
      'packages/ui/src/data/DataTable.tsx',
      'packages/ui/src/grid/DataGrid.tsx',
      // A week with a shift to choose in each cell.
      'subsystems/ors/pages/team/WeekGrid.tsx',
    ],
  },
])('$what stands in its own component', ({ text, owners }) => {
  const found = files.filter(
    (file) => isProduct(file) && file.endsWith('.tsx') && text.test(textOf(file)),
  );

  expect(found.toSorted()).toEqual(owners);
});

test.each([
  {
    what: 'a page on the wire',
    text: /\bpages: z\b|\bpage(?:No|Size): (?:z|countInQuery)\b/,
    owners: ['packages/contract/src/paging.ts'],
  },
  {
    what: 'a page in the database',
    text: /\.offset\(|\boffset \$\{|\bpages: Math\.ceil/,
    owners: ['apps/server/src/platform/database/paginate.ts'],
  },
])('$what is made in one place: nothing is paged by hand', ({ text, owners }) => {
  const found = files.filter((file) => isProduct(file) && text.test(textOf(file)));

  expect(found).toEqual(owners);
});

test('every package says in a README what it is', () => {
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname);

  expect(packages.filter((folder) => !files.includes(join(folder, 'README.md')))).toEqual([]);
});

/** Made from the record types: an index for each column of 121 tables, and the order of their texts. */
const printed: ReadonlySet<string> = new Set([
  'apps/server/src/migrations/0140-lists-sorted-by-indexes.sql',
  'apps/server/src/migrations/0172-words-by-pinyin.sql',
]);

test('no file is longer than 300 lines, but for those a command writes', () => {
  const long = files
    .filter((file) => isWritten(file) && !file.endsWith('.gen.ts') && !printed.has(file))
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }));

  expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
});

test('what is left to be done bears the number of its issue', () => {
  const bare = new RegExp(`\\b(?:${['TO', 'FIX'].join('DO|')}ME)\\b(?!\\(#\\d+\\))`);

  expect(files.filter((file) => isWritten(file) && bare.test(textOf(file)))).toEqual([]);
});

test('no file names a folder of the machine it was written on', () => {
  const homes = ['home', 'Users', 'root', 'work', 'tmp'].join('|');
  const path = new RegExp(`(?<![\\w.*)}\\]-])/(?:${homes})/[\\w.-]+|\\b[A-Z]:\\\\(?:${homes})`);

  const found = files
    .filter(isText)
    .flatMap((file) => (textOf(file).match(path) ?? []).map((text) => `${file}: ${text}`));

  expect(found).toEqual([]);
});
