import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Subsystem } from '@portal/subsystem/contract';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { builtinLoader } from './loader-builtin.ts';
import { esmLoader } from './loader-esm.ts';

/** A way of getting a subsystem onto the stage. Each kind of entry in the registry has its own. */
export interface Loader {
  /** @throws {SubsystemFailure} of the kind that says what could not be got. */
  load: (entry: SubsystemEntry, signal: AbortSignal) => Promise<Loaded>;
  /** Fetches what `load` will need, without running any of it; a failure is left for `load` to meet. */
  preload: (entry: SubsystemEntry) => Promise<void>;
}

export interface Loaded {
  subsystem: Subsystem;
  /** Takes back what loading put into the page, its style above all. */
  release: () => void;
}

/** A loader few installations need: it comes with the first system that needs it. */
function later(arrive: () => Promise<Loader>): Loader {
  return {
    load: async (entry, signal) => (await arrive()).load(entry, signal),
    preload: async (entry) => (await arrive()).preload(entry),
  };
}

const loaders: Partial<Record<SubsystemEntry['kind'], Loader>> = {
  builtin: builtinLoader,
  // What is opened elsewhere still has its board here.
  sso: builtinLoader,
  esm: esmLoader,
  iframe: later(async () => (await import('./loader-iframe.ts')).iframeLoader),
  umd: later(async () => (await import('./loader-umd.ts')).umdLoader),
};

export function loaderOf({ sysType, kind }: SubsystemEntry): Loader {
  const loader = loaders[kind];
  if (!loader)
    throw new SubsystemFailure('missing', `No loader for ${sysType}, which is of ${kind}.`);
  return loader;
}

/** Makes a later visit quick: for the pointer resting on a system, and for idle time after sign-in. */
export async function preload(entry: SubsystemEntry): Promise<void> {
  await loaders[entry.kind]?.preload(entry);
}
