import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

const foundMost = 5;

/** Letters with a meaning of their own in a pattern are meant as they are. */
const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const findPage = (db: Database, system: string, path: string) =>
  db
    .selectFrom('menu_item')
    .where('subsystem', '=', system)
    .where('path', '=', path)
    .select(['subsystem', 'id'])
    .executeTakeFirst();

/** Pages called so; where none is, pages whose name has it in it. */
export async function findPagesByTitle(db: Database, words: string) {
  const pages = db
    .selectFrom('menu_item')
    .select(['subsystem', 'id'])
    .orderBy('subsystem')
    .orderBy('path')
    .limit(foundMost);
  const called = await pages.where('title', '=', words).execute();
  if (called.length > 0) return called;
  return pages.where('title', 'like', containing(words)).execute();
}

/** Pages that show this address of another site. */
export const findPagesByAddress = (db: Database, address: string) =>
  db
    .selectFrom('menu_item')
    .where((eb) => eb(eb.fn('split_part', ['url', sql.lit('?'), sql.lit(1)]), '=', address))
    .select(['subsystem', 'id'])
    .limit(foundMost)
    .execute();

export const findAction = (db: Database, code: string) =>
  db.selectFrom('action').where('code', '=', code).selectAll().executeTakeFirst();

export const findActionsByWords = (db: Database, words: string) =>
  db
    .selectFrom('action')
    .where('describe', 'like', containing(words))
    .selectAll()
    .orderBy('code')
    .limit(foundMost)
    .execute();

export type ActionRow = NonNullable<Awaited<ReturnType<typeof findAction>>>;

export const listSystems = (db: Database) =>
  db.selectFrom('subsystem').select(['key', 'name', 'enabled']).execute();

/** A system by its key or its name. */
export const findSystem = (db: Database, words: string) =>
  db
    .selectFrom('subsystem')
    .where((eb) => eb.or([eb('key', '=', words), eb('name', '=', words)]))
    .select('key')
    .executeTakeFirst();

/** The names of roles that were given an item of a menu: one that holds everything is none to be asked for. */
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

/** The names of roles that hold anything in a subsystem's menu. */
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

/** Which of these roles hold an action, by name or because they hold everything. */
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

/** Two roles may be called alike: nobody is helped by reading it twice. */
const names = (rows: { name: string }[]): string[] => [...new Set(rows.map(({ name }) => name))];

/** What somebody belongs to, as far as it decides what they are shown. */
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

/** Who can change what people are allowed, by name. */
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
    .limit(foundMost)
    .select('realname')
    .execute();
  return rows.map(({ realname }) => realname);
}
