import {
  type ScopeKind,
  scopeKinds,
  type ScopesOfPerson,
  type setScopes,
} from '@portal/contract/administration/scopes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import { existing } from '../memberships/membership-store.ts';

interface ScopeParts {
  db: Database;
  audit: Audit;
  access: Access;
}

export type Scopes = ReturnType<typeof createScopes>;

/** Says whom an administrator of some departments or stores administers. Those who reach everybody decide about it. */
export function createScopes({ db, audit, access }: ScopeParts) {
  return {
    async of(id: string, caller: Caller): Promise<ScopesOfPerson> {
      const person = await access.seen(caller, id);
      const reach = await access.reachOf({ personId: person.id });
      const [scopes, offered] = await Promise.all([scopesOf(db, id), listSystems(db)]);
      return { reachesAll: reach === 'all', scopes, systems: offered };
    },

    async set({ id, scopes }: z.infer<typeof setScopes.input>, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const person = await access.seen(caller, id);
      if (id === caller.session.personId) refuse('person.own');
      for (const kind of scopeKinds) {
        const keys = scopes.filter((scope) => scope.kind === kind).map(({ key }) => key);
        const known = kind === 'system' ? await systemKeys(db) : await existing(db, kind, keys);
        if (!keys.every((key) => known.has(key))) refuse('membership.unknown');
      }
      const before = await scopesOf(db, id);
      await db.transaction().execute((within) => writeScopes(within, id, scopes));
      await recordChange(audit, caller, {
        kind: 'person.scopes-set',
        object: person.work_no,
        before: { scopes: before.map(({ kind, key }) => `${kind} ${key}`) },
        after: { scopes: scopes.map(({ kind, key }) => `${kind} ${key}`) },
      });
    },
  };
}

interface Scope {
  kind: ScopeKind;
  key: string;
}

const listSystems = (db: Database) =>
  db.selectFrom('subsystem').orderBy('sort').orderBy('key').select(['key', 'name']).execute();

const systemKeys = async (db: Database): Promise<Set<string>> =>
  new Set((await listSystems(db)).map(({ key }) => key));

async function writeScopes(within: Database, id: string, scopes: readonly Scope[]) {
  await within
    .deleteFrom('administration_scope')
    .where(ofTenant('administration_scope'))
    .where('person_id', '=', id)
    .execute();
  const rows = scopes.map(({ kind, key }) => ({ person_id: id, kind, value: key }));
  if (rows.length === 0) return;
  await within
    .insertInto('administration_scope')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute();
}

async function scopesOf(db: Database, personId: string) {
  const tenant = tenantId();
  const { rows } = await sql<Scope & { text: string }>`
    select scope.kind, value as key, coalesce(depart_name, store_name, subsystem.name, value) as text
    from administration_scope scope
    left join department on scope.kind = 'department' and department.id = value
      and department.tenant_id = scope.tenant_id
    left join store on scope.kind = 'store' and store_no = value
      and store.tenant_id = scope.tenant_id
    left join subsystem on scope.kind = 'system' and subsystem.key = value
    where scope.tenant_id = ${tenant} and person_id = ${personId}
    order by scope.kind, value`.execute(db);
  return rows;
}
