import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import type { Database } from '#platform/database';

export type StoredSubsystem = Awaited<ReturnType<typeof listRegistered>>[number];

export function listRegistered(db: Database) {
  return db
    .selectFrom('subsystem')
    .orderBy('sort')
    .orderBy('key')
    .select(['key', 'name', 'description', 'platform', 'enabled', 'kind', 'entry', 'icon'])
    .select(['third_param', 'trusted_origins'])
    .execute();
}

export async function storeDefault(
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

/** Origins whose pages may be handed a credential, and so the only ones we frame; of one subsystem or of all. */
export async function listTrustedOrigins(db: Database, system?: SubsystemKey): Promise<string[]> {
  const rows = await db
    .selectFrom('subsystem')
    .$if(system !== undefined, (query) => query.where('key', '=', String(system)))
    .select('trusted_origins')
    .execute();
  return [...new Set(rows.flatMap(({ trusted_origins }) => trusted_origins))].toSorted();
}
