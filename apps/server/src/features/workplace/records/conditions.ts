import type { Condition, RecordFilter, SortKey } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { day as wholeDay } from '@portal/common/durations';
import { type RawBuilder, sql } from 'kysely';
import { momentOf } from '#platform/time/group-time.ts';
import { columnOf, columnsOf } from './table.ts';

type Sql = RawBuilder<boolean>;

const columnRef = (type: RecordType, name: string) => sql.ref(columnOf(type, name));

/** The condition of a filter that was checked against its type: columns come from the type, values are parameters. */
export function conditionOf(type: RecordType, filter: RecordFilter): Sql {
  if ('all' in filter) return joined(type, filter.all, 'and');
  if ('any' in filter) return joined(type, filter.any, 'or');
  return compare(type, filter);
}

/** A group without conditions narrows nothing, whichever it is. */
function joined(type: RecordType, filters: readonly RecordFilter[], by: 'and' | 'or'): Sql {
  if (filters.length === 0) return sql<boolean>`true`;
  const parts = filters.map((filter) => conditionOf(type, filter));
  return sql<boolean>`(${sql.join(parts, by === 'and' ? sql` and ` : sql` or `)})`;
}

function compare(type: RecordType, { field, op, value }: Condition): Sql {
  const column = columnRef(type, field);
  if (field === 'createdAt' || field === 'changedAt') return withinDays(column, op, String(value));
  switch (op) {
    case 'is':
      return sql`${column} = ${value}`;
    case 'contains':
      return sql`lower(${column}) like ${containing(String(value))}`;
    case 'least':
      return sql`${untilOf(type, field)} >= ${value}`;
    case 'most':
      return sql`${column} <= ${value}`;
    case 'in':
      return sql`${column} = any (${value}::text[])`;
    case 'has':
      return sql`${column} && ${value}::text[]`;
    case 'empty':
      return sql`${column} is null`;
    case 'filled':
    default:
      return sql`${column} is not null`;
  }
}

/** The end of a span: a span matches from a day on when it has not ended before. */
function untilOf(type: RecordType, name: string) {
  const field = type.fields[name];
  const last = field ? columnsOf(name, field).at(-1) : undefined;
  return sql.ref(last?.name ?? columnOf(type, name));
}

/** Days are those of the group's zone; `most` includes the whole day. */
function withinDays(column: RawBuilder<unknown>, op: string, day: string): Sql {
  const start = momentOf(`${day} 00:00:00`);
  if (op === 'least') return sql`${column} >= ${start}`;
  return sql`${column} < ${new Date(start.getTime() + wholeDay)}`;
}

/** A pattern that finds a text anywhere; its own wildcards are characters. */
const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The condition of a keyword: the index finds the rows with its groups of characters, the pattern those in order. */
export const keywordCondition = (keyword: string): Sql =>
  sql<boolean>`(search_grams(words) @> keyword_grams(${keyword.toLowerCase()}) and words like ${containing(keyword)})`;

/** The order of rows: the keys, then the newest first; the number makes it whole. */
export function orderOf(type: RecordType, keys: readonly SortKey[]) {
  const [first] = keys;
  if (!first) return sql`created_at desc, id desc`;
  const parts = keys.map(({ field, descending }) =>
    descending ? sql`${columnRef(type, field)} desc` : sql`${columnRef(type, field)}`,
  );
  return sql`${sql.join(parts)}, ${first.descending ? sql`id desc` : sql`id`}`;
}
