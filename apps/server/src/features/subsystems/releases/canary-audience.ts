import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Canary } from '@portal/contract/subsystems/subsystem-releases';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { isInCanary } from '../canary-share.ts';

/** Returns the ids of active users who have a menu in a subsystem. */
export async function usersOfSystem(db: Database, key: SubsystemKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people_meant(${tenantId()}, array[${`system:${key}`}]::text[]) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Counts the users in a canary group, and names its stores; the name is null for a store that does not exist. */
export async function canaryAudience(
  db: Database,
  { key, people, canary }: { key: SubsystemKey; people: readonly string[]; canary: Canary },
) {
  const { version, percent, stores } = canary;
  const [names, workplaces] = await Promise.all([storeNames(db, stores), storesByUser(db, stores)]);
  const rules = { key, canary_version: version, canary_percent: percent, canary_stores: stores };
  const isIncluded = (personId: string): boolean =>
    isInCanary(rules, { personId, stores: workplaces.get(personId) ?? new Set() });
  return {
    people: people.filter(isIncluded).length,
    named: stores.map((storeNo) => ({ storeNo, storeName: names.get(storeNo) ?? null })),
  };
}

async function storeNames(db: Database, stores: readonly string[]) {
  const rows = await db
    .selectFrom('store')
    .where(ofTenant('store'))
    .where((its) => its('store_no', '=', its.fn.any(its.val([...stores]))))
    .select(['store_no', 'store_name'])
    .execute();
  return new Map(rows.map(({ store_no, store_name }) => [store_no, store_name]));
}

/** Returns the users of these stores, each with their stores among them. */
async function storesByUser(db: Database, stores: readonly string[]) {
  const rows = await db
    .selectFrom('person_store')
    .where(ofTenant('person_store'))
    .where((its) => its('store_no', '=', its.fn.any(its.val([...stores]))))
    .select(['person_id', 'store_no'])
    .execute();
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  return new Map(
    [...byPerson].map(([id, theirs]) => [id, new Set(theirs.map(({ store_no }) => store_no))]),
  );
}
