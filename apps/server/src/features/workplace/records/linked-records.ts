import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { titleOf } from '@portal/contract/records/references';
import type { LookupItem } from '@portal/contract/workplace/lookups';
import type { Database } from '#platform/database/database.ts';
import { type Page, pageOf, type PageRequest } from '#platform/database/paginate.ts';
import type { Caller } from '#platform/session/session.ts';
import type { LinkedReach } from './reach/linked-reach.ts';
import type { FieldsOf } from './record-access.ts';
import { orderedRows } from './order/ordered-rows.ts';
import { countUpTo, type StoredRecord } from './store.ts';

export interface LinkParts {
  db: Database;
  /** Every type that a field may link to. */
  types: readonly RecordType[];
  fieldsOf: FieldsOf;
  linkedReach: LinkedReach;
}

interface LinkedQuery extends PageRequest {
  keyword: string;
  /** Finds these instead. */
  keys: readonly string[];
}

/** Linked records are counted up to here: nobody walks further through a list of options. */
const countedMost = 10_000;

/** Finds the records that a field links to, in the reach of the user. */
export function createLinkedRecords({ db, types, fieldsOf, linkedReach }: LinkParts) {
  const byKey = new Map(types.map((type) => [keyOfType(type), type]));
  const typeNamed = (key: string): RecordType => {
    const type = byKey.get(key);
    if (!type) throw new Error(`A field links to ${key}, which is no record type`);
    return type;
  };

  /** The linked records of a keyword or of keys, in the order of their numbers. */
  return async (
    key: string,
    { keyword, keys, ...page }: LinkedQuery,
    caller: Caller,
  ): Promise<Page<LookupItem>> => {
    const type = typeNamed(key);
    const filter =
      keys.length > 0 ? { field: 'id', op: 'in' as const, value: [...keys] } : undefined;
    const [reach, { hidden }] = await Promise.all([
      linkedReach(type, caller),
      fieldsOf(type, caller),
    ]);
    const query = { type, reach, keyword: keyword.trim(), filter, hidden };
    const sort = [{ field: 'id', descending: false }];
    const [rows, total] = await Promise.all([
      orderedRows(db, query, { sort, ...page }),
      countUpTo(db, query, countedMost),
    ]);
    const items = rows.slice(0, page.pageSize).map((record) => toItem(type, record, hidden));
    return pageOf(items, total, page);
  };
}

const toItem = (
  type: RecordType,
  { id, fields }: StoredRecord,
  hidden: ReadonlySet<string>,
): LookupItem => {
  const named = titleOf(type);
  const title = named === undefined || hidden.has(named) ? undefined : fields[named];
  return typeof title === 'string' ? itemOf(id, title, id) : itemOf(id, id, '');
};

export const itemOf = (value: string, text: string, aside: string): LookupItem => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
  aside,
});
