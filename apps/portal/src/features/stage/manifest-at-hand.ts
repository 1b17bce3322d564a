import { queryOf } from '@portal/client/queries';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems';
import { cache } from '#platform/cache.ts';
import { momentNow } from '#platform/clock.ts';
import type { FoundManifest } from './manifest.ts';

/** A list this young is believed, in milliseconds; a release reaches open pages when it is older. */
const freshMs = 30_000;

/** The manifest that came with the list of systems, while it is young. Development has newer ones than any build. */
export function manifestAtHand({ entry, manifest }: SubsystemEntry): FoundManifest | undefined {
  if (import.meta.env.DEV || !manifest || entry === null) return undefined;
  const listedAt = cache.getQueryState(queryOf(listSubsystems, {}).queryKey)?.dataUpdatedAt ?? 0;
  if (momentNow() - listedAt >= freshMs) return undefined;
  return { answer: manifest, base: new URL(entry, document.baseURI).href };
}
