import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { keepingAdministrators } from '#platform/database/last-administrator.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Access } from '../access.ts';
import * as store from './tenant-store.ts';

interface TenantParts {
  db: Database;
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'revokeAllIn'>;
  /** Brings along what an installation has for each tenant: dictionaries and rules. */
  install: (within: Database) => Promise<void>;
}

/** The tenant that is there from the start, and out of which the others are made. */
const first = 0;

export type TenantDesk = ReturnType<typeof createTenantDesk>;

/** Lets those who reach everybody of the default tenant make, change and freeze tenants; each change is recorded. */
export function createTenantDesk({ db, audit, access, sessions, install }: TenantParts) {
  async function requireFirst(caller: Caller): Promise<void> {
    if (caller.session.tenantId !== first) refuse('scope.exceeded');
    await access.requireWhole(caller);
  }
  const record = (caller: Caller, id: number, change: ChangeOf) =>
    recordChange(audit, caller, {
      kind: 'tenant.changed',
      object: objectOf(id),
      ...change,
    });

  return {
    async page(query: PageRequest & { keyword: string }, { session }: Caller) {
      const { records, ...counts } = await store.pageOfTenants(db, {
        ...query,
        only: onlyFor(session),
      });
      return { records: records.map(toWire), ...counts };
    },

    async add({ id, name }: { id: number; name: string }, caller: Caller): Promise<void> {
      await requireFirst(caller);
      const { personId } = caller.session;
      await db.transaction().execute(async (within) => {
        if (!(await store.insertTenant(within, { id, name }))) refuse('unit.taken');
        await withinTenant(id, () =>
          store.insertFirstAdministrator(within, { personId, tenant: id }),
        );
        await install(within);
      });
      await record(caller, id, { what: 'added', after: membersOf({ name, status: 'active' }) });
    },

    /** Renames a tenant, or freezes it; whoever works in it is out at once. */
    async edit({ id, version, name, status }: TenantForm, caller: Caller): Promise<void> {
      await requireFirst(caller);
      const next = status === 1 ? 'active' : 'frozen';
      if (next === 'frozen' && id === first) refuse('unit.own-tenant');
      const before = await keepingAdministrators(() =>
        db.transaction().execute(async (within) => {
          const tenant = (await store.holdTenant(within, id)) ?? refuse('unit.not-found');
          if (tenant.version !== version) refuse('unit.changed');
          await store.updateTenant(within, { id, name, status: next });
          return tenant;
        }),
      );
      if (next === 'frozen' && before.status === 'active') await sessions.revokeAllIn(id);
      const change = { before: membersOf(before), after: membersOf({ name, status: next }) };
      await record(caller, id, { what: 'edited', ...change });
    },

    /** Deletes a tenant that has no more than it was made with: nobody but whoever made it. */
    async remove(id: number, caller: Caller): Promise<void> {
      await requireFirst(caller);
      if (id === first) refuse('unit.own-tenant');
      const before = await keepingAdministrators(() =>
        db.transaction().execute(async (within) => {
          const tenant = (await store.holdTenant(within, id)) ?? refuse('unit.not-found');
          const { tables, people } = await store.contentsOf(within, id);
          if (tables > 0 || people > 1) {
            refuse('unit.in-use', { message: inUse(tenant.name, { tables, people }) });
          }
          // A session is of a tenant that there is.
          await sessions.revokeAllIn(id);
          await withinTenant(id, () => store.removeTenant(within, id));
          return tenant;
        }),
      );
      await record(caller, id, { what: 'removed', before: membersOf(before) });
    },

    async changes(id: number, page: PageRequest, { session }: Caller) {
      const only = onlyFor(session);
      if (only !== undefined && only !== id) refuse('scope.exceeded');
      return readChanges(db, objectOf(id), page);
    },
  };
}

interface TenantForm {
  id: number;
  version: number;
  name: string;
  status: 0 | 1;
}

interface ChangeOf {
  what: string;
  before?: Members;
  after?: Members;
}

/** The one tenant a session sees; undefined where it is all of them. */
const onlyFor = ({ tenantId }: Session): number | undefined =>
  tenantId === first ? undefined : tenantId;

const objectOf = (id: number): string => `tenant:${id}`;

const toWire = ({ status, ...row }: store.TenantRow & { people: number }) => ({
  ...row,
  status: status === 'active' ? 1 : 0,
});

const membersOf = ({ name, status }: Pick<store.TenantRow, 'name' | 'status'>): Members => ({
  name,
  status: status === 'active' ? '正常' : '停用',
});

const inUse = (name: string, { tables, people }: { tables: number; people: number }): string =>
  `租户「${name}」仍在使用，不能删除：人员 ${people} 人${tables > 0 ? `，另有 ${tables} 类数据` : ''}；可以停用`;
