import type { SubsystemEntry } from '@portal/contract/subsystems';
import { type Loaded, loaderOf } from './loader.ts';

/** The program of a system, for as long as a page of it is open. */
interface Shared {
  users: number;
  arriving: Promise<Loaded>;
  isThere: boolean;
  over: AbortController;
}

const shared = new Map<SubsystemEntry['sysType'], Shared>();

/** Whether a page of the system would find its program in place. */
export const isAtHand = ({ sysType }: SubsystemEntry): boolean =>
  shared.get(sysType)?.isThere === true;

/** Loads a system for one page. All pages open at a time use the same program and style; the last one to go releases it. */
export async function loadShared(system: SubsystemEntry, signal: AbortSignal): Promise<Loaded> {
  const load = shared.get(system.sysType) ?? begin(system);
  load.users += 1;
  let isUsing = true;
  const release = (): void => {
    if (!isUsing) return;
    isUsing = false;
    load.users -= 1;
    if (load.users === 0) end(system, load);
  };
  // Only while it is on its way: what is there is released after all that was made of it.
  signal.addEventListener('abort', release, { once: true });
  try {
    const { subsystem } = await load.arriving;
    return { subsystem, release };
  } catch (error) {
    release();
    throw error;
  } finally {
    signal.removeEventListener('abort', release);
  }
}

function begin(system: SubsystemEntry): Shared {
  const over = new AbortController();
  const arriving = (async () => loaderOf(system).load(system, over.signal))();
  const load: Shared = { users: 0, arriving, isThere: false, over };
  shared.set(system.sysType, load);
  void watch(system, load);
  return load;
}

/** Who tries again after a failure begins anew. */
async function watch(system: SubsystemEntry, load: Shared): Promise<void> {
  try {
    await load.arriving;
    load.isThere = true;
  } catch {
    forget(system, load);
  }
}

function end(system: SubsystemEntry, load: Shared): void {
  forget(system, load);
  load.over.abort();
  load.arriving.then(
    ({ release }) => release(),
    () => undefined,
  );
}

function forget({ sysType }: SubsystemEntry, load: Shared): void {
  if (shared.get(sysType) === load) shared.delete(sysType);
}
