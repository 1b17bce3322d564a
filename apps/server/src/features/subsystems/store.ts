import { platforms, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredSubsystem = Awaited<ReturnType<typeof listRegistered>>[number];

export type StoredRelease = Awaited<ReturnType<typeof listInUse>>[number];

/** Reads all subsystems in display order: platform by platform, and by `sort` within one. */
export async function listRegistered(db: Database) {
  const systems = await db
    .selectFrom('subsystem')
    .orderBy('sort')
    .orderBy('key')
    .select(['key', 'name', 'description', 'platform', 'enabled', 'kind', 'entry', 'icon'])
    .select(['third_param', 'trusted_origins', 'current_version'])
    .select(['canary_version', 'canary_percent', 'canary_stores'])
    .execute();
  return systems.toSorted((a, b) => platformOrder(a.platform) - platformOrder(b.platform));
}

const positions = new Map<string, number>(platforms.map(({ key }, position) => [key, position]));

/** Returns the position of a platform in lists; one the contract does not name comes last. */
const platformOrder = (platform: string): number => positions.get(platform) ?? positions.size;

/** Reads the releases in use: current and canary. */
export function listInUse(db: Database) {
  return db
    .selectFrom('subsystem_release as release')
    .innerJoin('subsystem', 'key', 'subsystem')
    .where((use) =>
      use.or([
        use('version', '=', use.ref('current_version')),
        use('version', '=', use.ref('canary_version')),
      ]),
    )
    .select(['subsystem', 'version', 'release.entry', 'manifest'])
    .execute();
}

/** Returns the numbers of the stores of a user. */
export async function storesOf(db: Database, personId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('person_store')
    .where(ofTenant('person_store'))
    .where('person_id', '=', personId)
    .select('store_no')
    .execute();
  return new Set(rows.map(({ store_no }) => store_no));
}

export async function saveDefaultSystem(
  db: Database,
  personId: string,
  system: SubsystemKey,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ default_system: system })
    .where('id', '=', personId)
    .execute();
}

/** Returns the trusted origins of one subsystem or all. Only their pages are framed or get credentials. */
export async function listTrustedOrigins(db: Database, system?: SubsystemKey): Promise<string[]> {
  const rows = await db
    .selectFrom('subsystem')
    .$if(system !== undefined, (query) => query.where('key', '=', String(system)))
    .select('trusted_origins')
    .execute();
  return [...new Set(rows.flatMap(({ trusted_origins }) => trusted_origins))].toSorted();
}
