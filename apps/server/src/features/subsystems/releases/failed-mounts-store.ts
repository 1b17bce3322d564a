import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

export interface FailedMount {
  key: string;
  version: string;
  personId: string;
  reason: string;
  at: Date;
}

/** Stores a failed mount; each user counts once per version, with the last time. */
export async function saveFailedMount(
  db: Database,
  { key, version, personId, reason, at }: FailedMount,
): Promise<void> {
  await db
    .insertInto('failed_mount')
    .values({ subsystem: key, version, person_id: personId, reason, at })
    .onConflict((again) =>
      again.columns(['subsystem', 'version', 'person_id']).doUpdateSet({ reason, at }),
    )
    .execute();
}

/** Counts the users who could not open a version since a time. */
export async function countAffectedUsers(
  db: Database,
  { key, version, since }: { key: string; version: string; since: Date },
): Promise<number> {
  const row = await db
    .selectFrom('failed_mount')
    .where('subsystem', '=', key)
    .where('version', '=', version)
    .where('at', '>', since)
    .select(sql<number>`count(*)::int`.as('people'))
    .executeTakeFirstOrThrow();
  return row.people;
}

export async function forgetFailedMounts(
  db: Database,
  key: string,
  version: string,
): Promise<void> {
  await db
    .deleteFrom('failed_mount')
    .where('subsystem', '=', key)
    .where('version', '=', version)
    .execute();
}
