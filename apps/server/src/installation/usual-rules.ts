import { usualParts } from '@portal/contract/policy/data-rules';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { noteInstalled, notInstalledYet } from './installed-items.ts';
import { recordTypes } from '../systems.ts';

/**
 * Gives the roles of a tenant the usual rule of each record type that is new to the installation: they show what they
 * showed before there were rules. Roles that are made later have the rules they are given, and no others.
 */
export async function installUsualRules(tx: Database, tenant: number): Promise<void> {
  const keyOf = (type: RecordType) => `${tenant}/${keyOfType(type)}`;
  const types = await notInstalledYet(tx, 'data-rule', recordTypes, keyOf);
  await giveUsualRules(tx, types);
  await noteInstalled(tx, 'data-rule', types.map(keyOf));
}

/** Gives roles of the tenant the usual rules of some types; all roles where none are named. Rules that are there stay. */
export async function giveUsualRules(
  tx: Database,
  types: readonly RecordType[],
  roles?: readonly string[],
): Promise<void> {
  const all = await rolesOf(tx, roles);
  const rows = all.flatMap(({ code, holdsEvery, actions }) =>
    types.map((type) => ({
      role: code,
      type: keyOfType(type),
      parts: JSON.stringify(usualParts(type, (action) => holdsEvery || actions.has(action))),
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into data_rule (tenant_id, role_code, type, parts)
    select ${tenantId()}::int, role, type, parts::jsonb
    from unnest(
      ${rows.map(({ role }) => role)}::text[],
      ${rows.map(({ type }) => type)}::text[],
      ${rows.map(({ parts }) => parts)}::text[]
    ) as given (role, type, parts)
    on conflict do nothing`.execute(tx);
}

/** Gives the usual rules of all types to roles that have no rule yet: those that the demonstration has just made. */
export async function giveNewRolesUsualRules(tx: Database): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from role where ${ofTenant('role')} and not exists (
      select from data_rule where data_rule.tenant_id = role.tenant_id and role_code = code)`.execute(
    tx,
  );
  const roles = rows.map(({ code }) => code);
  await giveUsualRules(tx, recordTypes, roles);
}

/** Reads roles with the actions that they and everybody may take: a code whose rule is off widened a type for all. */
async function rolesOf(tx: Database, codes: readonly string[] | undefined) {
  const { rows } = await sql<{ code: string; holds_all: boolean; actions: string[] }>`
    select code, holds_all, array(
      select action_code from role_action
      where role_action.tenant_id = role.tenant_id and role_code = role.code
      union select action.code from action where status = '0' and type = '1') as actions
    from role
    where ${ofTenant('role')} and ${codes === undefined ? sql`true` : sql`code = any(${[...codes]})`}`.execute(
    tx,
  );
  return rows.map(({ code, holds_all, actions }) => ({
    code,
    holdsEvery: holds_all,
    actions: new Set(actions),
  }));
}
