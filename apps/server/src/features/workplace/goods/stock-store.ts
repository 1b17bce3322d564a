import type { FoundStyle, SizeStock, StoreStock } from '@portal/contract/goods/stock-inquiry';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { wordsHold } from '#platform/database/words.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** The warehouse that supplies the stores of the east, where the group has its stock by movements. */
const warehouse = 'east';
const mostStyles = 20;
const mostStores = 12;

/** Returns styles by a part of their number or name, with what a store has of them: most pieces first. */
export async function findStyles(
  db: Database,
  { storeNo, keyword }: { storeNo: string; keyword: string },
): Promise<FoundStyle[]> {
  const { rows } = await sql<FoundStyle>`
    select id as style, name, tag::float8 as tag, state, coalesce(units, 0)::int as units
    from imos_styles
    left join (
      select style, sum(units) as units from stock
      where ${ofTenant('stock')} and location = ${storeNo} group by style
    ) held on held.style = imos_styles.id
    where ${ofTenant('imos_styles')} and ${wordsHold(keyword)}
      and (units is not null or ${keyword} <> '')
    order by units desc nulls last, id desc limit ${mostStyles}`.execute(db);
  return rows;
}

interface StyleRow extends FoundStyle {
  colours: string[];
  sizes: string[];
}

export async function findStyle(
  db: Database,
  { storeNo, style }: { storeNo: string; style: string },
): Promise<StyleRow | undefined> {
  const { rows } = await sql<StyleRow>`
    select id as style, name, tag::float8 as tag, state, colours, sizes, (
      select coalesce(sum(units), 0)::int from stock
      where ${ofTenant('stock')} and stock.style = imos_styles.id and location = ${storeNo}
    ) as units
    from imos_styles where ${ofTenant('imos_styles')} and id = upper(${style})`.execute(db);
  return rows[0];
}

export async function sizesIn(
  db: Database,
  { storeNo, style }: { storeNo: string; style: string },
): Promise<SizeStock[]> {
  const { rows } = await sql<SizeStock>`
    select colour, size, units from stock
    where ${ofTenant('stock')} and style = ${style} and location = ${storeNo}`.execute(db);
  return rows;
}

export async function unitsInWarehouse(db: Database, style: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(units), 0)::int as units from stock
    where ${ofTenant('stock')} and style = ${style} and location = ${warehouse}`.execute(db);
  return rows[0]?.units ?? 0;
}

/** Returns other stores of the same business group that have a style: those of the same city, then of the same company. */
export async function storesNear(
  db: Database,
  { storeNo, style }: { storeNo: string; style: string },
): Promise<StoreStock[]> {
  const { rows } = await sql<StoreStock>`
    select near.store_no as "storeNo", near.store_name as "storeName", near.city,
      sum(units)::int as units,
      jsonb_agg(jsonb_build_object('colour', colour, 'size', size, 'units', units)
        order by colour, size) as sizes
    from stock
    join store near on ${ofTenant('near')} and near.store_no = stock.location
    join store own on ${ofTenant('own')} and own.store_no = ${storeNo} and own.bg_no = near.bg_no
    where ${ofTenant('stock')} and stock.style = ${style} and units > 0
      and near.store_no <> own.store_no
    group by near.store_no, near.store_name, near.city, near.company_no, own.city, own.company_no
    order by near.city = own.city desc, near.company_no = own.company_no desc, units desc,
      near.store_no
    limit ${mostStores}`.execute(db);
  return rows;
}
