import { createHash } from 'node:crypto';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Audit, AuditEntry } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { forgetFailedMounts } from './failed-mounts-store.ts';
import {
  updateReleaseState,
  findRelease,
  lockReleaseState,
  markRelease,
  noCanary,
  type ReleaseState,
} from './store.ts';

export interface DecisionParts {
  db: Database;
  clock: Clock;
  audit: Audit;
}

/** The subsystem a decision is about, and the state the administrator saw. */
export interface DecisionTarget {
  key: SubsystemKey;
  /** The tag from `stateTag`; without it, any state is accepted. */
  seen?: string | undefined;
}

/** Runs a decision about one subsystem under a lock; refuses if its state has changed since it was read. */
export const decideWithLock =
  (db: Database) =>
  <Result>(
    { key, seen }: DecisionTarget,
    rule: (tx: Database, state: ReleaseState) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      const state = (await lockReleaseState(tx, key)) ?? refuse('subsystem.unknown');
      if (seen !== undefined && seen !== stateTag(state)) refuse('release.changed');
      return rule(tx, state);
    });

/** Returns a tag of the versions in use, which changes with every decision. */
export function stateTag(state: ReleaseState): string {
  const { current_version, previous_version, switched_at } = state;
  const { canary_version, canary_percent, canary_stores } = state;
  const everybody = [current_version, previous_version, switched_at];
  const some = [canary_version, canary_percent, canary_stores];
  return createHash('sha256')
    .update(JSON.stringify([everybody, some]))
    .digest('base64url');
}

/** Records a decision in the audit trail. */
export const releaseAudit =
  (audit: Audit) =>
  (
    kind: AuditEntry['kind'],
    { session, address, requestId }: Caller,
    detail: Record<string, string>,
  ) =>
    audit.record({
      kind,
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail,
    });

/** Makes a version current and the former one the fallback; returns the former one. */
export async function switchVersion(
  tx: Database,
  { key, current_version: from, previous_version, canary_version }: ReleaseState,
  { version, now }: { version: string; now: Date },
): Promise<string> {
  await clearFailures(tx, key, version);
  await updateReleaseState(tx, key, {
    current_version: version,
    previous_version: from === version ? previous_version : from,
    switched_at: now,
    ...(canary_version === version && noCanary),
  });
  return from ?? '';
}

/** Makes the fallback current again; there is no further fallback behind it. */
export const rollBackTo = (version: string, now: Date) => ({
  current_version: version,
  previous_version: null,
  switched_at: now,
});

/** Clears the failures of a version: an administrator who chooses it has seen them. */
export async function clearFailures(tx: Database, key: string, version: string): Promise<void> {
  if (!(await findRelease(tx, key, version))) refuse('release.not-found');
  await markRelease(tx, { key, version, state: 'good' });
  await forgetFailedMounts(tx, key, version);
}
