import { searchText } from '@portal/common/typed-text';
import { type Condition, mySide, type RecordFilter } from '@portal/contract/records/record-filter';
import type { ChoiceField } from '@portal/contract/records/fields';
import type { RecordType, StepSide } from '@portal/contract/records/record-type';
import { day as wholeDay } from '@portal/common/durations';
import { type RawBuilder, sql } from 'kysely';
import { containing, wordsHold } from '#platform/database/words.ts';
import { momentOf } from '@portal/common/group-time';
import { columnOf, columnsOf, isSearched } from './table.ts';

type Sql = RawBuilder<boolean>;

export const columnRef = (type: RecordType, name: string) => sql.ref(columnOf(type, name));

/** The conditions under which a user is on each side of a record. */
export type SidesOfUser = Partial<Record<StepSide, Sql>>;

/** The columns of a filter: those of the type, and the sides of the user for whom it is asked. */
interface Filtered {
  type: RecordType;
  sides: SidesOfUser;
}

/** The condition of a filter that was checked against its type: columns come from the type, values are parameters. */
export function conditionOf(type: RecordType, filter: RecordFilter, sides: SidesOfUser = {}): Sql {
  return conditionIn({ type, sides }, filter);
}

function conditionIn(filtered: Filtered, filter: RecordFilter): Sql {
  if ('all' in filter) return joined(filtered, filter.all, 'and');
  if ('any' in filter) return joined(filtered, filter.any, 'or');
  if (filter.field === mySide) return isOnSide(filtered.sides, String(filter.value));
  return compare(filtered.type, filter);
}

/** Nobody is on a side that is not known. */
const isOnSide = (sides: SidesOfUser, side: string): Sql =>
  Object.entries(sides).find(([name]) => name === side)?.[1] ?? sql<boolean>`false`;

/** A group without conditions narrows nothing, whichever it is. */
function joined(filtered: Filtered, filters: readonly RecordFilter[], by: 'and' | 'or'): Sql {
  if (filters.length === 0) return sql<boolean>`true`;
  const parts = filters.map((filter) => conditionIn(filtered, filter));
  return sql<boolean>`(${sql.join(parts, by === 'and' ? sql` and ` : sql` or `)})`;
}

function compare(type: RecordType, { field, op, value }: Condition): Sql {
  const column = columnRef(type, field);
  if (field === 'createdAt' || field === 'changedAt') return withinDays(column, op, String(value));
  switch (op) {
    case 'is':
      return sql`${column} = ${value}`;
    case 'contains':
      return sql`${folded(shownText(type, field))} like ${containing(String(value))}`;
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

/** A text as it is read: of rich text the words, as `wordsOf` has them. A tag is nothing that anybody wrote. */
const shownText = (type: RecordType, name: string): RawBuilder<unknown> =>
  type.fields[name]?.kind === 'richText'
    ? sql`regexp_replace(${columnRef(type, name)}, '<[^<>]*>', '', 'g')`
    : columnRef(type, name);

/** A column as texts are compared in a search, in any case and width. */
const folded = (column: RawBuilder<unknown>) => sql`lower(normalize(${column}, NFKC))`;

/**
 * The condition of a keyword: the index finds the rows with its groups of characters, the pattern those in order. For a
 * user who does not see all texts it has to be in one that they see; pinyin finds nothing for them.
 */
export function keywordCondition(
  type: RecordType,
  keyword: string,
  hidden: ReadonlySet<string>,
): Sql {
  const found = inWords(keyword);
  const searched = Object.entries(type.fields).filter(([, field]) => isSearched(field));
  if (!searched.some(([name]) => hidden.has(name))) return found;
  const seen = searched.filter(([name]) => !hidden.has(name));
  const among = seen.map(([name, field]) => {
    const column = columnRef(type, name);
    if (field.kind === 'choice') {
      return sql<boolean>`${column} = any (${valuesLabelled(field, keyword)}::text[])`;
    }
    return sql<boolean>`${folded(shownText(type, name))} like ${containing(keyword)}`;
  });
  const inNumber = sql<boolean>`lower(id) like ${containing(keyword)}`;
  return sql<boolean>`(${found} and (${sql.join([inNumber, ...among], sql` or `)}))`;
}

function inWords(keyword: string): Sql {
  const inOrder = wordsHold(keyword);
  if (!hasGroups(keyword)) return inOrder;
  return sql<boolean>`(search_grams(words) @> keyword_grams(${searchText(keyword)}) and ${inOrder})`;
}

const valuesLabelled = ({ choices }: ChoiceField, keyword: string): string[] =>
  choices
    .filter(({ label }) => searchText(label).includes(searchText(keyword)))
    .map(({ value }) => value);

/**
 * Returns whether a keyword has groups of characters, as `keyword_grams` makes them: one Latin letter or digit has none.
 * To make those of each row for it takes 0.2 ms a row.
 */
const hasGroups = (keyword: string): boolean =>
  Array.from(searchText(keyword)).length > 1 || keyword > '\u00ff';
