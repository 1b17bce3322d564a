import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './building/workspace.ts';

// Documents lead somewhere: their links, and the files and folders they name.

const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const fence = /^```[^]*?^```/gm;
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: textOf(file), prose: textOf(file).replaceAll(fence, '') }));

/** Every file and folder, and every end of its path: documents may leave out where it begins. */
const named = new Set(
  files.flatMap(withFolders).flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

/** Files that builds and servers make, under the names that documents use. */
const made = new Set([
  'subsystem.json',
  '.data/accounts.json',
  'accounts.json',
  'audit-anchor.json',
  'outbox/sms.txt',
]);

const isFile = /\.(?:ts|tsx|js|mjs|json|sql|css|html|md|txt|yml|svg|png)$/;
const isFolder = /^(?:apps|packages|subsystems|docs|e2e|bench|tools|src|features|platform)\//;

test('every relative link leads to a file, and to a heading where it names one', () => {
  const broken = documents.flatMap(({ file, prose }) =>
    prose
      .matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)
      .map(([, link = '', source = '']) => link || source)
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(file, link))
      .map((link) => `${file} links to ${link}${elsewhere(link)}`)
      .toArray(),
  );

  expect(broken).toEqual([]);
});

test('every file and folder that a document names in backticks exists', () => {
  const gone = documents.flatMap(({ file, prose }) =>
    pathsIn(prose)
      .filter((path) => !named.has(path) && !made.has(path))
      .map((path) => `${file} names ${path}${elsewhere(path)}`),
  );

  expect(gone).toEqual([]);
});

test('every test that the threat model names stands in its file', () => {
  const gone = textOf('docs/security.md')
    .matchAll(/`([\w./-]+\.test\.tsx?)`([^`|]*)/g)
    .flatMap(([, name = '', titles = '']) => {
      const text = files
        .filter((file) => `/${file}`.endsWith(`/${name}`))
        .map((file) => textOf(file).replaceAll("\\'", "'"))
        .join('\n');
      const parts = titles.match(/(?<=“)[^”]+|\b(?:[A-Z]{3}-|[AT])\d\d\b/g) ?? [];
      return parts
        .filter((part) => !text.includes(part.replaceAll('’', "'")) && !text.includes(part))
        .map((part) => `${name}: ${part}`);
    })
    .toArray();

  expect(gone).toEqual([]);
});

test('the maps in the READMEs have every app and package, and no folder that is not there', () => {
  const maps = ['README.md', 'README.zh-CN.md'].map(
    (file) =>
      textOf(file)
        .match(fence)
        ?.find((block) => block.includes('\napps/')) ?? '',
  );
  const mapped = maps.map((map) => map.match(/^[a-z][\w/-]+(?=\/)/gm) ?? []);
  const packages = files
    .filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
    .map(dirname);

  expect(mapped.flat().filter((folder) => !named.has(folder))).toEqual([]);
  for (const folders of mapped) expect(folders).toEqual(expect.arrayContaining(packages));
});

test('every document that code or a program names exists', () => {
  const gone = files
    .filter((file) => /\.(?:ts|tsx|mjs|js|sql|css|html|txt)$/.test(file))
    .flatMap((file) =>
      (textOf(file).match(/\bdocs\/[\w/-]+\.(?:md|png)/g) ?? [])
        .filter((path) => !files.includes(path))
        .map((path) => `${file} names ${path}${elsewhere(path)}`),
    );

  expect(gone).toEqual([]);
});

test('every environment variable that the server reads is documented', () => {
  const documented = documents.map(({ text }) => text).join('\n');
  const variables = files
    .filter(
      (file) => /^apps\/server\/src\/.*\bconfig[\w-]*\.ts$/.test(file) && !file.includes('.test.'),
    )
    .flatMap((file) => textOf(file).match(/\b[A-Z][A-Z_]+[A-Z](?=: )/g) ?? []);

  expect(variables.length).toBeGreaterThan(0);
  expect(variables.filter((name) => !documented.includes(name))).toEqual([]);
});

test('every decision stands in the index', () => {
  const index = textOf('docs/decisions/README.md');
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => basename(file));

  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

test('the glossary has each word once, in the order of the alphabet', () => {
  const words = textOf('docs/glossary.md')
    .matchAll(/^\| ([a-z][^|]*?) \|/gm)
    .map(([, word = '']) => word)
    .toArray();

  expect(words.length).toBeGreaterThan(0);
  expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')));
});

function withFolders(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [file] : [file, ...withFolders(folder)];
}

/** Placeholders, addresses and patterns are no paths. */
function pathsIn(prose: string): string[] {
  return prose
    .matchAll(/`([^`\n]+)`/g)
    .map(([, text = '']) => text)
    .filter(
      (text) => !/[\s<>*{}…$]|^\/|:\/\//.test(text) && (isFile.test(text) || isFolder.test(text)),
    )
    .map((text) => text.replace(/^\.\//, '').replace(/\/$/, ''))
    .toArray();
}

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || !target.endsWith('.md') || anchorsOf(target).includes(heading);
}

/** As Gitea and GitHub make them. */
const anchorsOf = (file: string): string[] =>
  (
    textOf(file)
      .replaceAll(fence, '')
      .match(/^#+ .*$/gm) ?? []
  ).map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** Says where a file of this name is now. */
function elsewhere(path: string): string {
  const name = basename(path.replace(/#.*/, ''));
  const found = files.filter((file) => basename(file) === name);
  return found.length > 0 ? `; there is ${found.join(', ')}` : '; no file has this name';
}
