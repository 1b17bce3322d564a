import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import { findRole, givenTo, listActions, listItems, pageOfMembers } from './rights-store.ts';
import { dictionaryItems, ruledTypeOf, rulesOfRole } from './rule-store.ts';
import { actionsOf, findRoleRow, listRoleRows, listSystems, menuTitlesOf } from './store.ts';

export type Roles = ReturnType<typeof createRoles>;
export type RoleRule = Awaited<ReturnType<Roles['ruleOf']>>;

interface RoleParts {
  db: Database;
  types: readonly RecordType[];
  /** Matches the ids of the members that a user is shown. */
  whereShown: (user: Session, id: RawBuilder<unknown>) => Promise<RawBuilder<boolean>>;
}

export function createRoles({ db, types, whereShown }: RoleParts) {
  return {
    list: () => listRoleRows(db),

    /** Returns all menu items and actions by system, without systems that have none. */
    async rights() {
      const [systems, items, actions] = await Promise.all([
        listSystems(db),
        listItems(db),
        listActions(db),
      ]);
      return systems
        .map(({ key, name }) => ({
          key,
          name,
          items: items.filter(({ subsystem }) => subsystem === key),
          actions: actions.filter(({ subsystem }) => subsystem === key),
        }))
        .filter((system) => system.items.length > 0);
    },

    /** Returns a role with what it was given by name. */
    async given(code: string) {
      const role = (await findRole(db, code)) ?? refuse('role.not-found');
      return { ...role, ...(await givenTo(db, code)) };
    },

    /** Returns all record types by system, as rules are made about them. */
    async ruledTypes() {
      const [systems, items] = await Promise.all([listSystems(db), dictionaryItems(db)]);
      return systems
        .map(({ key, name }) => ({
          key,
          name,
          types: types
            .filter(({ system }) => system === key)
            .map((type) => ruledTypeOf(type, items)),
        }))
        .filter((system) => system.types.length > 0);
    },

    /** Returns the data rules and field rules of a role. */
    async rulesOf(code: string) {
      const role = (await findRole(db, code)) ?? refuse('role.not-found');
      return { holdsAll: role.holds_all, ...(await rulesOfRole(db, code)) };
    },

    async members(input: PageRequest & { roleId: string; keyword: string }, user: Session) {
      if (!(await findRole(db, input.roleId))) refuse('role.not-found');
      return pageOfMembers(db, { ...input, where: await whereShown(user, sql`person.id`) });
    },

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
