import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, type Slice, sliceFrom } from '#platform/database/paginate.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { byPinyin } from '#platform/database/words.ts';
import { columnRef } from '../conditions.ts';
import type { NameSource } from './name-sources.ts';
import { indexOrder, type OrderKey, type RowOrder, rowOrder } from './row-order.ts';
import {
  columnsOfRow,
  countUpTo,
  matching,
  readRecord,
  type RecordQuery,
  type StoredRecord,
} from '../store.ts';
import { isIndexed } from '../table-sql.ts';
import type { Row } from '../table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/** Some of the rows of a query, which stand together in its order. */
interface OrderPart {
  query: RecordQuery;
  /** Selects the numbers of a slice, in order. */
  ids: (slice: Slice) => RawBuilder<unknown>;
}

/** Returns the records of a page in an order, and the first of the next one if there is one. */
export async function orderedRows(
  db: Database,
  query: RecordQuery,
  { sort, pageNo, pageSize }: { sort: readonly OrderKey[] } & PageRequest,
): Promise<StoredRecord[]> {
  const rows: StoredRecord[] = [];
  let offset = (pageNo - 1) * pageSize;
  const parts = await partsOf(db, query, sort);
  for (const [nth, part] of parts.entries()) {
    const most = pageSize + 1 - rows.length;
    rows.push(...(await rowsIn(db, query.type, part.ids({ offset, most }))));
    if (rows.length > pageSize || nth === parts.length - 1) break;
    offset =
      rows.length > 0 || offset === 0 ? 0 : offset - (await countUpTo(db, part.query, offset));
  }
  return rows;
}

/**
 * Reads rows by their numbers, in order. An index alone finds the numbers of later pages: to read the 200,000 rows before
 * page 10,000 took nine times as long (decision 47).
 */
async function rowsIn(
  db: Database,
  type: RecordType,
  ids: RawBuilder<unknown>,
): Promise<StoredRecord[]> {
  const table = tableOf(type);
  const { rows } = await sql<Row>`${unnamed} select ${columnsOfRow(type)}
    from unnest(array(${ids})) with ordinality as page(page_id, page_nth)
    join ${sql.table(table)} on id = page_id and ${ofTenant(table)}
    order by page_nth`.execute(db);
  return rows.map((row) => readRecord(type, row));
}

/** So many rows are sorted in some 50 ms; more are read in the order of an index, where there is one. */
const sortedMost = 10_000;

/** So many names are walked along, each with a look into the index of its records. */
const walkedMost = 20_000;

/**
 * Divides an order into parts that an index has. It has blanks first when it is read backwards, so they are read by
 * themselves; and it has no names, so it is asked for the records of one name after the other.
 */
async function partsOf(
  db: Database,
  query: RecordQuery,
  sort: readonly OrderKey[],
): Promise<OrderPart[]> {
  const { type } = query;
  const [first] = sort;
  const field = first && columnRef(type, first.field);
  if (!first || !field || (!first.names && !Object.hasOwn(type.fields, first.field))) {
    return [whole(query, indexOrder(type, sort))];
  }
  const order = indexOrder(type, sort);
  const blank = whole(where(query, sql`${field} is null`), rowOrder(type, sort, 1));
  if (!first.names) {
    if (!first.descending) return [whole(query, order)];
    return [whole(where(query, sql`${field} is not null`), order), blank];
  }
  if (!(await isWalked(db, query, first))) return [whole(query, rowOrder(type, sort))];
  const isNamed = sql<boolean>`${field} in (select key from (${first.names}) named)`;
  const isUnnamed = sql<boolean>`${field} is not null and not ${isNamed}`;
  const named = {
    query: where(query, isNamed),
    ids: walk(query, { ...first, names: first.names }, rowOrder(type, sort, 1)),
  };
  return [named, whole(where(query, isUnnamed), order), blank];
}

const where = (query: RecordQuery, part: RawBuilder<boolean>): RecordQuery => ({ ...query, part });

const whole = (query: RecordQuery, { joined, by }: RowOrder): OrderPart => ({
  query,
  ids: (slice) => sql`select id ${matching(query, joined)} order by ${by} ${sliceFrom(slice)}`,
});

async function isWalked(db: Database, query: RecordQuery, { field, names }: OrderKey) {
  const hasIndex = field === 'state' || isIndexed(query.type, field);
  if (!names || !hasIndex) return false;
  if ((await countUpTo(db, query, sortedMost + 1)) <= sortedMost) return false;
  const { rows } = await sql<{ total: number }>`${unnamed} select count(*)::int as total
    from (select from (${names}) named limit ${walkedMost + 1}) first`.execute(db);
  return (rows[0]?.total ?? 0) <= walkedMost;
}

/** Selects numbers by one name after the other, and of each no more than the slice can have. */
const walk =
  (query: RecordQuery, first: OrderKey & { names: NameSource }, { joined, by }: RowOrder) =>
  (slice: Slice): RawBuilder<unknown> => {
    const way = first.descending ? sql` desc` : sql``;
    const ofName = where(query, sql`${columnRef(query.type, first.field)} = walked_key`);
    const inOrder = sql`select key from (${first.names}) named
      order by ${byPinyin(sql.ref('name'))}${way}, key${way}`;
    // Numbered names let the database stop after the first that fill the slice: it knows their order.
    return sql`select id
      from unnest(array(${inOrder})) with ordinality as walked(walked_key, walked_nth)
      cross join lateral (
        select id, row_number() over (order by ${by}) as walked_place ${matching(ofName, joined)}
        order by ${by} limit ${slice.offset + slice.most}
      ) found
      order by walked_nth, walked_place ${sliceFrom(slice)}`;
  };
