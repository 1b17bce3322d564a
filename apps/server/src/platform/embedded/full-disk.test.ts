import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from './postgres.ts';
import { storageSentence } from './start-error.ts';

const sentence = (directory: string) =>
  `The disk that holds the data directory ${directory} is full; free some space and start again.`;

test('a full disk is said in one sentence, whoever met it', async () => {
  const met = [
    await writeFile('/dev/full', 'one letter').catch((error: unknown) => error),
    new Error('Migration failed', {
      cause: new Error('could not extend file "base/5/1259": No space left on device'),
    }),
    new Error('database or disk is full'),
  ];

  expect(met.map((error) => storageSentence(error, '/data'))).toEqual(
    met.map(() => sentence('/data')),
  );
});

// Only root may make a disk that small.
test.runIf(mayMount())(
  'a disk too small for the database is said to be full at the start',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portal-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', directory]);
    onTestFinished(async () => {
      execFileSync('umount', [directory]);
      await rmdir(directory);
    });
    await chmod(directory, 0o755);

    await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(sentence(directory));
  },
);

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
