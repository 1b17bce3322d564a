import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Canary } from '@portal/contract/subsystems/subsystem-releases';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import { isTrying } from '../canary-share.ts';

/** The active people who have a menu in a system. */
export async function peopleOf(db: Database, key: SubsystemKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people_meant(${tenantId()}, array[${`system:${key}`}]::text[]) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How many of these people a trial reaches, and which stores it names; null for one that is not there. */
export async function reachOf(
  db: Database,
  { key, people, trial }: { key: SubsystemKey; people: readonly string[]; trial: Canary },
) {
  const { version, percent, stores } = trial;
  const [names, workplaces] = await Promise.all([namesOf(db, stores), workersOf(db, stores)]);
  const tried = { key, canary_version: version, canary_percent: percent, canary_stores: stores };
  const isReached = (personId: string): boolean =>
    isTrying(tried, { personId, stores: workplaces.get(personId) ?? new Set() });
  return {
    people: people.filter(isReached).length,
    named: stores.map((storeNo) => ({ storeNo, storeName: names.get(storeNo) ?? null })),
  };
}

async function namesOf(db: Database, stores: readonly string[]) {
  const rows = await db
    .selectFrom('store')
    .where(ofTenant('store'))
    .where((its) => its('store_no', '=', its.fn.any(its.val([...stores]))))
    .select(['store_no', 'store_name'])
    .execute();
  return new Map(rows.map(({ store_no, store_name }) => [store_no, store_name]));
}

/** Who works in one of these stores, and in which of them. */
async function workersOf(db: Database, stores: readonly string[]) {
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
