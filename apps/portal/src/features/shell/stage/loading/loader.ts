import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Subsystem } from '@portal/subsystem/contract';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { builtinLoader } from './loader-builtin.ts';
import { esmLoader } from './loader-esm.ts';

/** Loads subsystems of one kind of registry entry. */
export interface Loader {
  /** @throws {SubsystemFailure} of the kind that failed. */
  load: (entry: SubsystemEntry, signal: AbortSignal) => Promise<LoadedSubsystem>;
  /** Fetches the files of `load` without running them; failures are left to `load`. */
  preload: (entry: SubsystemEntry) => Promise<void>;
}

export interface LoadedSubsystem {
  subsystem: Subsystem;
  /** Removes what loading added to the page, its style above all. */
  release: () => void;
}

/** Returns a loader whose code is loaded with the first system that needs it. */
function lazyLoader(arrive: () => Promise<Loader>): Loader {
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
  iframe: lazyLoader(async () => (await import('./loader-iframe.ts')).iframeLoader),
  umd: lazyLoader(async () => (await import('./loader-umd.ts')).umdLoader),
};

export function loaderOf({ sysType, kind }: SubsystemEntry): Loader {
  const loader = loaders[kind];
  if (!loader)
    throw new SubsystemFailure('missing', `No loader for ${sysType}, which is of ${kind}.`);
  return loader;
}

/** Preloads a system: when the pointer rests on it, and in idle time after sign-in. */
export async function preload(entry: SubsystemEntry): Promise<void> {
  await loaders[entry.kind]?.preload(entry);
}
