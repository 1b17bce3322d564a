import { keyOfType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#testing/database/clone.ts';
import { menuRows } from '../../installation/menu.ts';
import { recordPagesIn } from '../../installation/record-pages.ts';
import { recordTypes, systems } from '../../systems.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

/** Returns the sets of roles that people of the demonstration have, each with one of its people. */
async function rolesOfPeople(): Promise<{ person: string; roles: string[] }[]> {
  const { rows } = await sql<{ person: string; roles: string[] }>`
    select min(work_no) as person, roles from (
      select work_no, array_agg(role_code order by role_code) as roles
      from person join person_role on person_role.person_id = person.id group by work_no
    ) as held group by roles order by person`.execute(db);
  return rows;
}

/** Returns the actions that these roles have, and the pages in their menus. */
async function rightsOf(roles: string[]) {
  const actions = await db
    .selectFrom('role_action')
    .where('role_code', 'in', roles)
    .select('action_code')
    .execute();
  const held = new Set(actions.map(({ action_code }) => action_code));
  const items = await db
    .selectFrom('menu_item')
    .innerJoin('role_menu_item', 'menu_item_id', 'menu_item.id')
    .where('role_code', 'in', roles)
    .select(['menu_item.id', 'subsystem', 'component', 'permission'])
    .distinct()
    .orderBy('menu_item.id')
    .execute();
  // What asks for an action that is not held is in no menu (`menu-tree.ts`).
  return { held, pages: items.filter(({ permission }) => !permission || held.has(permission)) };
}

const recordPages = recordPagesIn(systems);

/** The types whose records a page lists. */
const listedOn = (subsystem: string, component: string) =>
  recordTypes.filter(
    (type) =>
      type.system === subsystem &&
      recordPages.get(keyOfType(type))?.some((page) => page.component === component),
  );

const sets = await rolesOfPeople();
// The pages of these items are built, and no others: `install.test.ts`.
const installed = new Map(systems.flatMap(menuRows).map(({ id, component }) => [id, component]));

test('the menus of each person of the demonstration lead to pages that are installed', async () => {
  expect(sets.length).toBeGreaterThan(10);
  for (const { person, roles } of sets) {
    const { pages } = await rightsOf(roles);
    const others = pages.filter(({ id, component }) => installed.get(id) !== component);
    expect({ person, hasPages: pages.length > 0, others }).toEqual({
      person,
      hasPages: true,
      others: [],
    });
  }
});

test('each person of the demonstration may list the records of every page in their menus', async () => {
  let listed = 0;
  for (const { person, roles } of sets) {
    const { held, pages } = await rightsOf(roles);
    const closed = pages.flatMap(({ id, subsystem, component }) => {
      const types = listedOn(subsystem, component);
      listed += types.length;
      return types.filter(({ actions }) => !held.has(`${actions}:list`)).map(() => id);
    });
    expect({ person, closed }).toEqual({ person, closed: [] });
  }
  expect(listed).toBeGreaterThan(100);
});
