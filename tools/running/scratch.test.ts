import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the temporary files of checks that were killed go when the next ones begin, those of checks that run stay', () => {
  const parent = mkdtempSync(join(tmpdir(), 'portal-scratch-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const check = (then: string): string => {
    const scratch = JSON.stringify(join(import.meta.dirname, 'scratch.ts'));
    const script = `const { scratchFolder } = await import(${scratch}); console.log(scratchFolder()); ${then}`;
    const args = ['--input-type=module', '-e', script];
    return spawnSync(process.execPath, args, { env: { TMPDIR: parent } })
      .stdout.toString()
      .trim();
  };
  const running = mkdtempSync(join(parent, `portal-check-${process.pid}-`));

  const killed = check(`process.kill(process.pid, 'SIGKILL')`);
  expect(existsSync(killed)).toBe(true);
  const ended = check('');

  expect([killed, ended, running].map((folder) => existsSync(folder))).toEqual([
    false,
    false,
    true,
  ]);
});
