import { createHash } from 'node:crypto';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Audit, AuditEntry } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { forgetFailedMounts } from './failed-mounts-store.ts';
import { decide, findRelease, lockStanding, markRelease, noTrial, type Standing } from './store.ts';

export interface DecidingParts {
  db: Database;
  clock: Clock;
  audit: Audit;
}

/** What is decided about, and how it stood when whoever decides last looked. */
export interface Matter {
  key: SubsystemKey;
  /** As `markOf` answered; whoever does not say decides however it stands. */
  seen?: string | undefined;
}

/** Decides about one subsystem, with nobody else deciding about it meanwhile or since it was looked at. */
export const decidingIn =
  (db: Database) =>
  <Result>(
    { key, seen }: Matter,
    rule: (tx: Database, standing: Standing) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      const standing = (await lockStanding(tx, key)) ?? refuse('subsystem.unknown');
      if (seen !== undefined && seen !== markOf(standing)) refuse('release.changed');
      return rule(tx, standing);
    });

/** Stands for which versions people get; another one whenever that was decided anew. */
export function markOf(standing: Standing): string {
  const { current_version, previous_version, switched_at } = standing;
  const { canary_version, canary_percent, canary_stores } = standing;
  const everybody = [current_version, previous_version, switched_at];
  const some = [canary_version, canary_percent, canary_stores];
  return createHash('sha256')
    .update(JSON.stringify([everybody, some]))
    .digest('base64url');
}

/** Seals what somebody decided. */
export const notingIn =
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

/** Makes a version the current one, and what was current the one to fall back on; answers what was. */
export async function change(
  tx: Database,
  { key, current_version: from, previous_version, canary_version }: Standing,
  { version, now }: { version: string; now: Date },
): Promise<string> {
  await giveNewChance(tx, key, version);
  await decide(tx, key, {
    current_version: version,
    previous_version: from === version ? previous_version : from,
    switched_at: now,
    ...(canary_version === version && noTrial),
  });
  return from ?? '';
}

/** The last good version is in force again; there is none behind it to fall back on. */
export const returnedTo = (version: string, now: Date) => ({
  current_version: version,
  previous_version: null,
  switched_at: now,
});

/** Whoever decides for a version knows what it did before. */
export async function giveNewChance(tx: Database, key: string, version: string): Promise<void> {
  if (!(await findRelease(tx, key, version))) refuse('release.not-found');
  await markRelease(tx, { key, version, state: 'good' });
  await forgetFailedMounts(tx, key, version);
}
