import { isSubsystemKey, platforms, type SubsystemKey } from '@portal/contract/subsystem-keys';
import { mainAnswer } from '#platform/answer';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createMemo } from '#platform/memo';
import type { Manifest } from '#platform/own-manifests';
import { Prepared } from '#platform/prepared';
import { createRecent } from '#platform/recent';
import type { Session } from '#platform/session';
import { presentSubsystem } from './present.ts';
import { listRegistered, listTrustedOrigins, storeDefault, type StoredSubsystem } from './store.ts';

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
  /** The manifest at an address of ours, if there is one. */
  manifestAt: (entry: string) => Promise<Manifest | undefined>;
  /** Where those are that people are carried over to. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** How long an answer made ready is given out; a release of ours is in the list after this. */
const freshMs = 2_000;

export function createSubsystems(parts: Parts) {
  const { db, clock, epochs, permissions, manifestAt, addresses } = parts;
  const origins = createMemo<string[]>({ most: 100 });
  const lately = createRecent<Prepared>({ most: 1_000, forMs: freshMs, clock });

  async function prepare(permitted: ReadonlySet<SubsystemKey>): Promise<Prepared> {
    const registered = await listRegistered(db);
    const manifests = new Map<string, Manifest>();
    for (const { key, entry, enabled } of registered) {
      const isOpen = enabled && isSubsystemKey(key) && permitted.has(key);
      const manifest = isOpen && entry !== null && (await manifestAt(entry));
      if (manifest) manifests.set(key, manifest);
    }
    const known = { permitted, manifests, addresses };
    const listed = registered.toSorted(byPlatform).flatMap((one) => presentSubsystem(one, known));
    return Prepared.from(mainAnswer(listed, clock.now()));
  }

  return {
    /**
     * All subsystems, platform by platform in the order people see, those the caller has a menu in, and what is needed
     * to open them; ready to be sent. It is the same for all who have a menu in the same ones.
     */
    async preparedFor(session: Session): Promise<Prepared> {
      const permitted = await permissions.permittedSystems(session);
      const key = [epochs.of('menu'), ...[...permitted].toSorted()].join(' ');
      const known = lately.get(key);
      if (known) return known;
      const prepared = await prepare(permitted);
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

const places = new Map<string, number>(platforms.map(({ key }, place) => [key, place]));

/** A platform the contract does not name comes last; within one the order of the registry stays. */
const byPlatform = (a: StoredSubsystem, b: StoredSubsystem): number =>
  (places.get(a.platform) ?? places.size) - (places.get(b.platform) ?? places.size);
