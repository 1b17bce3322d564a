import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** Selects sales of stores; with no stores, of whole business groups. */
export interface SalesFilter {
  stores: string[];
  groups: string[];
}

export interface Sales {
  /** Fen, like the next two; `list` is the same goods at list price. */
  amount: number;
  list: number;
  target: number;
  orders: number;
  units: number;
}

export interface DaySales extends Sales {
  day: string;
}

/** A row of a ranking; the row without a key sums up all beyond its end. */
export interface RankedPlace extends Sales {
  key: string | null;
  name: string;
  /** Square metres times days of sale. */
  metreDays: number;
}

// Sums of fen stay far below 2^53, so a double holds them exactly.
export const sums = sql`sum(amount_cents)::float8 as amount, sum(list_cents)::float8 as list,
  sum(target_cents)::float8 as target, sum(orders)::float8 as orders, sum(units)::float8 as units`;

/** Reads sales day by day. Naming each day lets PostgreSQL look a few stores up by key instead of scanning. */
export async function dailySales(
  db: Database,
  { stores, groups }: SalesFilter,
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

/** Finds the newest day up to today with sales of the groups, or of the groups of the stores. */
export async function newestSalesDay(
  db: Database,
  { stores, groups }: SalesFilter,
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

/** Counts the open stores, sums up their area, and names the first. */
export async function openStores(db: Database, filter: SalesFilter) {
  const { rows } = await sql<{ count: number; area: number; first: string | null }>`
    select count(*)::int as count, coalesce(sum(area_sqm), 0)::int as area,
      (array_agg(store_name order by store_no))[1] as first
    from store where tenant_id = ${tenantId()} and status = 'open' and ${whereMatches(filter)}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, area: 0, first: null };
}

export const whereMatches = ({ stores, groups }: SalesFilter) =>
  stores.length > 0
    ? sql<boolean>`store_no = any(${stores})`
    : sql<boolean>`bg_no = any(${groups})`;
