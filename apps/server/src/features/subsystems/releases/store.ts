import type { Manifest } from '@portal/contract/subsystems/manifest';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

const standings = (db: Database, key: string) =>
  db
    .selectFrom('subsystem')
    .where('key', '=', key)
    .select(['key', 'name', 'platform', 'enabled', 'kind', 'trusted_origins'])
    .select(['current_version', 'previous_version'])
    .select(['switched_at', 'canary_version', 'canary_percent', 'canary_stores']);

/** How it stands with the releases of a subsystem. */
export const findStanding = (db: Database, key: string) => standings(db, key).executeTakeFirst();

/** The same, locked, so that decisions come one after another. */
export const lockStanding = (db: Database, key: string) =>
  standings(db, key).forUpdate().executeTakeFirst();

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export type Decided = Partial<
  Pick<
    Standing,
    | 'current_version'
    | 'previous_version'
    | 'switched_at'
    | 'canary_version'
    | 'canary_percent'
    | 'canary_stores'
  >
>;

/** Raises the epoch of menus, so that every open page hears of it. */
export async function decide(db: Database, key: string, decided: Decided): Promise<void> {
  await db.updateTable('subsystem').set(decided).where('key', '=', key).execute();
}

/** What ends a trial. */
export const noTrial: Decided = { canary_version: null, canary_percent: 0, canary_stores: [] };

interface NewRelease {
  key: string;
  entry: string;
  manifest: Manifest;
  at: Date;
  /** The person; null for the server. */
  by: string | null;
}

/** Answers whether there was none of this version before. */
export async function addRelease(
  db: Database,
  { key, entry, manifest, at, by }: NewRelease,
): Promise<boolean> {
  const added = await db
    .insertInto('subsystem_release')
    .values({
      subsystem: key,
      version: manifest.version,
      entry,
      manifest: JSON.stringify(manifest),
      released_at: at,
      registered_by: by,
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

/** All releases of a subsystem, newest first, with who registered each and how many people could not open it. */
export function listStoredReleases(db: Database, key: string) {
  return db
    .selectFrom('subsystem_release as release')
    .leftJoin('person', 'person.id', 'registered_by')
    .where('release.subsystem', '=', key)
    .orderBy('released_at', 'desc')
    .orderBy('release.version', 'desc')
    .select(['release.version', 'entry', 'released_at', 'state', 'realname as registered_by'])
    .select(
      sql<number>`(select count(*)::int from jsonb_object_keys(manifest -> 'integrity'))`.as(
        'files',
      ),
    )
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

/** The release of each subsystem that was registered last. */
export async function listNewest(db: Database) {
  const rows = await db
    .selectFrom('subsystem_release')
    .distinctOn('subsystem')
    .orderBy('subsystem')
    .orderBy('released_at', 'desc')
    .orderBy('version', 'desc')
    .select(['subsystem', 'version', 'state'])
    .execute();
  return new Map(rows.map(({ subsystem, ...newest }) => [subsystem, newest]));
}

/** For each subsystem how many different people could not open a version that is in use. */
export async function countFailedInUse(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('failed_mount')
    .innerJoin('subsystem', 'key', 'subsystem')
    .where((use) =>
      use.or([
        use('version', '=', use.ref('current_version')),
        use('version', '=', use.ref('canary_version')),
      ]),
    )
    .groupBy('subsystem')
    .select(['subsystem', sql<number>`count(distinct person_id)::int`.as('people')])
    .execute();
  return new Map(rows.map(({ subsystem, people }) => [subsystem, people]));
}

/** Of these stores, those that are there. */
export async function knownStores(
  db: Database,
  stores: readonly string[],
): Promise<ReadonlySet<string>> {
  if (stores.length === 0) return new Set();
  const found = await db
    .selectFrom('store')
    .where(ofTenant('store'))
    .where('store_no', 'in', stores)
    .select('store_no')
    .execute();
  return new Set(found.map(({ store_no }) => store_no));
}
