import { queryOf } from '@portal/client/queries';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { queryClient } from '@portal/client/query-client';
import type { FoundManifest } from './manifest.ts';

/**
 * Returns the registered manifest, which came with the list of systems and is renewed with every release. Undefined for
 * a list stored by an earlier visit, and in development, which has newer builds.
 */
export function registeredManifest({ entry, manifest }: SubsystemEntry): FoundManifest | undefined {
  if (import.meta.env.DEV || !manifest || entry === null) return undefined;
  const isListed = queryClient.getQueryData(queryOf(listSubsystems, {}).queryKey) !== undefined;
  return isListed ? { answer: manifest, base: new URL(entry, document.baseURI).href } : undefined;
}
