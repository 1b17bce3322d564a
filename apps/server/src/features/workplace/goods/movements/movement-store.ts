import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { StockMove, StockReason } from '@portal/system-server/effects/stock-moves';

const columns = sql`(location text, style text, colour text, size text, delta integer)`;

/** Returns by how much a document's moves differ from those booked for it at the same places. */
export async function changesOf(
  db: Database,
  document: string,
  moves: readonly StockMove[],
): Promise<StockMove[]> {
  const { rows } = await sql<StockMove>`
    with wanted as (
      select location, style, colour, size, sum(delta)::integer as delta
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move ${columns}
      group by location, style, colour, size
    ), booked as (
      select location, style, colour, size, delta from stock_movement
      where ${ofTenant('stock_movement')} and document = ${document}
        and location in (select location from wanted)
    )
    select location, style, colour, size,
      coalesce(wanted.delta, 0) - coalesce(booked.delta, 0) as delta
    from wanted full join booked using (location, style, colour, size)
    where coalesce(wanted.delta, 0) <> coalesce(booked.delta, 0)`.execute(db);
  return rows;
}

/** Locks the stock of articles in one order; returns those of which more would go than there is, with what there is. */
export async function lockStock(
  db: Database,
  changes: string,
): Promise<(StockMove & { units: number })[]> {
  await sql`
    insert into stock (location, style, colour, size, units)
    select location, style, colour, size, 0
    from jsonb_to_recordset(${changes}::jsonb) as move ${columns}
    order by style, location, colour, size
    on conflict do nothing`.execute(db);
  const { rows } = await sql<StockMove & { units: number }>`
    select location, style, colour, size, delta, units
    from stock join jsonb_to_recordset(${changes}::jsonb) as move ${columns}
      using (location, style, colour, size)
    where ${ofTenant('stock')}
    order by style, location, colour, size
    for update of stock`.execute(db);
  return rows.filter(({ units, delta }) => units + delta < 0);
}

/** The record that moves pieces, why, and when. */
export interface Booking {
  document: string;
  reason: StockReason;
  at: Date;
}

/** Books changes: the document's movements, the stock they sum up to, and what stores received in the week. */
export async function bookChanges(
  db: Database,
  { document, reason, at }: Booking,
  changes: string,
): Promise<void> {
  const moved = sql`jsonb_to_recordset(${changes}::jsonb) as move ${columns}`;
  await sql`
    update stock set units = stock.units + move.delta from ${moved}
    where ${ofTenant('stock')} and stock.location = move.location and stock.style = move.style
      and stock.colour = move.colour and stock.size = move.size`.execute(db);
  // A movement that comes to nothing is deleted: the table has none of no pieces.
  await sql`
    with gone as (
      delete from stock_movement booked using ${moved}
      where ${ofTenant('booked')} and booked.document = ${document}
        and booked.location = move.location and booked.style = move.style
        and booked.colour = move.colour and booked.size = move.size
        and booked.delta + move.delta = 0
      returning booked.location, booked.style, booked.colour, booked.size
    )
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select location, style, colour, size, ${document}, ${reason}, delta, ${at}::timestamptz
    from ${moved}
    where (location, style, colour, size) not in (select * from gone)
    on conflict (tenant_id, style, location, colour, size, document)
    do update set delta = stock_movement.delta + excluded.delta, at = excluded.at
    where ${ofTenant('stock_movement')}`.execute(db);
  // A week counts what came, less what went unsold.
  await sql`
    insert into style_week (style, location, week, received, sold)
    select move.style, store_no, date_trunc('week', ${at}::timestamptz at time zone 'Asia/Shanghai'),
      sum(delta), 0
    from ${moved} join store on ${ofTenant('store')} and store_no = location
    group by move.style, store_no
    on conflict (tenant_id, style, location, week)
    do update set received = style_week.received + excluded.received`.execute(db);
}
