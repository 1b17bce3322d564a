import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import * as store from './store.ts';
import { dictionaryMembers } from './to-wire.ts';
import type { DictionaryUses } from './uses.ts';

interface Parts {
  db: Database;
  audit: Audit;
  uses: DictionaryUses;
}

export type DictionaryDesk = ReturnType<typeof createDictionaryDesk>;

/** The record of a change in the audit trail. */
interface ChangeOf {
  what: string;
  before?: Members;
  after?: Members;
}

/** Returns whether a version is the one that was seen; without one any will do. */
export const isSeen = (version: number, seen: number | undefined): boolean =>
  seen === undefined || seen === version;

const objectOf = (code: string): string => `dictionary:${code}`;

/** Lets administrators edit dictionaries. Changes of one dictionary come one after the other, and each is recorded. */
export function createDictionaryDesk({ db, audit, uses }: Parts) {
  const find = async (code: string, within = db) =>
    (await store.findDictionary(within, code)) ?? refuse('dictionary.unknown');

  const record = (caller: Caller, code: string, { what, before = {}, after = {} }: ChangeOf) =>
    recordChange(audit, caller, {
      kind: 'dictionary.changed',
      object: objectOf(code),
      what,
      before,
      after,
    });

  /** Makes one change of a dictionary while no other is made, and records what came of it. */
  async function change(
    caller: Caller,
    code: string,
    make: (within: Database, version: number) => Promise<ChangeOf | undefined>,
  ): Promise<void> {
    const made = await db.transaction().execute(async (within) => {
      const version = await store.lockDictionary(within, code);
      if (version === undefined) return refuse('dictionary.unknown');
      return make(within, version);
    });
    if (made) await record(caller, code, made);
  }

  return {
    change,
    find,

    list: (filter: Parameters<typeof store.pageOfDictionaries>[1], page: PageRequest) =>
      store.pageOfDictionaries(db, filter, page),

    async get(code: string) {
      return { dictionary: await find(code), items: await store.itemsOf(db, code) };
    },

    async add(row: { code: string; name: string; description: string }, caller: Caller) {
      if (!(await store.insertDictionary(db, row))) refuse('dictionary.taken');
      await record(caller, row.code, { what: 'added', after: dictionaryMembers(row) });
    },

    edit: (
      code: string,
      fields: { name: string; description: string },
      seen: number | undefined,
      caller: Caller,
    ) =>
      change(caller, code, async (within, version) => {
        if (!isSeen(version, seen)) refuse('dictionary.changed');
        const before = await find(code, within);
        await store.updateDictionary(within, code, fields);
        return {
          what: 'edited',
          before: dictionaryMembers(before),
          after: dictionaryMembers(fields),
        };
      }),

    /** Removes a dictionary that no field takes values from and no row holds. */
    async remove(code: string, caller: Caller) {
      const found = await find(code);
      if ((await uses.of(code)).length > 0) refuse('dictionary.in-use');
      await change(caller, code, async (within) => {
        await store.removeDictionary(within, code);
        return { what: 'removed', before: dictionaryMembers(found) };
      });
    },

    changes: (code: string, page: PageRequest) => readChanges(db, objectOf(code), page),
  };
}
