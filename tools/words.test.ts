import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './building/workspace.ts';

// Holds the house to the trade's words and to rooms of a size people can look over. The caps are what stands today:
// lower them as it becomes less, and raise none.

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /^(?:apps|bench|e2e|packages|subsystems|tools)\//.test(file))
  .filter((file) => existsSync(join(root, file)));
const scripts = files.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const questionWord =
  /^\*\s*\*?\s*(?:What|Who|Whom|Whose|Whoever|Whatever|Whether|Where|Wherever|How|However|When|Whenever|Why|Which)\b/;

test('docblocks begin with a verb or a noun, never with a question word', () => {
  const found = scripts.flatMap((file) =>
    parseSync(file, textOf(file))
      .comments.filter(({ type, value }) => type === 'Block' && questionWord.test(value))
      .map(({ value }) => ({ file, value })),
  );

  expect(listed(found)).toBe('');
});

const listed = (found: readonly { file: string; value: string }[]): string =>
  found
    .map(({ file, value }) => `${file}:${value.slice(1, 80).replaceAll(/\s+/g, ' ')}`)
    .join('\n');

/** Participles and verbs that say nothing of the thing they name. */
const banned = new RegExp(
  `^(?:export )?(?:interface|type|class) (${[
    'Answered|Asked|Chosen|Counted|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Lost|Made|Meant|Met|Narrowed|Offered',
    'Opened|Place|Placed|Said|Saved|Seen|Sent|Shown|Sought|Standing|Stretch|Taken|Told|Wanted|Written',
  ].join('|')})\\b`,
  'gm',
);

test('no type is named by a bare participle', () => {
  const found = scripts.flatMap((file) =>
    Array.from(textOf(file).matchAll(banned), ([, name]) => `${file}: ${name}`),
  );

  expect(found.length > 4 ? found : []).toEqual([]);
});

/** Words of ours that the trade has others for; files are found by the trade's. */
const privateWords =
  /^(?:errands?|arrivals?|farewells?|handed-code|trouble-page|vouched|passkeys-(?:made|shown)|prove|judge|let-in|turn-away|duty|dues|owes|telling|line|word|lead|chore|letterbox|slip|noter|changer|rehears(?:e|al)|insist|obstacles?|likings|door|diary|heart|ways-in|asked(?:-ahead)?|drawn|narrowed|sought|kept(?:-.+)?|told|shown|chosen(?:-.+)?|reach|places|standing|offered|marks|outside(?:-.+)?|hand-over|early|along|way|stretch)$/;

test('no file has a private word for a name', () => {
  const found = scripts.filter((file) =>
    privateWords.test(basename(file).replace(/(?:\.test)?\.\w+$/, '')),
  );

  expect(found.length > 10 ? found : []).toEqual([]);
});

/** Migrations stay in order; a record type has up to four files of one name. */
const listsOfFiles = /^(?:apps\/server\/src\/migrations|subsystems\/\w+\/records)$/;

test('no folder has more than 25 files, but for the migrations and the record types of a system', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > 25 && !listsOfFiles.test(folder));

  expect(crowded).toEqual([]);
});

test('few files of the product are so short that they belong to their user', () => {
  const short = scripts.filter(
    (file) =>
      /^(?:(?:apps|packages)\/[^/]+\/src|subsystems\/[^/]+)\//.test(file) &&
      !/\.test\.|[./](?:vite\.config|server|demo|pages\/index|css\.d)\.ts$/.test(file) &&
      textOf(file).split('\n').length - 1 <= 12,
  );

  expect(short.length > 70 ? short : []).toEqual([]);
});

/** `restMs = 30_000`, and the milliseconds of a minute, an hour and a day wherever they stand. */
const rawMilliseconds =
  /\b\w*Ms(?:\??:| =) (?:\d+ \* )*\d[\d_]*_000\b|\b(?:60_000|3_600_000|86_400_000)\b/;

test('times are written in the units of packages/common', () => {
  const found = scripts.filter(
    (file) =>
      /^(?:(?:apps|packages(?!\/(?:testing|embedded-postgres)))\/[^/]+\/src|subsystems\/[^/]+)\//.test(
        file,
      ) &&
      !/\.test\.|\/testing\/|\/migrations\//.test(file) &&
      rawMilliseconds.test(textOf(file)),
  );

  expect(found).toEqual([]);
});
