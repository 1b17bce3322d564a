import { type Cell, keyOf, type List } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { contextFields } from '@portal/contract/workplace/work-context';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import { wireTime } from '#platform/time/group-time.ts';
import type { Caller } from '#platform/session/session.ts';
import {
  allOf,
  findRecord,
  insertRecord,
  nameOf,
  nextNumber,
  pageOfRecords,
  type RecordFilter,
  type StoredRecord,
  updateRecord,
  type RecordContent,
} from './store.ts';

export type Lists = ReturnType<typeof createLists>;

type Fields = Record<string, Cell>;
type ListQuery = { keyword: string; where: Record<string, string> };

/** Serves the business lists of all subsystems. The records a user sees and changes follow from session and tab alone. */
export function createLists({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  const contentOf = async (id: string, fields: Fields, caller: Caller): Promise<RecordContent> => ({
    fields,
    words: wordsOf(id, fields),
    by: await nameOf(db, caller.session.personId),
    at: clock.now(),
  });

  const note = (kind: 'record.created' | 'record.changed', key: string, id: string, by: Caller) =>
    audit.record({
      kind,
      actorId: by.session.personId,
      actorWorkNo: by.session.workNo,
      address: by.address,
      requestId: by.requestId,
      detail: { list: key, id },
    });

  async function currentRecord(list: List, id: string, caller: Caller) {
    const place = { list: keyOf(list), scope: scopeOf(list, caller), id };
    return (await findRecord(db, place)) ?? refuse('record.not-found');
  }

  return {
    async find(list: List, query: ListQuery & PageRequest, caller: Caller) {
      const page = await pageOfRecords(db, filterOf(list, query, caller), query);
      return { ...page, records: page.records.map(recordToWire) };
    },

    async exportAll(list: List, query: ListQuery, caller: Caller) {
      const records = await allOf(db, filterOf(list, query, caller));
      return { records: records.map(recordToWire) };
    },

    async create(list: List, { fields }: { fields: Fields }, caller: Caller) {
      const id = await nextNumber(db, list.prefix);
      const place = { list: keyOf(list), scope: scopeOf(list, caller), id };
      await insertRecord(db, place, await contentOf(id, fields, caller));
      await note('record.created', place.list, id, caller);
      return recordToWire(await currentRecord(list, id, caller));
    },

    /** Changes a record. Fields that were not sent keep their value, and so do fixed fields. */
    async edit(
      list: List,
      { id, version, fields }: { id: string; version: number; fields: Partial<Fields> },
      caller: Caller,
    ) {
      const before = await currentRecord(list, id, caller);
      const changed = { ...before.fields };
      for (const { name, isFixed } of list.fields) {
        const sent = fields[name];
        if (!isFixed && sent !== undefined) changed[name] = sent;
      }
      const place = { list: keyOf(list), scope: scopeOf(list, caller), id, version };
      const isChanged = await updateRecord(db, place, await contentOf(id, changed, caller));
      if (!isChanged) refuse('record.stale');
      await note('record.changed', place.list, id, caller);
      return recordToWire(await currentRecord(list, id, caller));
    },
  };
}

/** Returns the owner of the records. The gate has checked that the choice a list needs is made and is the user's. */
function scopeOf({ scope }: List, { session, context }: Caller): string {
  if (scope === 'own') return session.personId;
  if (scope === 'all') return '';
  return context[contextFields[scope].member] ?? refuse('context.foreign');
}

const filterOf = (list: List, { keyword, where }: ListQuery, caller: Caller): RecordFilter => ({
  list: keyOf(list),
  scope: scopeOf(list, caller),
  keyword,
  values: where,
});

const wordsOf = (id: string, fields: Fields): string =>
  [id, ...Object.values(fields).filter((value) => typeof value === 'string')]
    .join(' ')
    .toLowerCase();

const recordToWire = ({ changedAt, ...rest }: StoredRecord): ListRecord => ({
  ...rest,
  changedAt: wireTime(changedAt),
});
