import { searchText } from '@portal/common/typed-text';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A page as it is requested: its number, from 1, and the number of rows it has. */
export interface PageRequest {
  pageNo: number;
  pageSize: number;
}

/** A page of the rows found, and their number in all. */
export type Page<Row> = ReturnType<typeof pageOf<Row>>;

/** Makes a page of the rows on it and the number of all rows. */
export const pageOf = <Row>(records: Row[], total: number, { pageNo, pageSize }: PageRequest) => ({
  records,
  total,
  size: pageSize,
  current: pageNo,
  pages: Math.ceil(total / pageSize),
});

/** Takes a page out of rows in memory. */
export function pageIn<Row>(rows: readonly Row[], page: PageRequest): Page<Row> {
  const from = (page.pageNo - 1) * page.pageSize;
  return pageOf(rows.slice(from, from + page.pageSize), rows.length, page);
}

/** The end of a statement that reads one page; `paginate` adds it to a query. */
export const sliceOf = ({ pageNo, pageSize }: PageRequest): RawBuilder<unknown> =>
  sql`offset ${(pageNo - 1) * pageSize} limit ${pageSize}`;

/** The end of a statement that reads rows from an offset on, at most so many. */
export const sliceFrom = ({ offset, most }: Slice): RawBuilder<unknown> =>
  sql`offset ${offset} limit ${most}`;

/** Rows from an offset on, at most so many. */
export interface Slice {
  offset: number;
  most: number;
}

/** Reads a page of a query and counts all of its rows, without its columns and its order. */
export async function paginate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const [records, counted] = await Promise.all([
    query
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize)
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .$castTo<{ total: string }>()
      .executeTakeFirst(),
  ]);
  return pageOf(records, Number(counted?.total ?? 0), page);
}

/**
 * The same where a row costs more than a look: `found` selects ids once, for the count and for the page, and `read`
 * reads the rows of the page, in the order of their ids.
 */
export async function paginateIds<Row>(
  db: Database,
  { found, order, read }: PagedIds<Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${found})
    select (select count(*)::int from found) as total, array(
      select id from found order by ${order} ${sliceOf(page)}
    ) as ids`.execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return pageOf(await read(ids), total, page);
}

interface PagedIds<Row> {
  /** Selects `id` and what the order needs. */
  found: SelectQueryBuilder<never, never, { id: string }> | RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  read: (ids: readonly string[]) => Promise<Row[]>;
}

/** Matches rows whose column holds a text, in any case and width; signs of patterns are letters like others. */
export const whereContains = (column: string, part: string): RawBuilder<boolean> =>
  holdsText(sql.ref(column), part);

/** Matches rows of which an expression holds a text, in any case and width; an empty text matches all. */
export const holdsText = (searched: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(normalize(${searched}, NFKC)), ${searchText(part)}) > 0`;
