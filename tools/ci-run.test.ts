import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from './building/workspace.ts';

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a run for the build server that %s ends leaves no process and no file behind',
  async (signal) => {
    const { run, lines, files } = await begin('exec sleep infinity');
    const left = `/proc/${(await lines.next()).value}`;

    run.kill(signal);

    await vi.waitFor(
      () => expect([existsSync(files), existsSync(left)]).toEqual([false, false]),
      60_000,
    );
  },
);

test('a run for the build server ends with the last line and the code of the proof, and leaves no file', async () => {
  const { run, lines, files } = await begin('echo "4 passed, 1 failed"; exit 3');
  const ended = once(run, 'close');
  let last = '';
  for (let line = await lines.next(); !line.done; line = await lines.next()) last = line.value;

  expect(last).toBe('4 passed, 1 failed');
  expect(await ended).toEqual([3, null]);
  expect(existsSync(files)).toBe(false);
});

/** Starts `.ci/run` in a checkout whose proof writes a file, says which, and goes on with a line of Bash. */
async function begin(line: string) {
  const checkout = mkdtempSync(join(tmpdir(), 'portal-ci-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync(join(root, '.ci'), join(checkout, '.ci'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  const npm = `#!/bin/bash\ntouch "$TMPDIR/file"\necho "$TMPDIR"\necho $$\n${line}\n`;
  writeFileSync(join(checkout, 'bin/npm'), npm, { mode: 0o755 });
  const run = spawn('bash', ['-c', 'exec bash .ci/run 2>&1'], {
    cwd: checkout,
    env: { PATH: `${join(checkout, 'bin')}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(run.stdout)[Symbol.asyncIterator]();
  return { run, lines, files: `${(await lines.next()).value}` };
}
