import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  listDescendants,
  processorSeconds,
  readAbout,
  ticksPerSecond,
} from '../product/processes.ts';

/** How often to measure, and how long to wait each time for others to leave the machine alone, in milliseconds. */
export interface Pace {
  runs: number;
  patienceMs: number;
}

/** How busy the machine was during a run. */
export interface Load {
  /** The load average of the last minute when the run ended. */
  average: number;
  /** The share of all cores that processes not ours used, 0 to 1. */
  others: number;
}

const pollMs = 500;
/** Others may use this much of the machine before a run counts as disturbed. */
export const calmShare = 0.2;

export const machineName = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;

/** Begins to watch the machine; the answer ends it. Works on Linux alone, elsewhere others are taken to be idle. */
export function watchMachine(): () => Load {
  const begin = { at: performance.now(), all: busySeconds(), own: ownSeconds() };
  return () => {
    const seconds = ((performance.now() - begin.at) / 1_000) * cpus().length;
    const foreign = busySeconds() - begin.all - (ownSeconds() - begin.own);
    const others = Math.max(0, foreign / seconds);
    return { average: loadavg()[0] ?? 0, others };
  };
}

/** Waits until others leave most of the machine alone, for so long at most. */
export async function waitForCalm(patienceMs: number): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end;) {
    const loadUntilNow = watchMachine();
    await wait(pollMs);
    if (loadUntilNow().others <= calmShare) return;
  }
}

/** Processor seconds of everybody since the machine came up. */
function busySeconds(): number {
  const [, ...ticks] = readAbout('stat').split('\n')[0]?.trim().split(/\s+/).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = ticks;
  return (user + nice + system + irq + softIrq) / ticksPerSecond;
}

/** Processor seconds of this process and of all it started. */
const ownSeconds = (): number =>
  [process.pid, ...listDescendants(process.pid)]
    .map(processorSeconds)
    .reduce((sum, seconds) => sum + seconds, 0);
