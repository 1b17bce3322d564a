import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import { existing } from '../memberships/membership-store.ts';
import { type OrganisationUses, usesInWords } from '../uses/organisation-uses.ts';
import * as store from './store-store.ts';

interface StoreParts {
  db: Database;
  audit: Audit;
  access: Access;
  uses: OrganisationUses;
}

export type StoreDesk = ReturnType<typeof createStoreDesk>;

/** Lets those who reach everybody change stores; each change is recorded. */
export function createStoreDesk({ db, audit, access, uses }: StoreParts) {
  const record = (caller: Caller, storeNo: string, change: ChangeOf) =>
    recordChange(audit, caller, {
      kind: 'unit.changed',
      object: objectOf(storeNo),
      ...change,
    });

  /** A store opens in a group and company that there are. */
  async function requireUnits({ bgNo, companyNo }: store.StoreFields): Promise<void> {
    const places = [
      ['group', bgNo],
      ['company', companyNo],
    ] as const;
    for (const [kind, key] of places) {
      if (!(await existing(db, kind, [key])).has(key)) refuse('membership.unknown');
    }
  }

  return {
    page: (filter: store.StoreFilter, page: PageRequest) => store.pageOfStores(db, filter, page),

    async add(fields: store.StoreFields, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      await requireUnits(fields);
      if (!(await store.insertStore(db, fields))) refuse('unit.taken');
      await record(caller, fields.storeNo, { what: 'added', after: membersOf(fields) });
    },

    async edit(
      { version, ...fields }: store.StoreFields & { version: number },
      caller: Caller,
    ): Promise<void> {
      await access.requireWhole(caller);
      await requireUnits(fields);
      const before = await db.transaction().execute(async (within) => {
        const held = (await store.holdStore(within, fields.storeNo)) ?? refuse('unit.not-found');
        if (held.version !== version) refuse('unit.changed');
        await store.updateStore(within, fields);
        return held;
      });
      const change = { before: membersOf(before), after: membersOf(fields) };
      await record(caller, fields.storeNo, { what: 'edited', ...change });
    },

    /** Deletes a store that nothing names, not even somebody who got it at this moment. */
    async remove(storeNo: string, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const before = await db.transaction().execute(async (within) => {
        const held = (await store.holdStore(within, storeNo)) ?? refuse('unit.not-found');
        const used = await uses.of(within, 'store', storeNo);
        if (used.length > 0) {
          refuse('unit.in-use', { message: usesInWords(`「${held.storeName}」`, used) });
        }
        await store.removeStore(within, storeNo);
        return held;
      });
      await record(caller, storeNo, { what: 'removed', before: membersOf(before) });
    },

    changes: (storeNo: string, page: PageRequest) => readChanges(db, objectOf(storeNo), page),
  };
}

interface ChangeOf {
  what: string;
  before?: Members;
  after?: Members;
}

const objectOf = (storeNo: string): string => `store:${storeNo}`;

const membersOf = (fields: store.StoreFields): Members => ({
  storeName: fields.storeName,
  bgNo: fields.bgNo,
  companyNo: fields.companyNo,
  city: fields.city,
  kind: fields.kind,
  area: String(fields.area),
  openedOn: fields.openedOn,
  state: fields.state,
});
