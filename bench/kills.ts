import { killAfter, type Victim, victims } from '@portal/testing/kill';
import { addressOf } from '@portal/testing/server-address';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { FigureLine, Run } from './measuring/figures.ts';
import { watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { median } from './measuring/samples.ts';
import { tempFolder } from './product/temp-folder.ts';
import { server } from './product/start-product.ts';

/** The number of kills per data directory, so that its creation is interrupted as well. */
const killsPerDirectory = 5;
/** The latest moments of a kill: longer than a first or later start takes. */
const firstMomentsMs = 6_000;
const laterMomentsMs = 2_500;

const lines: FigureLine[] = [
  ...victims.map((victim) => ({ name: `kills of ${victim}` })),
  { name: 'starts that failed', budget: '0' },
  { name: 'servers that lived on without a database', budget: '0' },
  { name: 'a server ends after its database was killed, at most, ms' },
  { name: 'start after a kill, median, ms' },
  { name: 'start after a kill, at most, ms' },
];

interface Attempt {
  victim: Victim;
  /** Undefined if the next start failed, or this one had failed before the kill. */
  startedMs: number | undefined;
  /** Undefined if the server kept running without its database. */
  endedMs: number | undefined;
}

/** Kills a server, its PostgreSQL or both at random times, and restarts it each time. */
export async function measureKills({ kills }: { kills: number }): Promise<void> {
  const loadUntilNow = watchMachine();
  const attempts: Attempt[] = [];
  while (attempts.length < kills) {
    const folder = await tempFolder();
    await chmod(folder.path, 0o755); // PostgreSQL may run as another user, who has to pass through
    const directory = join(folder.path, 'data');
    for (let nth = 0; nth < killsPerDirectory && attempts.length < kills; nth += 1) {
      const victim = victims[attempts.length % victims.length] ?? 'server';
      const ms = Math.random() * (nth === 0 ? firstMomentsMs : laterMomentsMs);
      const end = await killAfter(start(directory), { directory, victim, ms });
      const startedMs = end.wasRunning ? await startAndStop(directory) : undefined;
      attempts.push({ victim, startedMs, endedMs: end.afterMs });
      console.log(`${attempts.length}: ${victim} after ${ms.toFixed(0)} ms; up after ${startedMs}`);
    }
    await folder.remove();
  }
  printTable('Kills', lines, [{ values: figuresOf(attempts), load: loadUntilNow() }]);
}

function figuresOf(attempts: Attempt[]): Run['values'] {
  const starts = attempts.flatMap(({ startedMs }) => startedMs ?? []);
  const orphaned = attempts.filter(({ victim }) => victim === 'postgres');
  const counted = victims.map((victim) => [
    `kills of ${victim}`,
    attempts.filter((attempt) => attempt.victim === victim).length,
  ]);
  return {
    ...Object.fromEntries(counted),
    'starts that failed': attempts.length - starts.length,
    'servers that lived on without a database': attempts.filter(
      ({ endedMs }) => endedMs === undefined,
    ).length,
    'a server ends after its database was killed, at most, ms': Math.max(
      ...orphaned.flatMap(({ endedMs }) => endedMs ?? []),
    ),
    'start after a kill, median, ms': median(starts) ?? Number.NaN,
    'start after a kill, at most, ms': Math.max(...starts),
  };
}

/** Returns the milliseconds until the server listened; undefined if it did not start or stop cleanly. */
async function startAndStop(directory: string): Promise<number | undefined> {
  const begin = performance.now();
  const child = start(directory);
  const exit = once(child, 'exit');
  try {
    const { status } = await fetch(`${await addressOf(child)}/readyz`);
    const took = performance.now() - begin;
    child.kill();
    const [code] = await exit;
    return status === 200 && code === 0 ? Math.round(took) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function start(directory: string): ChildProcess {
  const [program, ...args] = server;
  return spawn(program, args, {
    env: { PATH: process.env['PATH'], PORT: '0', PORTAL_DATA: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
