import { type Cell, keyOf, type List } from '@portal/contract/lists/list';
import { placeOf } from '@portal/contract/workplace/work-context';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { presentRecord } from './to-wire.ts';
import {
  allOf,
  findRecord,
  insertRecord,
  nameOf,
  nextNumber,
  pageOf,
  type Sought,
  updateRecord,
  type Writing,
} from './store.ts';

export type Lists = ReturnType<typeof createLists>;

type Fields = Record<string, Cell>;
type Asked = { keyword: string; where: Record<string, string> };

/** The business lists of all systems: whose records somebody sees and changes follows from their session and tab alone. */
export function createLists({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  const writingOf = async (id: string, fields: Fields, caller: Caller): Promise<Writing> => ({
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

  async function newestOf(list: List, id: string, caller: Caller) {
    const place = { list: keyOf(list), scope: scopeOf(list, caller), id };
    return (await findRecord(db, place)) ?? refuse('record.not-found');
  }

  return {
    async find(list: List, { pageNo, ...asked }: Asked & { pageNo: number }, caller: Caller) {
      const { records, total } = await pageOf(db, soughtOf(list, asked, caller), pageNo);
      return { records: records.map(presentRecord), total };
    },

    async exportAll(list: List, asked: Asked, caller: Caller) {
      const records = await allOf(db, soughtOf(list, asked, caller));
      return { records: records.map(presentRecord) };
    },

    async create(list: List, { fields }: { fields: Fields }, caller: Caller) {
      const id = await nextNumber(db, list.prefix);
      const place = { list: keyOf(list), scope: scopeOf(list, caller), id };
      await insertRecord(db, place, await writingOf(id, fields, caller));
      await note('record.created', place.list, id, caller);
      return presentRecord(await newestOf(list, id, caller));
    },

    /** What was not sent keeps what it holds, and so do fields that were said once and for all. */
    async edit(
      list: List,
      { id, version, fields }: { id: string; version: number; fields: Partial<Fields> },
      caller: Caller,
    ) {
      const before = await newestOf(list, id, caller);
      const changed = { ...before.fields };
      for (const { name, isFixed } of list.fields) {
        const sent = fields[name];
        if (!isFixed && sent !== undefined) changed[name] = sent;
      }
      const place = { list: keyOf(list), scope: scopeOf(list, caller), id, version };
      const isChanged = await updateRecord(db, place, await writingOf(id, changed, caller));
      if (!isChanged) refuse('record.stale');
      await note('record.changed', place.list, id, caller);
      return presentRecord(await newestOf(list, id, caller));
    },
  };
}

/** Whose records these are. The gate has seen to it that a choice is made where the list asks for one, and is theirs. */
function scopeOf({ scope }: List, { session, context }: Caller): string {
  if (scope === 'own') return session.personId;
  if (scope === 'all') return '';
  return context[placeOf[scope].member] ?? refuse('context.foreign');
}

const soughtOf = (list: List, { keyword, where }: Asked, caller: Caller): Sought => ({
  list: keyOf(list),
  scope: scopeOf(list, caller),
  keyword,
  values: where,
});

const wordsOf = (id: string, fields: Fields): string =>
  [id, ...Object.values(fields).filter((value) => typeof value === 'string')]
    .join(' ')
    .toLowerCase();
