import { type Cell, keyOf, type List } from '@portal/contract/lists/list';
import { exportedMost, type ListRecord } from '@portal/contract/lists/list-calls';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { Condition, RecordFilter } from '@portal/contract/records/record-filter';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { recordTypes } from '@portal/contract/records/types/all';
import { pageOf, type PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Records } from '#features/workplace/records/routes.ts';

export type FormerLists = ReturnType<typeof createFormerLists>;

type Fields = Partial<Record<string, Cell>>;
interface ListQuery {
  keyword: string;
  where: Record<string, string>;
}

/** The field in which pages of the former release wrote the state of a record. */
const stateField = 'status';

/**
 * Serves pages that were opened before record types came, over the same records. They chose a state like any field: a
 * changed one is taken as the step that leads there, under the rules of that step.
 */
export function createFormerLists({ search, changes }: Pick<Records, 'search' | 'changes'>) {
  return {
    async find(
      list: List,
      { pageNo, pageSize, ...query }: ListQuery & PageRequest,
      caller: Caller,
    ) {
      const type = typeOf(list);
      const page = { pageNo, pageSize };
      const [{ records: found }, { total }] = await Promise.all([
        search.find(type, { ...searchOf(query), sort: [], ...page }, caller),
        search.count(type, { ...searchOf(query), sums: [] }, caller),
      ]);
      return pageOf(found.map(toListRecord(type)), total, page);
    },

    async exportAll(list: List, query: ListQuery, caller: Caller) {
      const taken = { ...searchOf(query), sort: [] };
      const type = typeOf(list);
      const { records: found } = await search.exportAll(type, taken, caller);
      return { records: found.slice(0, exportedMost).map(toListRecord(type)) };
    },

    /** Makes a record. It begins in the first state of its type; a page that wants another is refused. */
    async create(list: List, { fields }: { fields: Fields }, caller: Caller) {
      const type = typeOf(list);
      const { [stateField]: state = type.initial, ...others } = fields;
      if (state !== type.initial) refuse('record.no-step');
      return toListRecord(type)(await changes.create(type, { fields: known(others) }, caller));
    },

    async edit(
      list: List,
      { id, version, fields }: { id: string; version: number; fields: Fields },
      caller: Caller,
    ) {
      const type = typeOf(list);
      const { [stateField]: wanted, ...others } = fields;
      const { state, ...present } = await search.get(type, id, caller);
      if (present.version !== version) refuse('record.stale');
      const input = { id, version, fields: known(others) };
      if (typeof wanted !== 'string' || wanted === formerState(type, state)) {
        return toListRecord(type)(await changes.edit(type, input, caller));
      }
      const steps = Object.entries(stepsOf(type, state));
      const [step] =
        steps.find(([, { to }]) => formerState(type, to) === wanted) ?? refuse('record.no-step');
      return toListRecord(type)(await changes.step(type, { ...input, step }, caller));
    },
  };
}

const searchOf = ({ keyword, where }: ListQuery) => ({ keyword, filter: filterOf(where) });

const typeOf = (list: List): RecordType => {
  const type = recordTypes.find((each) => keyOfType(each) === keyOf(list));
  if (!type) throw new Error(`${keyOf(list)} has no record type`);
  return type;
};

const known = (fields: Fields): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const filterOf = (where: Record<string, string>): RecordFilter | undefined => {
  const conditions = Object.entries(where).map(([name, value]): Condition => ({
    field: name === stateField ? 'state' : name,
    op: 'is',
    value,
  }));
  return conditions.length > 0 ? { all: conditions } : undefined;
};

/** The state that these pages know: a request waited for others at once, before line managers came first. */
const formerState = ({ states }: RecordType, state: string): string =>
  states[state]?.unmanaged ?? state;

/** The former form of a record: its state is a field, and values of kinds it did not have are left out. */
const toListRecord =
  (type: RecordType) =>
  ({ id, version, state, fields, changedAt, changedBy }: WireRecord): ListRecord => ({
    id,
    version,
    fields: {
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]): [string, Cell][] =>
          value === null || typeof value !== 'object' ? [[name, value]] : [],
        ),
      ),
      [stateField]: formerState(type, state),
    },
    changedAt,
    changedBy,
  });
