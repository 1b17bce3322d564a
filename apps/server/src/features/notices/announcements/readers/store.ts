import type { ReaderKind } from '@portal/contract/notices/announcement-readers';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import type { Stretch } from '../reading/store.ts';

export interface StoredReader {
  work_no: string;
  realname: string;
  depart_name: string | null;
  store_name: string | null;
  read_at: Date | null;
  acknowledged_at: Date | null;
}

export interface ReadingTotals {
  meant: number;
  read: number;
  acknowledged: number;
}

/** An announcement with whom it is for, and from which of its revisions a reading counts. */
export interface Received {
  id: string;
  scopes: readonly string[];
  countsFrom: number;
}

/**
 * Everybody an announcement is for now, with their reading of what it says now. Both halves are made before they are
 * joined: twenty thousand people looked up one by one among as many readings would take minutes.
 */
const readings = ({ id, scopes, countsFrom }: Received) => sql`
  with meant as materialized (
    select id from people_meant(${tenantId()}, ${scopes}::text[]) as id
  ), theirs as materialized (
    select person_id, read_at, acknowledged_at from announcement_read
    where tenant_id = ${tenantId()} and announcement_id = ${id} and revision >= ${countsFrom}
  )
  select person.id, work_no, realname, read_at, acknowledged_at
  from meant join person using (id) left join theirs on theirs.person_id = person.id`;

const conditions = {
  read: sql`read_at is not null`,
  unread: sql`read_at is null`,
  acknowledged: sql`acknowledged_at is not null`,
  unacknowledged: sql`acknowledged_at is null`,
} as const satisfies Record<ReaderKind, RawBuilder<unknown>>;

export async function totalsOf(db: Database, received: Received): Promise<ReadingTotals> {
  const { rows } = await sql<ReadingTotals>`
    select count(*)::int as meant, count(read_at)::int as read,
      count(acknowledged_at)::int as acknowledged
    from (${readings(received)}) reading`.execute(db);
  return rows[0] ?? { meant: 0, read: 0, acknowledged: 0 };
}

/** Where somebody is in several departments or stores, the first is named. */
const places = () => sql`
  (select min(depart_name) from person_department join department on department.id = department_id
    where ${ofTenant('department', 'person_department')} and person_id = shown.id) as depart_name,
  (select min(store_name) from person_store join store using (tenant_id, store_no)
    where ${ofTenant('store')} and person_id = shown.id) as store_name`;

/** By work number. */
export async function readersOf(
  db: Database,
  received: Received,
  kind: ReaderKind,
  { offset, limit }: Stretch,
): Promise<StoredReader[]> {
  const { rows } = await sql<StoredReader>`
    select shown.*, ${places()}
    from (
      select * from (${readings(received)}) reading where ${conditions[kind]}
      order by work_no offset ${offset} limit ${limit}
    ) shown order by work_no`.execute(db);
  return rows;
}

/** The ids of everybody an announcement is for now, by work number. */
export async function meantBy(db: Database, { scopes }: Received): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array(
      select person.id from people_meant(${tenantId()}, ${scopes}::text[]) as meant(id) join person using (id)
      order by work_no
    ) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The readings of these people, by work number. */
export async function readingsOf(
  db: Database,
  { id, countsFrom }: Received,
  people: readonly string[],
): Promise<StoredReader[]> {
  const { rows } = await sql<StoredReader>`
    select work_no, realname, read_at, acknowledged_at, ${places()}
    from person shown left join announcement_read
      on ${ofTenant('announcement_read')} and person_id = shown.id and announcement_id = ${id} and revision >= ${countsFrom}
    where shown.id = any(${people}::text[]) order by work_no`.execute(db);
  return rows;
}

export interface StoredStoreReading extends ReadingTotals {
  store_no: string;
  store_name: string;
  city: string;
  bg_name: string;
}

/** The least read first. */
export async function storeReadingOf(
  db: Database,
  received: Received,
): Promise<StoredStoreReading[]> {
  const { rows } = await sql<StoredStoreReading>`
    select store_no, store_name, city, bg_name, count(*)::int as meant,
      count(read_at)::int as read, count(acknowledged_at)::int as acknowledged
    from (${readings(received)}) reading
    join person_store on ${ofTenant('person_store')} and person_store.person_id = reading.id
    join store using (tenant_id, store_no) join business_group using (tenant_id, bg_no)
    group by store_no, store_name, city, bg_name
    order by count(read_at)::float / count(*), store_no`.execute(db);
  return rows;
}
