import { day } from '@portal/common/durations';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { MountFault } from '@portal/contract/subsystems/failed-mounts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import { rollBackTo } from './release-decision.ts';
import { countAffectedUsers, saveFailedMount } from './failed-mounts-store.ts';
import {
  updateReleaseState,
  lockReleaseState,
  markRelease,
  noCanary,
  type ReleaseState,
} from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  config: Pick<Config, 'subsystemFailures'>;
  permissions: { requireMenu(session: Session, system: SubsystemKey): Promise<void> };
}

interface FailedMountReport {
  key: SubsystemKey;
  version: string;
  reason: MountFault;
}

/** The time after a switch during which failures are blamed on the new version. */
const newForMs = day;

export type FailedMounts = ReturnType<typeof createFailedMounts>;

/**
 * Counts the users for whom a version fails to mount. After several different users, everyone gets the last good version:
 * a new version is rolled back, a canary ends. Each user counts once.
 */
export function createFailedMounts({ db, clock, audit, config, permissions }: Parts) {
  /** Rolls a version back if it has failed for enough users; returns the version users get instead. */
  async function rollBackIfFailing(tx: Database, state: ReleaseState, version: string, now: Date) {
    const remedy = remedyFor(state, version, now);
    if (!remedy) return undefined;
    const { key } = state;
    const { people, withinMs } = config.subsystemFailures;
    const since = new Date(now.getTime() - withinMs);
    if ((await countAffectedUsers(tx, { key, version, since })) < people) return undefined;
    await markRelease(tx, { key, version, state: 'failed' });
    await updateReleaseState(tx, key, remedy.change);
    return remedy.to;
  }

  return {
    async report({ key, version, reason }: FailedMountReport, by: Caller): Promise<void> {
      const { personId } = by.session;
      await permissions.requireMenu(by.session, key);
      const now = clock.now();
      const to = await db.transaction().execute(async (tx) => {
        const state = await lockReleaseState(tx, key);
        const isInUse = [state?.current_version, state?.canary_version].includes(version);
        if (!state || !isInUse) return undefined;
        await saveFailedMount(tx, { key, version, personId, reason, at: now });
        return rollBackIfFailing(tx, state, version, now);
      });
      if (to === undefined) return;
      await audit.record({
        kind: 'release.returned',
        actorId: personId,
        actorWorkNo: by.session.workNo,
        address: by.address,
        requestId: by.requestId,
        detail: {
          subsystem: key,
          from: version,
          to,
          people: String(config.subsystemFailures.people),
          reason,
        },
      });
    },
  };
}

/** Returns the update that replaces a failing version; none if there is no other version, or it is not new. */
function remedyFor(state: ReleaseState, version: string, now: Date) {
  const { current_version: current, previous_version: previous, switched_at } = state;
  if (version === state.canary_version) return { change: noCanary, to: current ?? '' };
  const isNew = switched_at !== null && now.getTime() - switched_at.getTime() < newForMs;
  if (version !== current || previous === null || !isNew) return undefined;
  return { change: rollBackTo(previous, now), to: previous };
}
