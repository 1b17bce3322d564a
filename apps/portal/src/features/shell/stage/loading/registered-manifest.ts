import { queryOf } from '@portal/client/queries';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { cache } from '#platform/cache.ts';
import type { FoundManifest } from './manifest.ts';

/**
 * The manifest the registry vouches for, which came with the list of systems: the list is renewed with every decision
 * about a release. One a browser kept from an earlier visit may be old, and development has newer ones than any build.
 */
export function manifestAtHand({ entry, manifest }: SubsystemEntry): FoundManifest | undefined {
  if (import.meta.env.DEV || !manifest || entry === null) return undefined;
  const isListed = cache.getQueryData(queryOf(listSubsystems, {}).queryKey) !== undefined;
  return isListed ? { answer: manifest, base: new URL(entry, document.baseURI).href } : undefined;
}
