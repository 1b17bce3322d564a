import type { Manifest } from '@portal/contract/manifest';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

const standings = (db: Database, key: string) =>
  db
    .selectFrom('subsystem')
    .where('key', '=', key)
    .select(['key', 'kind', 'trusted_origins', 'current_version', 'previous_version'])
    .select(['switched_at', 'canary_version', 'canary_percent', 'canary_stores']);

/** How it stands with the releases of a subsystem. */
export const findStanding = (db: Database, key: string) => standings(db, key).executeTakeFirst();

/** The same, locked, so that decisions come one after another. */
export const lockStanding = (db: Database, key: string) =>
  standings(db, key).forUpdate().executeTakeFirst();

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export type Decided = Partial<Omit<Standing, 'key' | 'kind' | 'trusted_origins'>>;

/** Raises the epoch of menus, so that every open page hears of it. */
export async function decide(db: Database, key: string, decided: Decided): Promise<void> {
  await db.updateTable('subsystem').set(decided).where('key', '=', key).execute();
}

/** What ends a trial. */
export const noTrial: Decided = { canary_version: null, canary_percent: 0, canary_stores: [] };

/** Answers whether there was none of this version before. */
export async function addRelease(
  db: Database,
  { key, entry, manifest, at }: { key: string; entry: string; manifest: Manifest; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('subsystem_release')
    .values({
      subsystem: key,
      version: manifest.version,
      entry,
      manifest: JSON.stringify(manifest),
      released_at: at,
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export function findRelease(db: Database, key: string, version: string) {
  return db
    .selectFrom('subsystem_release')
    .where('subsystem', '=', key)
    .where('version', '=', version)
    .select(['version', 'entry', 'manifest', 'state'])
    .executeTakeFirst();
}

export async function markRelease(
  db: Database,
  { key, version, state }: { key: string; version: string; state: 'good' | 'failed' },
): Promise<void> {
  await db
    .updateTable('subsystem_release')
    .set({ state })
    .where('subsystem', '=', key)
    .where('version', '=', version)
    .execute();
}

/** All releases of a subsystem, newest first, with how many people could not open each. */
export function listStoredReleases(db: Database, key: string) {
  return db
    .selectFrom('subsystem_release as release')
    .where('release.subsystem', '=', key)
    .orderBy('released_at', 'desc')
    .orderBy('release.version', 'desc')
    .select(['release.version', 'entry', 'released_at', 'state'])
    .select((release) =>
      release
        .selectFrom('failed_mount')
        .whereRef('failed_mount.subsystem', '=', 'release.subsystem')
        .whereRef('failed_mount.version', '=', 'release.version')
        .select(sql<number>`count(*)::int`.as('people'))
        .$asScalar()
        .$notNull()
        .as('failed_for'),
    )
    .execute();
}

/** Of these stores, those that are there. */
export async function countStores(db: Database, stores: readonly string[]): Promise<number> {
  if (stores.length === 0) return 0;
  const found = await db
    .selectFrom('store')
    .where('store_no', 'in', stores)
    .select('store_no')
    .execute();
  return found.length;
}
