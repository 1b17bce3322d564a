import { isSubsystemKey, platforms, type SubsystemKey } from '@portal/contract/subsystem-keys';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createMemo } from '#platform/memo';
import type { Manifest } from '#platform/own-manifests';
import type { Session } from '#platform/session';
import { listRegistered, listTrustedOrigins, storeDefault, type StoredSubsystem } from './store.ts';

/** What this feature asks of permissions; `app.ts` hands it over. */
interface MenuRights {
  permittedSystems(session: Session): Promise<ReadonlySet<SubsystemKey>>;
  insistOnMenu(session: Session, system: SubsystemKey): Promise<void>;
}

export type Subsystems = ReturnType<typeof createSubsystems>;

interface Parts {
  db: Database;
  epochs: Epochs;
  permissions: MenuRights;
  /** The manifest at an address of ours, if there is one. */
  manifestAt: (entry: string) => Promise<Manifest | undefined>;
}

export function createSubsystems({ db, epochs, permissions, manifestAt }: Parts) {
  const origins = createMemo<string[]>({ most: 1 });

  return {
    /**
     * All subsystems, platform by platform in the order people see, those the caller has a menu in, and what is needed
     * to open them.
     */
    async listFor(session: Session) {
      const [registered, permitted] = await Promise.all([
        listRegistered(db),
        permissions.permittedSystems(session),
      ]);
      const manifests = new Map<string, Manifest>();
      for (const { key, entry, enabled } of registered) {
        const isOpen = enabled && isSubsystemKey(key) && permitted.has(key);
        const manifest = isOpen && entry !== null && (await manifestAt(entry));
        if (manifest) manifests.set(key, manifest);
      }
      return { registered: registered.toSorted(byPlatform), permitted, manifests };
    },

    /** Where the caller lands from now on: an enabled subsystem in which they have a menu. */
    async setDefault(session: Session, system: SubsystemKey): Promise<void> {
      await permissions.insistOnMenu(session, system);
      await storeDefault(db, session.personId, system);
    },

    /** The origins of others whose pages may be shown in a frame of the portal. */
    trustedOrigins: (): Promise<string[]> =>
      origins.get(epochs.of('menu'), 'trusted', () => listTrustedOrigins(db)),
  };
}

const places = new Map<string, number>(platforms.map(({ key }, place) => [key, place]));

/** A platform the contract does not name comes last; within one the order of the registry stays. */
const byPlatform = (a: StoredSubsystem, b: StoredSubsystem): number =>
  (places.get(a.platform) ?? places.size) - (places.get(b.platform) ?? places.size);
