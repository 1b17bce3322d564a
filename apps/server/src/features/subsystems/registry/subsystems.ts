import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { mainAnswer } from '#platform/answer';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createMemo } from '#platform/memo';
import { Prepared } from '#platform/prepared';
import { createRecent } from '#platform/recent';
import type { Session } from '#platform/session';
import { placeOfPlatform } from '../platform-order.ts';
import { type InUse, presentSubsystem } from './to-wire.ts';
import { readRegistry, type Registry, triedBy } from './registry.ts';
import { listTrustedOrigins, storeDefault, type StoredSubsystem } from '../store.ts';

/** What this feature asks of permissions; `app.ts` hands it over. */
interface MenuRights {
  permittedSystems(session: Session): Promise<ReadonlySet<SubsystemKey>>;
  insistOnMenu(session: Session, system: SubsystemKey): Promise<void>;
}

export type Subsystems = ReturnType<typeof createSubsystems>;

interface Parts {
  db: Database;
  clock: Clock;
  epochs: Epochs;
  permissions: MenuRights;
  /** Where those are that people are carried over to. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** How long an answer made ready is given out; it says when it was made. */
const freshMs = 2_000;

export function createSubsystems(parts: Parts) {
  const { db, clock, epochs, permissions, addresses } = parts;
  const origins = createMemo<string[]>({ most: 100 });
  const lately = createRecent<Prepared>({ most: 1_000, forMs: freshMs, clock });

  /** The registry as it is; decisions about it raise the epoch of menus. */
  const registry = createMemo<Registry>({ most: 1 });
  const currentRegistry = () => registry.get(epochs.of('menu'), '', () => readRegistry(db));

  async function prepare(
    { systems, releases }: Registry,
    permitted: ReadonlySet<SubsystemKey>,
    trying: ReadonlySet<string>,
  ): Promise<Prepared> {
    const theirs = new Map<string, InUse>();
    for (const { key, enabled, current_version, canary_version } of systems) {
      const version = trying.has(key) ? canary_version : current_version;
      const release = releases.get(`${key} ${version}`);
      const isOpen = enabled && isSubsystemKey(key) && permitted.has(key);
      if (isOpen && release) theirs.set(key, release);
    }
    const known = { permitted, releases: theirs, addresses };
    const listed = systems.toSorted(byPlatform).flatMap((one) => presentSubsystem(one, known));
    return Prepared.from(mainAnswer(listed, clock.now()));
  }

  return {
    /**
     * All subsystems, platform by platform in the order people see, those the caller has a menu in, and what is needed
     * to open them; ready to be sent. It is the same for all who have a menu in the same ones and try the same versions.
     */
    async preparedFor(session: Session): Promise<Prepared> {
      const permitted = await permissions.permittedSystems(session);
      const registered = await currentRegistry();
      const trying = await triedBy(db, registered.systems, session);
      const key = [epochs.of('menu'), ...[...permitted].toSorted(), '/', ...trying].join(' ');
      const known = lately.get(key);
      if (known) return known;
      const prepared = await prepare(registered, permitted, trying);
      lately.set(key, prepared);
      return prepared;
    },

    /** Where the caller lands from now on: an enabled subsystem in which they have a menu. */
    async setDefault(session: Session, system: SubsystemKey): Promise<void> {
      await permissions.insistOnMenu(session, system);
      await storeDefault(db, session.personId, system);
    },

    /** The origins of others whose pages may be shown in a frame of the portal. */
    trustedOrigins: (): Promise<string[]> =>
      origins.get(epochs.of('menu'), '', () => listTrustedOrigins(db)),

    /** The origins of others whose pages may be handed a credential, where a menu item of the subsystem shows them. */
    trustedOriginsOf: (system: SubsystemKey): Promise<string[]> =>
      origins.get(epochs.of('menu'), system, () => listTrustedOrigins(db, system)),
  };
}

/** Within a platform the order of the registry stays. */
const byPlatform = (a: StoredSubsystem, b: StoredSubsystem): number =>
  placeOfPlatform(a.platform) - placeOfPlatform(b.platform);
