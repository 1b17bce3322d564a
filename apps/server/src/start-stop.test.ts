import { addressOf } from '@portal/testing/server-address';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

// The server as a process: what keeps it from starting, or going on, is one sentence and an exit code.

/** Production starts quickest, and writes its address into its log on standard output. */
const production = {
  NODE_ENV: 'production',
  PORTAL_SECRET: 'Zk3vQ8nB2xW7mT5cR1yH6dL9fJ4gS0pA',
};

test.for(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a server whose embedded database is ended by %s says so and ends with 1',
  { timeout: 60_000 },
  async (signal) => {
    const { child, directory, ended } = await start(production);
    await addressOf(child);
    const note = await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8');

    process.kill(Number.parseInt(note, 10), signal);

    const { code, said } = await ended;
    expect(code).toBe(1);
    expect(said).toContain(
      `The embedded database has ended by itself, and ${directory}/postgres.log says why; start the server again.\n`,
    );
    expect(said).not.toMatch(/^\s+at /m);
  },
);

test('a taken port is noticed before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const { directory, ended } = await start({ ...production, PORT: `${port}` });

  expect(await ended).toEqual({
    code: 1,
    said: `The address 127.0.0.1:${port} is already taken by another program; stop that one, or set PORT to another number.\n`,
  });
  expect(existsSync(directory)).toBe(false);
});

test('a directory in the place of the log is told in one sentence', async () => {
  const { directory, ended } = await start({}, (data) =>
    mkdir(join(data, 'server.log'), { recursive: true }),
  );

  expect(await ended).toEqual({
    code: 1,
    said: `The log cannot be written to ${directory}/server.log, which is a directory; move it away and start again.\n`,
  });
});

interface Started {
  child: ChildProcess;
  directory: string;
  ended: Promise<{ code: number; said: string }>;
}

async function start(
  env: Record<string, string>,
  prepare: (directory: string) => Promise<unknown> = async () => undefined,
): Promise<Started> {
  const parent = await mkdtemp(join(tmpdir(), 'portal-'));
  await chmod(parent, 0o755); // PostgreSQL may run as another user, who has to pass through
  const directory = join(parent, 'data');
  await prepare(directory);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', PORTAL_DATA: directory, ...env },
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
