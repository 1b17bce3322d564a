import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { MountFault } from '@portal/contract/subsystems/failed-mounts';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Caller, Session } from '#platform/session';
import { returnedTo } from './release-decision.ts';
import { countFailedFor, noteFailedMount } from './failed-mounts-store.ts';
import { decide, lockStanding, markRelease, noTrial, type Standing } from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  config: Pick<Config, 'subsystemFailures'>;
  permissions: { insistOnMenu(session: Session, system: SubsystemKey): Promise<void> };
}

interface Failed {
  key: SubsystemKey;
  version: string;
  reason: MountFault;
}

/** A version is new, and blamed for what fails, for so long after it was switched to. */
const newForMs = 24 * 3_600_000;

export type FailedMounts = ReturnType<typeof createFailedMounts>;

/**
 * Counts for whom a version does not come up. When it has not for several different people, everybody gets the last
 * good one: a new version is taken back, a trial ends. Who said so is never more than one voice.
 */
export function createFailedMounts({ db, clock, audit, config, permissions }: Parts) {
  const { people, withinMs } = config.subsystemFailures;

  /** What has to be decided about a version, if it has failed for enough people by now. */
  async function judge(tx: Database, standing: Standing, version: string, now: Date) {
    const remedy = remedyFor(standing, version, now);
    if (!remedy) return undefined;
    const { key } = standing;
    const since = new Date(now.getTime() - withinMs);
    if ((await countFailedFor(tx, { key, version, since })) < people) return undefined;
    await markRelease(tx, { key, version, state: 'failed' });
    await decide(tx, key, remedy.decided);
    return remedy.to;
  }

  return {
    async report({ key, version, reason }: Failed, by: Caller): Promise<void> {
      const { personId } = by.session;
      await permissions.insistOnMenu(by.session, key);
      const now = clock.now();
      const to = await db.transaction().execute(async (tx) => {
        const standing = await lockStanding(tx, key);
        const isInUse = [standing?.current_version, standing?.canary_version].includes(version);
        if (!standing || !isInUse) return undefined;
        await noteFailedMount(tx, { key, version, personId, reason, at: now });
        return judge(tx, standing, version, now);
      });
      if (to === undefined) return;
      await audit.record({
        kind: 'release.returned',
        actorId: personId,
        actorWorkNo: by.session.workNo,
        address: by.address,
        requestId: by.requestId,
        detail: { subsystem: key, from: version, to, people: String(people), reason },
      });
    },
  };
}

/** What would help against a version that does not come up; nothing where there is no other, or it is an old one. */
function remedyFor(standing: Standing, version: string, now: Date) {
  const { current_version: current, previous_version: previous, switched_at } = standing;
  if (version === standing.canary_version) return { decided: noTrial, to: current ?? '' };
  const isNew = switched_at !== null && now.getTime() - switched_at.getTime() < newForMs;
  if (version !== current || previous === null || !isNew) return undefined;
  return { decided: returnedTo(previous, now), to: previous };
}
