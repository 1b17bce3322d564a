import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

const maxFound = 5;

/** Makes a LIKE pattern; special characters are escaped. */
const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const findPage = (db: Database, system: string, path: string) =>
  db
    .selectFrom('menu_item')
    .where('subsystem', '=', system)
    .where('path', '=', path)
    .select(['subsystem', 'id'])
    .executeTakeFirst();

export const findPagesByComponent = (db: Database, system: string, components: readonly string[]) =>
  db
    .selectFrom('menu_item')
    .where('subsystem', '=', system)
    .where((e) => e('component', '=', e.fn.any(e.val([...components]))))
    .orderBy('sort')
    .orderBy('path')
    .select(['subsystem', 'id'])
    .limit(maxFound)
    .execute();

/** Finds pages by title; if there is none, pages whose title contains the words. */
export async function findPagesByTitle(db: Database, words: string) {
  const pages = db
    .selectFrom('menu_item')
    .select(['subsystem', 'id'])
    .orderBy('subsystem')
    .orderBy('path')
    .limit(maxFound);
  const called = await pages.where('title', '=', words).execute();
  if (called.length > 0) return called;
  return pages.where('title', 'like', containing(words)).execute();
}

/** Finds pages that show this address of another site. */
export const findPagesByAddress = (db: Database, address: string) =>
  db
    .selectFrom('menu_item')
    .where((eb) => eb(eb.fn('split_part', ['url', sql.lit('?'), sql.lit(1)]), '=', address))
    .select(['subsystem', 'id'])
    .limit(maxFound)
    .execute();

export const findAction = (db: Database, code: string) =>
  db.selectFrom('action').where('code', '=', code).selectAll().executeTakeFirst();

export const findActionsByWords = (db: Database, words: string) =>
  db
    .selectFrom('action')
    .where('describe', 'like', containing(words))
    .selectAll()
    .orderBy('code')
    .limit(maxFound)
    .execute();

export type ActionRow = NonNullable<Awaited<ReturnType<typeof findAction>>>;

export const listSystems = (db: Database) =>
  db.selectFrom('subsystem').select(['key', 'name', 'enabled', 'kind']).execute();

/** Finds a subsystem by key or name. */
export const findSystem = (db: Database, words: string) =>
  db
    .selectFrom('subsystem')
    .where((eb) => eb.or([eb('key', '=', words), eb('name', '=', words)]))
    .select('key')
    .executeTakeFirst();

/** Returns the names of roles that were granted a menu item; roles that hold everything are left out. */
export const rolesWithItem = async (db: Database, menuItemId: string): Promise<string[]> =>
  names(
    await db
      .selectFrom('role')
      .innerJoin('role_menu_item', 'role_code', 'code')
      .where(ofTenant('role', 'role_menu_item'))
      .where('menu_item_id', '=', menuItemId)
      .orderBy('sort')
      .orderBy('code')
      .select('name')
      .execute(),
  );

export const rolesWithAction = async (db: Database, code: string): Promise<string[]> =>
  names(
    await db
      .selectFrom('role')
      .innerJoin('role_action', 'role_code', 'role.code')
      .where(ofTenant('role', 'role_action'))
      .where('action_code', '=', code)
      .orderBy('sort')
      .orderBy('role.code')
      .select('name')
      .execute(),
  );

/** Returns the names of roles that hold anything in the menu of a subsystem. */
export const rolesInSystem = async (db: Database, system: string): Promise<string[]> =>
  names(
    await db
      .selectFrom('role')
      .where(ofTenant('role'))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('role_menu_item')
            .innerJoin('menu_item', 'menu_item.id', 'menu_item_id')
            .where(ofTenant('role_menu_item'))
            .whereRef('role_code', '=', 'role.code')
            .where('subsystem', '=', system)
            .select('menu_item_id'),
        ),
      )
      .orderBy('sort')
      .orderBy('code')
      .select('name')
      .execute(),
  );

/** Returns the names of those of these roles that hold an action, directly or because they hold everything. */
export const ownRolesWithAction = async (
  db: Database,
  roles: readonly string[],
  code: string,
): Promise<string[]> =>
  names(
    await db
      .selectFrom('role')
      .innerJoin('held_action', 'role_code', 'role.code')
      .where(ofTenant('role', 'held_action'))
      .where('action_code', '=', code)
      .where('role.code', '=', sql<string>`any(${[...roles]}::text[])`)
      .orderBy('sort')
      .select('name')
      .execute(),
  );

/** Removes duplicates: two roles may have the same name. */
const names = (rows: { name: string }[]): string[] => [...new Set(rows.map(({ name }) => name))];

/** Reads the memberships of a user that decide which data they see. */
export async function readMemberships(db: Database, personId: string) {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('person_store')
            .where(ofTenant('person_store'))
            .where('person_id', '=', personId)
            .select('store_no'),
        )
        .as('store'),
      eb
        .exists(
          eb
            .selectFrom('person_business_group')
            .where(ofTenant('person_business_group'))
            .where('person_id', '=', personId)
            .select('bg_no'),
        )
        .as('group'),
      eb
        .exists(
          eb
            .selectFrom('person_company')
            .where(ofTenant('person_company'))
            .where('person_id', '=', personId)
            .select('company_no'),
        )
        .as('company'),
    ])
    .executeTakeFirstOrThrow();
  const sets = await db
    .selectFrom('person_account_set')
    .innerJoin('account_set', 'code', 'account_set_code')
    .where(ofTenant('person_account_set', 'account_set'))
    .where('person_id', '=', personId)
    .select('kind')
    .distinct()
    .execute();
  const accountSets = new Set(sets.map(({ kind }) => kind));
  return {
    store: Boolean(row.store),
    group: Boolean(row.group),
    company: Boolean(row.company),
    accountSets,
  };
}
export type Memberships = Awaited<ReturnType<typeof readMemberships>>;

/** Returns the names of active users who hold an action. */
export async function findAdministrators(db: Database, action: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .where('status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('person_role')
          .innerJoin('held_action', 'held_action.role_code', 'person_role.role_code')
          .where(ofTenant('person_role', 'held_action'))
          .whereRef('person_id', '=', 'person.id')
          .where('action_code', '=', action)
          .select('person_id'),
      ),
    )
    .orderBy('work_no')
    .limit(maxFound)
    .select('realname')
    .execute();
  return rows.map(({ realname }) => realname);
}
