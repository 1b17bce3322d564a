import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { actionsOf, findStored, listStored, listSystems, menuTitlesOf } from './store.ts';

export type Roles = ReturnType<typeof createRoles>;
export type RoleRule = Awaited<ReturnType<Roles['ruleOf']>>;

export function createRoles({ db }: { db: Database }) {
  return {
    list: () => listStored(db),

    /** A role and all it carries, with the names of the subsystems it reaches into. */
    async ruleOf(code: string) {
      const role = (await findStored(db, code)) ?? refuse('role.not-found');
      const [systems, menuTitles, actions] = await Promise.all([
        listSystems(db),
        menuTitlesOf(db, code),
        actionsOf(db, code),
      ]);
      return { role, systems, menuTitles, actions };
    },
  };
}
