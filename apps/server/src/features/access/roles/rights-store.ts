import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { holdsText, type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Reads all menu items in the order of their menus, parents before their children. */
export const listItems = (db: Database) =>
  db
    .selectFrom('menu_item')
    .orderBy('subsystem')
    .orderBy('sort')
    .orderBy('id')
    .select(['subsystem', 'id', 'parent_id', 'title', 'path'])
    .execute();

export const listActions = (db: Database) =>
  db
    .selectFrom('action')
    .orderBy('subsystem')
    .orderBy('code')
    .select(['subsystem', 'code', 'menu_item_id', 'describe'])
    .execute();

export const findRole = (db: Database, code: string) =>
  db
    .selectFrom('role')
    .where(ofTenant('role'))
    .where('code', '=', code)
    .select(['code', 'name', 'sort', 'holds_all'])
    .executeTakeFirst();

/** Returns the menu items and actions that a role was given by name. */
export async function givenTo(db: Database, code: string) {
  const [items, actions] = await Promise.all([
    db
      .selectFrom('role_menu_item')
      .where(ofTenant('role_menu_item'))
      .where('role_code', '=', code)
      .orderBy('menu_item_id')
      .select('menu_item_id')
      .execute(),
    db
      .selectFrom('role_action')
      .where(ofTenant('role_action'))
      .where('role_code', '=', code)
      .orderBy('action_code')
      .select('action_code')
      .execute(),
  ]);
  return {
    menuItems: items.map(({ menu_item_id }) => menu_item_id),
    actions: actions.map(({ action_code }) => action_code),
  };
}

export function pageOfMembers(
  db: Database,
  {
    roleId,
    keyword,
    where,
    ...page
  }: PageRequest & { roleId: string; keyword: string; where: RawBuilder<boolean> },
) {
  const members = db
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_id')
    .where(ofTenant('person_role'))
    .where('role_code', '=', roleId)
    .where(where)
    .orderBy('work_no')
    .select(['person.id', 'realname', 'work_no', 'post', 'status', 'until']);
  const found =
    keyword === '' ? members : members.where(holdsText(sql`(realname || ' ' || work_no)`, keyword));
  return paginate(found, page);
}
