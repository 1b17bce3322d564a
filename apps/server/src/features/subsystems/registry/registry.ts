import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import { isInCanary } from '../canary-share.ts';
import {
  listInUse,
  listRegistered,
  type StoredRelease,
  type StoredSubsystem,
  storesOf,
} from '../store.ts';

/** All subsystems, and their releases in use by `key version`. */
export interface Registry {
  systems: StoredSubsystem[];
  releases: ReadonlyMap<string, StoredRelease>;
}

export async function readRegistry(db: Database): Promise<Registry> {
  const [systems, inUse] = await Promise.all([listRegistered(db), listInUse(db)]);
  const releases = new Map(inUse.map((one) => [`${one.subsystem} ${one.version}`, one]));
  return { systems, releases };
}

/** Returns the keys of the subsystems of which a user gets the canary release. */
export async function canariesOf(
  db: Database,
  systems: readonly StoredSubsystem[],
  { personId }: Session,
): Promise<ReadonlySet<string>> {
  const isByStore = systems.some(({ canary_stores }) => canary_stores.length > 0);
  const stores = isByStore ? await storesOf(db, personId) : new Set<string>();
  const inCanary = systems.filter((system) => isInCanary(system, { personId, stores }));
  return new Set(inCanary.map(({ key }) => key));
}
