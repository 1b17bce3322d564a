import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stopwatch, until } from './passing-time.ts';

/** The processes of an installation that `kill -9` takes. */
export const victims = ['server', 'postgres', 'both'] as const;
export type Victim = (typeof victims)[number];

/** A server that lost its database gives up within 3 s; on a busy machine that takes longer. */
const withinMs = 20_000;
const lookMs = 5;

/** The end of a server that was killed, or whose database was. */
export interface End {
  /** False where the server had ended by itself before it could be killed. */
  wasRunning: boolean;
  /** From the kill to the end of the server; undefined where it lived on without its database, and was killed then. */
  afterMs: number | undefined;
  code: number | null;
}

/** Kills the server, its PostgreSQL in `directory`, initdb included, or both, some time after it was started. */
export async function killAfter(
  server: ChildProcess,
  { directory, victim, ms }: { directory: string; victim: Victim; ms: number },
): Promise<End> {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  await until(hasEnded, { withinMs: ms, lookMs });
  if (victim === 'postgres') {
    await until(() => hasEnded() || postgresOf(directory).length > 0, { withinMs, lookMs });
  }
  const wasRunning = !hasEnded();
  const sinceKill = stopwatch();
  if (victim !== 'postgres') server.kill('SIGKILL');
  if (victim !== 'server') for (const pid of postgresOf(directory)) kill(pid);
  const afterMs = (await until(hasEnded, { withinMs, lookMs })) ? sinceKill() : undefined;
  server.kill('SIGKILL');
  return { wasRunning, afterMs, code: server.exitCode };
}

/** Every process that was told to work on the cluster, or on the draft of one, below a data directory. */
const postgresOf = (directory: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => argumentsOf(pid).some((each) => each.includes(`${directory}/postgres`)));

function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return []; // it has ended meanwhile
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}
