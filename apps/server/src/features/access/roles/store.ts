import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredRole = Awaited<ReturnType<typeof listRoleRows>>[number];

export const listRoleRows = (db: Database) => rolesWithCounts(db).execute();

export const findRoleRow = (db: Database, code: string) =>
  rolesWithCounts(db).where('role.code', '=', code).executeTakeFirst();

function rolesWithCounts(db: Database) {
  return db
    .selectFrom('role')
    .where(ofTenant('role'))
    .orderBy('role.sort')
    .orderBy('role.code')
    .select(['role.code', 'role.name'])
    .select((role) => [
      rowsOf(role, 'person_role').as('members'),
      rowsOf(role, 'held_menu_item').as('menuItems'),
      rowsOf(role, 'held_action').as('actions'),
    ]);
}

type HeldTable = 'person_role' | 'held_menu_item' | 'held_action';

const rowsOf = (role: ExpressionBuilder<Tables, 'role'>, table: HeldTable) =>
  role
    .selectFrom(table)
    .where(ofTenant(table))
    .whereRef(`${table}.role_code`, '=', 'role.code')
    .select(sql<number>`count(*)::int`.as('rows'))
    .$asScalar()
    .$notNull();

/** Reads the menu items a role holds, parents before children. */
export function menuTitlesOf(db: Database, code: string) {
  return db
    .selectFrom('held_menu_item')
    .where(ofTenant('held_menu_item'))
    .innerJoin('menu_item', 'menu_item.id', 'menu_item_id')
    .where('role_code', '=', code)
    .orderBy('subsystem')
    .orderBy('path')
    .select(['subsystem', 'title'])
    .execute();
}

export function actionsOf(db: Database, code: string) {
  return db
    .selectFrom('held_action')
    .where(ofTenant('held_action'))
    .innerJoin('action', 'action.code', 'action_code')
    .where('role_code', '=', code)
    .orderBy('subsystem')
    .orderBy('action.code')
    .select(['subsystem', 'action.code', 'describe'])
    .execute();
}

export function listSystems(db: Database) {
  return db
    .selectFrom('subsystem')
    .orderBy('sort')
    .orderBy('key')
    .select(['key', 'name'])
    .execute();
}
