import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';

/** Whose sales: of stores, where a person has some, and else of whole business groups. */
export interface SalesReach {
  stores: string[];
  groups: string[];
}

export interface Sales {
  /** Fen, like the next two; `list` is the same goods at the price on the tag. */
  amount: number;
  list: number;
  target: number;
  orders: number;
  units: number;
}

export interface DaySales extends Sales {
  day: string;
}

/** A row of a ranking; what is beyond its end stands in one without a key. */
export interface RankedPlace extends Sales {
  key: string | null;
  name: string;
  /** Square metres times the days they sold on. */
  metreDays: number;
}

/** A store and the business group it is of. */
export interface PlacedStore {
  no: string;
  bgNo: string;
}

export async function ownStores(db: Database, personId: string): Promise<PlacedStore[]> {
  const { rows } = await sql<PlacedStore>`
    select store_no as no, bg_no as "bgNo" from person_store join store using (tenant_id, store_no)
    where ${ofTenant('store')} and person_id = ${personId}`.execute(db);
  return rows;
}

/** Of which business groups stores are. */
export async function placesOf(db: Database, stores: string[]): Promise<PlacedStore[]> {
  if (stores.length === 0) return [];
  const { rows } = await sql<PlacedStore>`
    select store_no as no, bg_no as "bgNo" from store
    where tenant_id = ${tenantId()} and store_no = any(${stores})`.execute(db);
  return rows;
}

export async function storeName(db: Database, storeNo: string): Promise<string> {
  const row = await db
    .selectFrom('store')
    .where(ofTenant('store'))
    .where('store_no', '=', storeNo)
    .select('store_name')
    .executeTakeFirst();
  return row?.store_name ?? '';
}

export async function companyName(db: Database, companyNo: string): Promise<string> {
  const row = await db
    .selectFrom('company')
    .where(ofTenant('company'))
    .where('company_no', '=', companyNo)
    .select('company_name')
    .executeTakeFirst();
  return row?.company_name ?? '';
}

export async function groupsOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_business_group')
    .where(ofTenant('person_business_group'))
    .where('person_id', '=', personId)
    .select('bg_no')
    .execute();
  return rows.map(({ bg_no }) => bg_no);
}

// Sums of fen stay far below 2^53, so a double holds them exactly.
export const sums = sql`sum(amount_cents)::float8 as amount, sum(list_cents)::float8 as list,
  sum(target_cents)::float8 as target, sum(orders)::float8 as orders, sum(units)::float8 as units`;

/** Sales day by day. The days are named one by one: a few stores are then looked up by key, not sought among all. */
export async function dailySales(
  db: Database,
  { stores, groups }: SalesReach,
  days: string[],
): Promise<DaySales[]> {
  const facts =
    stores.length > 0
      ? sql`sales_day where tenant_id = ${tenantId()} and store_no = any(${stores})`
      : sql`sales_group_day where tenant_id = ${tenantId()} and bg_no = any(${groups})`;
  const { rows } = await sql<DaySales>`
    select day, ${sums} from ${facts} and day = any(${days}::date[]) group by day`.execute(db);
  return rows;
}

/** The newest day up to today on which the reach, or the groups its stores are of, sold something. */
export async function newestSalesDay(
  db: Database,
  { stores, groups }: SalesReach,
  today: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from sales_group_day
    where tenant_id = ${tenantId()} and day <= ${today} and bg_no in (
      select unnest(${groups}::text[])
      union select bg_no from store where tenant_id = ${tenantId()} and store_no = any(${stores})
    )`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** The stores of a reach that are open, their area together, and the first of them by name. */
export async function openStores(db: Database, reach: SalesReach) {
  const { rows } = await sql<{ count: number; area: number; first: string | null }>`
    select count(*)::int as count, coalesce(sum(area_sqm), 0)::int as area,
      (array_agg(store_name order by store_no))[1] as first
    from store where tenant_id = ${tenantId()} and status = 'open' and ${within(reach)}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, area: 0, first: null };
}

export const within = ({ stores, groups }: SalesReach) =>
  stores.length > 0
    ? sql<boolean>`store_no = any(${stores})`
    : sql<boolean>`bg_no = any(${groups})`;

export async function groupNames(db: Database, groups: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select bg_name as name from business_group
    where tenant_id = ${tenantId()} and bg_no = any(${groups}) order by sort`.execute(db);
  return rows.map(({ name }) => name);
}
