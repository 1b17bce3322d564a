import { expect, test } from '@playwright/test';
import { killAfter, victims } from '@portal/testing/kill';
import { addressOf } from '@portal/testing/server-address';
import { walked } from '@portal/testing/walk';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** From the making of the database over the loading of the demonstration to a server that runs, in milliseconds. */
const moments = walked({
  proof: [500, 2_000, 5_000],
  walk: Array.from({ length: 50 }, (_, nth) => 200 + nth * 200),
});

// `pnpm bench --only kills` does it at random moments.
test('OPS-07 a data directory whose server, PostgreSQL or both were killed at any moment starts again', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'portal-'));
  await chmod(parent, 0o755); // PostgreSQL may run as another user, who has to pass through
  const directory = join(parent, 'data');

  for (const [nth, ms] of moments.entries()) {
    const victim = victims[nth % victims.length] ?? 'server';
    const end = await killAfter(start(directory), { directory, victim, ms });

    const occasion = `${victim} after ${ms} ms`;
    expect(end.wasRunning, `${occasion}: it had started`).toBe(true);
    expect(end.afterMs, `${occasion}: it ended`).toBeDefined();
    expect(end.code, `${occasion}: its code`).toBe(victim === 'postgres' ? 1 : null);
  }

  const server = start(directory);
  const ready = await fetch(`${await addressOf(server)}/readyz`);
  expect(ready.status).toBe(200);
  server.kill();
  expect(await once(server, 'exit')).toEqual([0, null]);
  await rm(parent, { recursive: true, maxRetries: 3 });
});

const main = resolve(import.meta.dirname, '../../apps/server/src/main.mjs');

const start = (directory: string): ChildProcess =>
  spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', PORTAL_DATA: directory },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
