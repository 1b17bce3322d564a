import type { SortKey } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import { byPinyin } from '#platform/database/words.ts';
import { columnRef } from '../conditions.ts';
import type { NameSource } from './name-sources.ts';

/** A column to sort by. `names` are what its keys are shown as, where they are not shown themselves. */
export interface OrderKey extends SortKey {
  names?: NameSource | undefined;
}

/**
 * An order of rows by what is shown: names by pinyin, behind them keys that name nothing, then blanks, whichever way it
 * goes. The number makes it whole; records of one state stand in the order of the list.
 */
export interface RowOrder {
  /** The tables of names, joined to that of the records, with a blank before them. */
  joined: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
}

/** Returns the order of all keys from one on: those before have one value. */
export function rowOrder(type: RecordType, keys: readonly OrderKey[], from = 0): RowOrder {
  const rest = keys.slice(from).map((key, nth) => {
    const column = columnRef(type, key.field);
    if (!key.names) return { joined: sql``, by: directed(wordsIn(key, column), key) };
    const [shownKey, shownName] = [sql.ref(`shown_key_${nth}`), sql.ref(`shown_name_${nth}`)];
    return {
      joined: sql` left join (${key.names}) as ${sql.ref(`shown_${nth}`)}(${shownKey}, ${shownName})
        on ${shownKey} = ${column}`,
      by: sql`${directed(byPinyin(shownName), key)}, ${directed(column, key)}`,
    };
  });
  return {
    joined: sql.join(
      rest.map(({ joined }) => joined),
      sql``,
    ),
    by: sql.join([...rest.map(({ by }) => by), within(keys[0])]),
  };
}

/** The order that an index has, forwards or backwards, of rows whose first column is filled, or is empty in all. */
export function indexOrder(type: RecordType, keys: readonly OrderKey[]): RowOrder {
  const [first] = keys;
  if (!first) return rowOrder(type, keys);
  const { joined, by } = rowOrder(type, keys, 1);
  const column = columnRef(type, first.field);
  return { joined, by: sql`${column}${first.descending ? sql` desc` : sql``}, ${by}` };
}

/** Sorts the names of who changed a record last, kept as such, by pinyin, and other texts as their column says. */
const wordsIn = ({ field }: OrderKey, column: RawBuilder<unknown>) =>
  field === 'changedBy' ? byPinyin(column) : column;

/** Rising, PostgreSQL has blanks last by itself. */
const directed = (column: RawBuilder<unknown>, { descending }: SortKey): RawBuilder<unknown> =>
  descending ? sql`${column} desc nulls last` : column;

const newestFirst = sql`created_at desc, id desc`;

function within(first: SortKey | undefined): RawBuilder<unknown> {
  if (!first) return newestFirst;
  if (first.field === 'state') return first.descending ? sql`created_at, id` : newestFirst;
  return first.descending ? sql`id desc` : sql`id`;
}
