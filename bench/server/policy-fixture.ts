import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import { listMenus } from '@portal/contract/policy/menus';
import { sql } from 'kysely';
import { type Connection, prepare } from './caller.ts';
import { createSocketFixture } from './socket-fixture.ts';

export type PolicyFixture = Awaited<ReturnType<typeof createPolicyFixture>>;

const role = 'bench-pages';
const action = 'ams:menu:list';
const value: MenuItemValue = {
  system: 'ams',
  parentId: null,
  sort: 900,
  path: '/ams/bench',
  name: 'ams-bench',
  component: 'dashboard/Chart',
  redirect: null,
  hidden: false,
  alwaysShow: false,
  route: '1',
  title: '压测页面',
  icon: null,
  url: null,
  urlCredential: 'none',
  keepAlive: true,
  internalOrExternal: false,
  componentName: null,
  permission: null,
};

/** The product with an administrator, and with open pages of users of one role that is given and taken a page. */
export async function createPolicyFixture(openPages: number) {
  const fixture = await createSocketFixture(openPages + 1);
  const [first, ...pages] = fixture.pages;
  if (!first) throw new Error('nobody is signed in');
  const ids = pages.map(({ id }) => id);
  const { db } = fixture;
  await sql`
    insert into role (tenant_id, code, name, holds_all)
    values (0, ${role}, 'bench', false), (0, 'bench-whole', 'bench', true)`.execute(db);
  await sql`
    insert into role_menu_item (tenant_id, role_code, menu_item_id)
    select 0, ${role}, id from menu_item where subsystem = 'ams' and permission is null`.execute(
    db,
  );
  await sql`
    insert into person_role (tenant_id, person_id, role_code)
    select 0, id, ${role} from unnest(${ids}::text[]) id
    union all select 0, ${first.id}, 'bench-whole'`.execute(db);
  const [page] = pages;
  return {
    ...fixture,
    pages,
    administrator: { token: first.token, workNo: first.id },
    role,
    action,
    item: { id: 'ams-bench', path: value.path, value },
    /** Asks for something that the role's action allows; returns whether it is refused. */
    async isRefused(portal: Connection): Promise<boolean> {
      const identity = { token: page?.token ?? '', workNo: page?.id ?? '' };
      const { status } = await portal.exchange(prepare(listMenus, { sysType: 'ams' }, identity));
      return status === 403;
    },
  };
}
