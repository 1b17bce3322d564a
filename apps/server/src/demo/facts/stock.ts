import { styleColours } from '@portal/imos/records/styles';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { linePlans } from '@portal/imos/records/catalogue.demo';
import { daysOfSlips } from '@portal/demonstration/organisation/store-days';
import type { World } from '@portal/demonstration/world/world';

/** The warehouse that supplies the stores of the cast. */
const warehouse = 'east';

/**
 * Loads stock by movements for the stores that have slips, and for their warehouse: opening stock, deliveries, and each
 * piece of a slip. Half a second inside the database; opening stock follows from what went out later, so that no store
 * sells what it does not have.
 */
export async function loadStock(db: Database, world: World): Promise<void> {
  const opened = world.at(daysOfSlips(world.day(0)), '21:30');
  await sellPieces(db);
  await listArticles(db, world);
  await deliver(db, world);
  await moveTransfers(db, opened);
  await writeOffCounts(db, opened);
  await sql`analyze stock_movement`.execute(db);
  await openStock(db, opened);
  await sql`
    insert into stock (location, style, colour, size, units)
    select location, style, colour, size, sum(delta) from stock_movement
    where tenant_id = current_tenant()
    group by location, style, colour, size`.execute(db);
  // What a store has none of and never had is a gap in its sizes all the same.
  await sql`
    insert into stock (location, style, colour, size, units)
    select store_no, style, colour, size, 0 from article on conflict do nothing`.execute(db);
}

/** The pieces of slips go, those of refunds come back. */
async function sellPieces(db: Database): Promise<void> {
  await sql`
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select scope, style, colour, size, id, 'sale', -sum(line.units), min(created_at)
    from ors_slips
    cross join jsonb_to_recordset(lines) as line (style text, colour text, size text, units integer)
    where tenant_id = current_tenant()
    group by scope, style, colour, size, id`.execute(db);
}

/** Every article of the styles that a store sells now: each colour in each size. */
async function listArticles(db: Database, world: World): Promise<void> {
  const plans = Object.entries(linePlans);
  const open = world.castStores.filter(({ status }) => status === 'open');
  await sql`
    create temporary table article on commit drop as
    select store_no, imos_styles.id as style, label as colour, size, state = 'clearing' as cleared,
      on_sale, abs(hashtext(store_no || imos_styles.id || label || size)) % 1009 as noise
    from store
    join unnest(
      ${plans.map(([, { bgNo }]) => bgNo)}::text[], ${plans.map(([line]) => line)}::text[]
    ) as plan (bg_no, line) using (bg_no)
    join imos_styles on imos_styles.tenant_id = store.tenant_id and imos_styles.line = plan.line
      and imos_styles.state in ('selling', 'clearing')
    cross join unnest(colours) as chosen (colour)
    join unnest(
      ${styleColours.map(({ value }) => value)}::text[],
      ${styleColours.map(({ label }) => label)}::text[]
    ) as named (value, label) on named.value = chosen.colour
    cross join unnest(sizes) as each (size)
    where store.tenant_id = current_tenant()
      and store_no = any (${open.map(({ store_no }) => store_no)}::text[])`.execute(db);
  await sql`analyze article`.execute(db);
}

/** Lorries come on Tuesdays and Fridays with what sold, and on the day a style is first on sale with all of it. */
async function deliver(db: Database, world: World): Promise<void> {
  const days = Array.from({ length: daysOfSlips(world.day(0)) }, (_, daysAgo) => world.day(daysAgo))
    .filter((day) => [2, 5].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .filter((day) => `${day} 09:40` < world.clock);
  await sql`
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select location, style, colour, size, document, 'delivery', sum(delta), at
    from (
      select store_no, style, colour, size, day,
        'PS' || to_char(day, 'YYYYMMDD') || '-' || store_no as document,
        1 + (noise + extract(day from day)::int) % 3 as units
      from article
      cross join unnest(${days}::date[]) as day
      where not cleared and day >= on_sale and (noise + extract(doy from day)::int * 37) % 7 = 0
    ) delivered
    cross join lateral (values
      (store_no, units, (day + time '09:40') at time zone 'Asia/Shanghai'),
      (${warehouse}, -units, (day + time '05:10') at time zone 'Asia/Shanghai')
    ) as moved (location, delta, at)
    group by location, style, colour, size, document, at`.execute(db);
}

/** Movements of transfers: pieces go when they are sent, and come as they were counted. */
async function moveTransfers(db: Database, since: Date): Promise<void> {
  await sql`
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select location, style, colour, size, id, 'transfer', delta, at
    from (
      select transfer.id, line.style, line.colour, line.size, event.at,
        case when step = 'send' then transfer.scope else to_store end as location,
        case when step = 'send' then -line.sent else coalesce(line.received, line.sent) end as delta
      from ors_stock_transfers transfer
      join record_event event on event.tenant_id = transfer.tenant_id
        and record_type = 'ors/stock-transfers' and record_id = transfer.id
        and step in ('send', 'receive', 'differ')
      cross join jsonb_to_recordset(transfer.lines)
        as line (style text, colour text, size text, sent integer, received integer)
      where transfer.tenant_id = current_tenant()
    ) moved
    where at > ${since} and delta <> 0 and location in (select store_no from article)`.execute(db);
}

/** Differences of counts, once they are written off. */
async function writeOffCounts(db: Database, since: Date): Promise<void> {
  await sql`
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select scope, style, colour, size, id, 'count', counted - booked, at
    from (
      select ors_stock_counts.id, ors_stock_counts.scope, ors_stock_counts.lines, record_event.at
      from ors_stock_counts
      join record_event on record_event.tenant_id = ors_stock_counts.tenant_id
        and record_type = 'ors/stock-counts' and record_id = ors_stock_counts.id
        and step = 'writeOff' and record_event.at > ${since}
      where ors_stock_counts.tenant_id = current_tenant()
    ) written
    cross join jsonb_to_recordset(lines)
      as line (style text, colour text, size text, counted integer, booked integer)
    where counted <> booked and scope in (select store_no from article)`.execute(db);
}

/** Opening stock: enough for all that went since, and a few pieces more; of some sizes none. */
async function openStock(db: Database, at: Date): Promise<void> {
  await sql`
    insert into stock_movement (location, style, colour, size, document, reason, delta, at)
    select location, style, colour, size, 'QC' || to_char(${at}::timestamptz, 'YYYYMMDD'), 'opening',
      units, ${at}
    from (
      select location, style, colour, size, greatest(0, -coalesce(min(least), 0)) + min(spare) as units
      from (
        select store_no as location, style, colour, size,
          case when noise % 5 = 0 then 0 when cleared then noise % 4 else 2 + noise % 6 end as spare
        from article
        union all
        select ${warehouse}, style, colour, size, max(40 + noise % 160) from article
        group by style, colour, size
      ) kept
      left join (
        select location, style, colour, size, min(running) as least
        from (
          select location, style, colour, size,
            sum(delta) over (partition by location, style, colour, size order by at, document) as running
          from stock_movement where tenant_id = current_tenant()
        ) followed
        group by location, style, colour, size
      ) lowest using (location, style, colour, size)
      group by location, style, colour, size
    ) opened
    where units > 0`.execute(db);
}
