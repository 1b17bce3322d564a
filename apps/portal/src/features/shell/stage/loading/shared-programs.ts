import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { type Loaded, loaderOf } from './loader.ts';
import { versionOf } from '../version.ts';

/** The program of a system, for as long as a page of it is open. */
interface Shared {
  users: number;
  arriving: Promise<Loaded>;
  /** Whether a page has come upon it. */
  isThere: boolean;
  over: AbortController;
}

const shared = new Map<string, Shared>();

/** Of a system, each version by itself: pages that are open keep theirs while others come with a new one. */
const programOf = (system: SubsystemEntry): string =>
  `${system.sysType} ${versionOf(system) ?? ''}`;

/** Whether a page of the system would find its program in place. */
export const isAtHand = (system: SubsystemEntry): boolean =>
  shared.get(programOf(system))?.isThere === true;

/** What was loaded for a page that did not come is let go after this many milliseconds. */
const aheadMs = 10_000;

/** Loads a system somebody is about to land in. What goes wrong is met by the page, which tries again. */
export function loadAhead(system: SubsystemEntry): Promise<Loaded> {
  const { load, release } = hold(system);
  setTimeout(release, aheadMs);
  return load.arriving;
}

/** Loads a system for one page. All pages open at a time use the same program and style; the last one to go releases it. */
export async function loadShared(system: SubsystemEntry, signal: AbortSignal): Promise<Loaded> {
  const { load, release } = hold(system);
  // Only while it is on its way: what is there is released after all that was made of it.
  signal.addEventListener('abort', release, { once: true });
  try {
    const { subsystem } = await load.arriving;
    load.isThere = true;
    return { subsystem, release };
  } catch (error) {
    release();
    throw error;
  } finally {
    signal.removeEventListener('abort', release);
  }
}

function hold(system: SubsystemEntry): { load: Shared; release: () => void } {
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

function begin(system: SubsystemEntry): Shared {
  const over = new AbortController();
  const arriving = (async () => loaderOf(system).load(system, over.signal))();
  const load: Shared = { users: 0, arriving, isThere: false, over };
  shared.set(programOf(system), load);
  // Who tries again after a failure begins anew.
  arriving.catch(() => forget(system, load));
  return load;
}

function end(system: SubsystemEntry, load: Shared): void {
  forget(system, load);
  load.over.abort();
  load.arriving.then(
    ({ release }) => release(),
    () => undefined,
  );
}

function forget(system: SubsystemEntry, load: Shared): void {
  if (shared.get(programOf(system)) === load) shared.delete(programOf(system));
}
