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

/** Origins that may be handed a token, and so the only ones whose pages we frame. */
export async function listTrustedOrigins(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('subsystem').select('trusted_origins').execute();
  return [...new Set(rows.flatMap(({ trusted_origins }) => trusted_origins))].toSorted();
}
