import type { UnitKind } from '@portal/contract/administration/units';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import { type OrganisationUses, usesInWords } from '../uses/organisation-uses.ts';
import * as store from './unit-store.ts';

interface UnitParts {
  db: Database;
  audit: Audit;
  access: Access;
  uses: OrganisationUses;
}

export type Units = ReturnType<typeof createUnits>;

/** Lets those who reach everybody change business groups and companies; each change is recorded. */
export function createUnits({ db, audit, access, uses }: UnitParts) {
  const record = (caller: Caller, kind: UnitKind, no: string, change: ChangeOf) =>
    recordChange(audit, caller, {
      kind: 'unit.changed',
      object: objectOf(kind, no),
      ...change,
    });

  return {
    page: (kind: UnitKind, query: PageRequest & { keyword: string }) =>
      store.pageOfUnits(db, kind, query),

    async add(kind: UnitKind, fields: store.UnitFields, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      if (!(await store.insertUnit(db, kind, fields))) refuse('unit.taken');
      await record(caller, kind, fields.no, { what: 'added', after: membersOf(fields) });
    },

    async edit(
      kind: UnitKind,
      { version, ...fields }: store.UnitFields & { version: number },
      caller: Caller,
    ): Promise<void> {
      await access.requireWhole(caller);
      const before = await db.transaction().execute(async (within) => {
        const unit = (await store.holdUnit(within, kind, fields.no)) ?? refuse('unit.not-found');
        if (unit.version !== version) refuse('unit.changed');
        await store.updateUnit(within, kind, fields);
        return unit;
      });
      const change = { before: membersOf(before), after: membersOf(fields) };
      await record(caller, kind, fields.no, { what: 'edited', ...change });
    },

    /** Deletes one that nothing names, not even somebody who got it at this moment. */
    async remove(kind: UnitKind, no: string, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const before = await db.transaction().execute(async (within) => {
        const unit = (await store.holdUnit(within, kind, no)) ?? refuse('unit.not-found');
        const used = await uses.of(within, kind, no);
        if (used.length > 0) {
          refuse('unit.in-use', { message: usesInWords(`「${unit.name}」`, used) });
        }
        await store.removeUnit(within, kind, no);
        return unit;
      });
      await record(caller, kind, no, { what: 'removed', before: membersOf(before) });
    },

    changes: (kind: UnitKind, no: string, page: PageRequest) =>
      readChanges(db, objectOf(kind, no), page),
  };
}

interface ChangeOf {
  what: string;
  before?: Members;
  after?: Members;
}

const objectOf = (kind: UnitKind, no: string): string => `${kind}:${no}`;
const membersOf = ({ name, sort, enabled }: store.UnitFields): Members => ({
  name,
  sort: String(sort),
  enabled: enabled ? '启用' : '停用',
});
