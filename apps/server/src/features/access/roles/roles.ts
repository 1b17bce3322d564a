import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { actionsOf, findRoleRow, listRoleRows, listSystems, menuTitlesOf } from './store.ts';

export type Roles = ReturnType<typeof createRoles>;
export type RoleRule = Awaited<ReturnType<Roles['ruleOf']>>;

export function createRoles({ db }: { db: Database }) {
  return {
    list: () => listRoleRows(db),

    /** Returns a role with its menu items, its actions, and all subsystems by name. */
    async ruleOf(code: string) {
      const role = (await findRoleRow(db, code)) ?? refuse('role.not-found');
      const [systems, menuTitles, actions] = await Promise.all([
        listSystems(db),
        menuTitlesOf(db, code),
        actionsOf(db, code),
      ]);
      return { role, systems, menuTitles, actions };
    },
  };
}
