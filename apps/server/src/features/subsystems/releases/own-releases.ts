import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Logger } from 'pino';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { Refused } from '#platform/http/refuse.ts';
import { verifyRelease } from './verify-release.ts';
import { switchVersion } from './release-decision.ts';
import { addRelease, lockReleaseState } from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  builds: SubsystemBuilds;
}

/**
 * Registers new builds of this checkout at start, and makes them current. A build that is registered already changes
 * nothing, so that a version an administrator rolled back does not return with the next start.
 */
export async function registerOwnReleases({ db, clock, log, builds }: Parts): Promise<void> {
  const systems = await db
    .selectFrom('subsystem')
    .where('kind', '=', 'esm')
    .select(['key', 'entry'])
    .execute();
  for (const { key, entry } of systems) {
    if (!isSubsystemKey(key) || entry !== builds.entryOf(key)) continue;
    const manifest = await builds.manifestOf(key);
    if (manifest === undefined) continue;
    try {
      const isNew = await register({ db, clock, builds }, { key, entry, manifest });
      if (isNew) log.info({ subsystem: key }, 'a build of a subsystem is registered');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal, words } = error;
      log.warn({ subsystem: key, refusal, words }, 'a build of a subsystem cannot be registered');
    }
  }
}

const register = (
  { db, clock, builds }: Omit<Parts, 'log'>,
  offer: { key: SubsystemKey; entry: string; manifest: unknown },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const state = await lockReleaseState(tx, offer.key);
    if (!state) return false;
    const manifest = await verifyRelease(offer, { trustedOrigins: [], builds });
    const at = clock.now();
    if (!(await addRelease(tx, { ...offer, manifest, at, by: null }))) return false;
    await switchVersion(tx, state, { version: manifest.version, now: at });
    return true;
  });
