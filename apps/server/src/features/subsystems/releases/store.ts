import type { Manifest } from '@portal/contract/subsystems/manifest';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

const releaseStates = (db: Database, key: string) =>
  db
    .selectFrom('subsystem')
    .where('key', '=', key)
    .select(['key', 'name', 'platform', 'enabled', 'kind', 'trusted_origins'])
    .select(['current_version', 'previous_version'])
    .select(['switched_at', 'canary_version', 'canary_percent', 'canary_stores']);

/** Finds the release state of a subsystem. */
export const findReleaseState = (db: Database, key: string) =>
  releaseStates(db, key).executeTakeFirst();

/** Finds the release state and locks it, so that decisions run one after another. */
export const lockReleaseState = (db: Database, key: string) =>
  releaseStates(db, key).forUpdate().executeTakeFirst();

export type ReleaseState = NonNullable<Awaited<ReturnType<typeof findReleaseState>>>;

export type ReleaseChange = Partial<
  Pick<
    ReleaseState,
    | 'current_version'
    | 'previous_version'
    | 'switched_at'
    | 'canary_version'
    | 'canary_percent'
    | 'canary_stores'
  >
>;

/** Changes the release state; a trigger raises the epoch of menus, so that every open page gets it. */
export async function updateReleaseState(
  db: Database,
  key: string,
  change: ReleaseChange,
): Promise<void> {
  await db.updateTable('subsystem').set(change).where('key', '=', key).execute();
}

/** The update that ends a canary. */
export const noCanary: ReleaseChange = {
  canary_version: null,
  canary_percent: 0,
  canary_stores: [],
};

interface NewRelease {
  key: string;
  entry: string;
  manifest: Manifest;
  at: Date;
  /** The user who registered it; null for the server. */
  by: string | null;
}

/** Adds a release; returns false if this version exists. */
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

/** Reads all releases of a subsystem, newest first, with who registered each and how many users could not open it. */
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

/** Returns the newest release of each subsystem. */
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

/** Counts, for each subsystem, the users who could not open a version in use. */
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

/** Returns those of these stores that exist. */
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
