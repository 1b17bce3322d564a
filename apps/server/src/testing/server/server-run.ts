import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** One run of the server as a process; it is ended with the test, and its data directory is gone then. */
export interface ServerRun {
  child: ChildProcess;
  directory: string;
  /** Its exit code, and all it wrote to standard error. */
  ended: Promise<{ code: number; said: string }>;
}

/** Production starts quickest, and writes its address into its log on standard output; here it stops without a notice. */
export const production = {
  NODE_ENV: 'production',
  PORTAL_STOP_NOTICE_MS: '0',
  PORTAL_SECRET: 'Zk3vQ8nB2xW7mT5cR1yH6dL9fJ4gS0pA',
};

/** Starts the server on a free port with nothing but `env`, and a data directory that is not there yet. */
export async function runServerWith(
  env: Record<string, string>,
  prepare: (directory: string) => Promise<unknown> = async () => undefined,
): Promise<ServerRun> {
  const parent = await mkdtemp(join(tmpdir(), 'portal-'));
  await chmod(parent, 0o755); // PostgreSQL may run as another user, who has to pass through
  const directory = join(parent, 'data');
  await prepare(directory);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.mjs')], {
    env: { PORT: '0', PORTAL_DATA: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
    await rm(parent, { recursive: true });
  });
  const said = text(child.stderr);
  const ended = exit.then(async ([code]: number[]) => ({ code: code ?? -1, said: await said }));
  return { child, directory, ended };
}
