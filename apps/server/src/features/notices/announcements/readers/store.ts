import type { ReaderKind } from '@portal/contract/notices/announcement-readers';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { type PageRequest, sliceOf } from '#platform/database/paginate.ts';

export interface StoredReader {
  work_no: string;
  realname: string;
  depart_name: string | null;
  store_name: string | null;
  read_at: Date | null;
  acknowledged_at: Date | null;
}

export interface ReadTotals {
  meant: number;
  read: number;
  acknowledged: number;
}

/** An announcement, its scopes, and the first revision whose receipts count. */
export interface ReadersQuery {
  id: string;
  scopes: readonly string[];
  countsFrom: number;
}

/**
 * Selects all recipients with their receipts. Both sides are materialised before the join: 20,000 nested lookups among
 * as many receipts would take minutes.
 */
const recipientsWithReceipts = ({ id, scopes, countsFrom }: ReadersQuery) => sql`
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

export async function totalsOf(db: Database, query: ReadersQuery): Promise<ReadTotals> {
  const { rows } = await sql<ReadTotals>`
    select count(*)::int as meant, count(read_at)::int as read,
      count(acknowledged_at)::int as acknowledged
    from (${recipientsWithReceipts(query)}) reading`.execute(db);
  return rows[0] ?? { meant: 0, read: 0, acknowledged: 0 };
}

/** Selects department and store of a user; the first, if there are several. */
const workplaceColumns = () => sql`
  (select min(depart_name) from person_department join department on department.id = department_id
    where ${ofTenant('department', 'person_department')} and person_id = shown.id) as depart_name,
  (select min(store_name) from person_store join store using (tenant_id, store_no)
    where ${ofTenant('store')} and person_id = shown.id) as store_name`;

/** Returns the recipients on a page, by work number. */
export async function readersOf(
  db: Database,
  query: ReadersQuery,
  kind: ReaderKind,
  page: PageRequest,
): Promise<StoredReader[]> {
  const { rows } = await sql<StoredReader>`
    select shown.*, ${workplaceColumns()}
    from (
      select * from (${recipientsWithReceipts(query)}) reading where ${conditions[kind]}
      order by work_no ${sliceOf(page)}
    ) shown order by work_no`.execute(db);
  return rows;
}

/** Returns the ids of all recipients, by work number. */
export async function recipientIds(db: Database, { scopes }: ReadersQuery): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array(
      select person.id from people_meant(${tenantId()}, ${scopes}::text[]) as meant(id) join person using (id)
      order by work_no
    ) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Returns the receipts of these users, by work number. */
export async function receiptsOf(
  db: Database,
  { id, countsFrom }: ReadersQuery,
  people: readonly string[],
): Promise<StoredReader[]> {
  const { rows } = await sql<StoredReader>`
    select work_no, realname, read_at, acknowledged_at, ${workplaceColumns()}
    from person shown left join announcement_read
      on ${ofTenant('announcement_read')} and person_id = shown.id and announcement_id = ${id} and revision >= ${countsFrom}
    where shown.id = any(${people}::text[]) order by work_no`.execute(db);
  return rows;
}

export interface StoreReadCounts extends ReadTotals {
  store_no: string;
  store_name: string;
  city: string;
  bg_name: string;
}

/** Counts recipients and readers by store, least read first. */
export async function readCountsByStore(
  db: Database,
  query: ReadersQuery,
): Promise<StoreReadCounts[]> {
  const { rows } = await sql<StoreReadCounts>`
    select store_no, store_name, city, bg_name, count(*)::int as meant,
      count(read_at)::int as read, count(acknowledged_at)::int as acknowledged
    from (${recipientsWithReceipts(query)}) reading
    join person_store on ${ofTenant('person_store')} and person_store.person_id = reading.id
    join store using (tenant_id, store_no) join business_group using (tenant_id, bg_no)
    group by store_no, store_name, city, bg_name
    order by count(read_at)::float / count(*), store_no`.execute(db);
  return rows;
}
