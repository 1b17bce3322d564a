import { addressOf } from '@portal/testing/server-address';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { production, runServerWith } from '#testing/server/server-run.ts';

// The server as a process: what keeps it from starting, or going on, is one sentence and an exit code.

test.for(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a server whose embedded database is ended by %s says so and ends with 1',
  async (signal) => {
    const { child, directory, ended } = await runServerWith(production);
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

  const { directory, ended } = await runServerWith({ ...production, PORT: `${port}` });

  expect(await ended).toEqual({
    code: 1,
    said: `The address 127.0.0.1:${port} is already taken by another program; stop that one, or set PORT to another number.\n`,
  });
  expect(existsSync(directory)).toBe(false);
});

test('a directory in the place of the log is told in one sentence', async () => {
  const { directory, ended } = await runServerWith({}, (data) =>
    mkdir(join(data, 'server.log'), { recursive: true }),
  );

  expect(await ended).toEqual({
    code: 1,
    said: `The log cannot be written to ${directory}/server.log, which is a directory; move it away and start again.\n`,
  });
});
