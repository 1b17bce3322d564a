import { second } from '@portal/common/durations';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { mainAnswer } from '#platform/http/response.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createMemo } from '#platform/cache/memo.ts';
import { EncodedContent } from '#platform/files/encoded-content.ts';
import { createTtlCache } from '#platform/cache/ttl-cache.ts';
import type { Session } from '#platform/session/session.ts';
import { type ReleaseInUse, subsystemToWire } from './to-wire.ts';
import { readRegistry, type Registry, canariesOf } from './registry.ts';
import { listTrustedOrigins, saveDefaultSystem } from '../store.ts';

/** The functions of `access/permissions` used here; `wiring/` passes them in. */
interface MenuRights {
  permittedSystems(session: Session): Promise<ReadonlySet<SubsystemKey>>;
  requireMenu(session: Session, system: SubsystemKey): Promise<void>;
}

export type Subsystems = ReturnType<typeof createSubsystems>;

interface Parts {
  db: Database;
  clock: Clock;
  epochs: Epochs;
  permissions: MenuRights;
  /** The addresses of subsystems outside the portal. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** The time a prepared response is reused; it contains the time it was made. */
const freshMs = 2 * second;

export function createSubsystems(parts: Parts) {
  const { db, clock, epochs, permissions, addresses } = parts;
  const origins = createMemo<string[]>({ most: 100 });
  const recentResponses = createTtlCache<EncodedContent>({ most: 1_000, forMs: freshMs, clock });

  /** The current registry; every change of it raises the epoch of menus. */
  const registry = createMemo<Registry>({ most: 1 });
  const currentRegistry = () => registry.get(epochs.of('menu'), '', () => readRegistry(db));

  async function prepare(
    { systems, releases }: Registry,
    permitted: ReadonlySet<SubsystemKey>,
    canaries: ReadonlySet<string>,
  ): Promise<EncodedContent> {
    const releasesOfUser = new Map<string, ReleaseInUse>();
    for (const { key, enabled, current_version, canary_version } of systems) {
      const version = canaries.has(key) ? canary_version : current_version;
      const release = releases.get(`${key} ${version}`);
      const isOpen = enabled && isSubsystemKey(key) && permitted.has(key);
      if (isOpen && release) releasesOfUser.set(key, release);
    }
    const known = { permitted, releases: releasesOfUser, addresses };
    const listed = systems.flatMap((one) => subsystemToWire(one, known));
    return EncodedContent.from(mainAnswer(listed, clock.now()));
  }

  return {
    /**
     * Returns all subsystems in display order with what is needed to open those in which the caller has a menu, ready to
     * send. The response is shared by users with menus in the same subsystems and the same canaries.
     */
    async preparedFor(session: Session): Promise<EncodedContent> {
      const permitted = await permissions.permittedSystems(session);
      const registered = await currentRegistry();
      const canaries = await canariesOf(db, registered.systems, session);
      const key = [epochs.of('menu'), ...[...permitted].toSorted(), '/', ...canaries].join(' ');
      const known = recentResponses.get(key);
      if (known) return known;
      const prepared = await prepare(registered, permitted, canaries);
      recentResponses.set(key, prepared);
      return prepared;
    },

    /** Sets the default subsystem: an enabled one in which the caller has a menu. */
    async setDefault(session: Session, system: SubsystemKey): Promise<void> {
      await permissions.requireMenu(session, system);
      await saveDefaultSystem(db, session.personId, system);
    },

    /** Returns the external origins whose pages may be framed. */
    trustedOrigins: (): Promise<string[]> =>
      origins.get(epochs.of('menu'), '', () => listTrustedOrigins(db)),

    /** Returns the external origins whose pages may get a credential from menu items of this subsystem. */
    trustedOriginsOf: (system: SubsystemKey): Promise<string[]> =>
      origins.get(epochs.of('menu'), system, () => listTrustedOrigins(db, system)),
  };
}
