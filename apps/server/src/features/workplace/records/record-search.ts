import {
  type NamedRecord,
  type NamedRecords,
  recordExportMost,
} from '@portal/contract/records/record-calls';
import {
  conditionsOf,
  type RecordFilter,
  type SortKey,
} from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { totalOf } from '@portal/contract/records/totals';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { type FieldsOf, recordToWire, refuseHidden } from './record-access.ts';
import type { NameSources } from './order/name-sources.ts';
import { type NamesOf, valuesIn } from './record-names.ts';
import type { ReachOf } from './reach/record-reach.ts';
import { orderedRows } from './order/ordered-rows.ts';
import { countOf, findRecord } from './store.ts';

export type RecordSearch = ReturnType<typeof createRecordSearch>;

interface Search {
  keyword: string;
  filter?: RecordFilter | undefined;
}
type SortedSearch = Search & { sort: SortKey[] };

interface Parts {
  db: Database;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  namesOf: NamesOf;
  nameSources: Pick<NameSources, 'of'>;
}

/** Finds, counts and opens records of all types. The records a user sees follow from session and tab alone. */
export function createRecordSearch({ db, fieldsOf, reachOf, namesOf, nameSources }: Parts) {
  /** The query of a search; a column that the user may not see is neither filtered nor sorted by. */
  async function queryOf(
    type: RecordType,
    { keyword, filter }: Search,
    names: readonly string[],
    caller: Caller,
  ) {
    const { hidden } = await fieldsOf(type, caller);
    const used = [...names, ...(filter ? conditionsOf(filter).map(({ field }) => field) : [])];
    refuseHidden(type, used, hidden);
    const { where, sides, sidesOf } = await reachOf(type, caller);
    return { hidden, sidesOf, query: { type, reach: where, keyword, filter, hidden, sides } };
  }

  async function find(
    type: RecordType,
    { sort, pageNo, pageSize, keyword, filter }: SortedSearch & PageRequest,
    caller: Caller,
  ): Promise<NamedRecords> {
    const names = sort.map(({ field }) => field);
    const { query, ...shown } = await queryOf(type, { keyword, filter }, names, caller);
    const order = sort.map(async (key) => ({
      ...key,
      names: await nameSources.of(type, key.field, caller),
    }));
    const page = { sort: await Promise.all(order), pageNo, pageSize };
    const found = await orderedRows(db, query, page);
    const records = found
      .slice(0, pageSize)
      .map((record) => recordToWire(record, { ...shown, sides: shown.sidesOf(record) }));
    const named = await namesOf(valuesIn(type, records), caller);
    return { records, hasNext: found.length > pageSize, names: named };
  }

  return {
    find,

    exportAll: (type: RecordType, search: SortedSearch, caller: Caller) =>
      find(type, { ...search, pageNo: 1, pageSize: recordExportMost }, caller),

    async count(
      type: RecordType,
      { sums, ...search }: Search & { sums: string[] },
      caller: Caller,
    ) {
      const totalled = sums.filter((name) => totalOf(type, name) !== 'none');
      const { query } = await queryOf(type, search, totalled, caller);
      return countOf(db, query, totalled);
    },

    async get(type: RecordType, id: string, caller: Caller): Promise<NamedRecord> {
      const { where, sidesOf } = await reachOf(type, caller);
      const key = { type, reach: where, id };
      const found = (await findRecord(db, key)) ?? refuse('record.not-found');
      const { hidden } = await fieldsOf(type, caller);
      const record = recordToWire(found, { hidden, sides: sidesOf(found) });
      return { ...record, names: await namesOf(valuesIn(type, [record]), caller) };
    },
  };
}
