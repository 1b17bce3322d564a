import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** What a role carries; all of it names rows that are there. */
export interface RoleTraits {
  menuItems?: string[];
  actions?: string[];
}

/** Makes a role up and answers its code. */
export const roleIn =
  (db: Database) =>
  async ({ menuItems = [], actions = [] }: RoleTraits = {}): Promise<string> => {
    const role_code = `role-${randomUUID().slice(0, 8)}`;
    await db.insertInto('role').values({ code: role_code, name: '测试角色' }).execute();
    const items = menuItems.map((menu_item_id) => ({ role_code, menu_item_id }));
    if (items.length > 0) await db.insertInto('role_menu_item').values(items).execute();
    const codes = actions.map((action_code) => ({ role_code, action_code }));
    if (codes.length > 0) await db.insertInto('role_action').values(codes).execute();
    return role_code;
  };
