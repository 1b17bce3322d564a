import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  listDescendants,
  processorSeconds,
  readAbout,
  ticksPerSecond,
} from '../product/processes.ts';

/** The number of runs, and the longest wait for a calm machine before each, in milliseconds. */
export interface BenchOptions {
  runs: number;
  patienceMs: number;
}

/** The load of the machine during a run. */
export interface Load {
  /** The load average of the last minute when the run ended. */
  average: number;
  /** The share of all cores that other processes used, 0 to 1. */
  others: number;
}

const pollMs = 500;
/** The largest share of other processes in a calm run. */
export const calmShare = 0.2;

export const machineName = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;

/** Starts to measure load; call the result to stop. Linux only: elsewhere, others count as idle. */
export function watchMachine(): () => Load {
  const begin = { at: performance.now(), all: busySeconds(), own: ownSeconds() };
  return () => {
    const seconds = ((performance.now() - begin.at) / 1_000) * cpus().length;
    const foreign = busySeconds() - begin.all - (ownSeconds() - begin.own);
    const others = Math.max(0, foreign / seconds);
    return { average: loadavg()[0] ?? 0, others };
  };
}

/** Waits until other processes leave most of the machine idle, for this time at most. */
export async function waitForCalm(patienceMs: number): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end;) {
    const loadUntilNow = watchMachine();
    await wait(pollMs);
    if (loadUntilNow().others <= calmShare) return;
  }
}

/** Returns the processor seconds of all processes since boot. */
function busySeconds(): number {
  const [, ...ticks] = readAbout('stat').split('\n')[0]?.trim().split(/\s+/).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = ticks;
  return (user + nice + system + irq + softIrq) / ticksPerSecond;
}

/** Returns the processor seconds of this process and its descendants. */
const ownSeconds = (): number =>
  [process.pid, ...listDescendants(process.pid)]
    .map(processorSeconds)
    .reduce((sum, seconds) => sum + seconds, 0);
