import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '@portal/testing/free-port';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import { storageSentence } from '@portal/embedded-postgres/start-error';

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
describe.runIf(mayMount())('on a small disk', () => {
  test('one too small for the database is said to be full at the start', async () => {
    const directory = await diskOf('16m');

    await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(sentence(directory));
  });

  test('one too small for what the database is to hold is said to be full, too', async () => {
    const directory = await diskOf('90m');
    const main = join(import.meta.dirname, 'main.mjs');
    // With a database of its own, whatever these rules are run on.
    const env = { PATH: process.env['PATH'], PORTAL_DATA: directory, PORT: `${await freePort()}` };

    const start = promisify(execFile)(process.execPath, [main], { env, timeout: 600_000 });

    // The log is on the full disk, too, and may say so behind it.
    const stderr = expect.stringContaining(`${sentence(directory)}\n`);
    await expect(start).rejects.toMatchObject({ stderr, killed: false });
  });
});

async function diskOf(size: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory]);
  onTestFinished(async () => {
    execFileSync('umount', [directory]);
    await rmdir(directory);
  });
  await chmod(directory, 0o755);
  return directory;
}

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
