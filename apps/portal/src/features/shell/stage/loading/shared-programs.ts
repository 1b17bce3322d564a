import { second } from '@portal/common/durations';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { type LoadedSubsystem, loaderOf } from './loader.ts';
import { versionOf } from '../version.ts';

/** The loaded program of a system, for as long as one of its pages is open. */
interface SharedProgram {
  users: number;
  arriving: Promise<LoadedSubsystem>;
  /** True once a page has mounted it. */
  isLoaded: boolean;
  over: AbortController;
}

const shared = new Map<string, SharedProgram>();

/** Returns a key per system and version: open pages keep theirs while others open with a new one. */
const programOf = (system: SubsystemEntry): string =>
  `${system.sysType} ${versionOf(system) ?? ''}`;

/** Tells whether the system's program is loaded. */
export const isProgramLoaded = (system: SubsystemEntry): boolean =>
  shared.get(programOf(system))?.isLoaded === true;

/** A prefetched program whose page did not open is released after this many milliseconds. */
const unusedReleaseMs = 10 * second;

/** Prefetches the system of a landing. Errors are left to the page, which tries again. */
export function preloadProgram(system: SubsystemEntry): Promise<LoadedSubsystem> {
  const { load, release } = acquire(system);
  setTimeout(release, unusedReleaseMs);
  return load.arriving;
}

/** Loads a system for one page. All pages open at a time share its program and style; the last one releases it. */
export async function loadShared(
  system: SubsystemEntry,
  signal: AbortSignal,
): Promise<LoadedSubsystem> {
  const { load, release } = acquire(system);
  // Only while it loads: once loaded it is released after the page's own cleanup.
  signal.addEventListener('abort', release, { once: true });
  try {
    const { subsystem } = await load.arriving;
    load.isLoaded = true;
    return { subsystem, release };
  } catch (error) {
    release();
    throw error;
  } finally {
    signal.removeEventListener('abort', release);
  }
}

function acquire(system: SubsystemEntry): { load: SharedProgram; release: () => void } {
  const load = shared.get(programOf(system)) ?? begin(system);
  load.users += 1;
  let isUsing = true;
  const release = (): void => {
    if (!isUsing) return;
    isUsing = false;
    load.users -= 1;
    if (load.users === 0) end(system, load);
  };
  return { load, release };
}

function begin(system: SubsystemEntry): SharedProgram {
  const over = new AbortController();
  const arriving = (async () => loaderOf(system).load(system, over.signal))();
  const load: SharedProgram = { users: 0, arriving, isLoaded: false, over };
  shared.set(programOf(system), load);
  // After a failure the next attempt starts over.
  arriving.catch(() => forget(system, load));
  return load;
}

function end(system: SubsystemEntry, load: SharedProgram): void {
  forget(system, load);
  load.over.abort();
  load.arriving.then(
    ({ release }) => release(),
    () => undefined,
  );
}

function forget(system: SubsystemEntry, load: SharedProgram): void {
  if (shared.get(programOf(system)) === load) shared.delete(programOf(system));
}
