import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#testing/database/clone.ts';
import { menuRows } from '../../installation/menu.ts';
import { cast } from '@portal/demonstration/people/cast';
import { systems } from '../../systems.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

/** Returns the number of a user's menu items, by subsystem. */
async function menusOf(workNo: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .innerJoin('role_menu_item', 'role_menu_item.role_code', 'person_role.role_code')
    .innerJoin('menu_item', 'menu_item.id', 'role_menu_item.menu_item_id')
    .where('work_no', '=', workNo)
    .groupBy('subsystem')
    .select(({ fn }) => ['subsystem', fn.count<string>('menu_item.id').distinct().as('items')])
    .execute();
  return Object.fromEntries(rows.map(({ subsystem, items }) => [subsystem, Number(items)]));
}

const storesOf = async (workNo: string) => {
  const rows = await db
    .selectFrom('person')
    .innerJoin('person_store', 'person_id', 'person.id')
    .where('work_no', '=', workNo)
    .select('store_no')
    .execute();
  return rows.length;
};

test('the supervisor has many systems and several stores, the clerk one store', async () => {
  expect(Object.keys(await menusOf('900001')).length).toBeGreaterThanOrEqual(10);
  expect(await storesOf('900001')).toBeGreaterThan(20);
  expect(await storesOf('900002')).toBe(1);
});

test('the administrator holds every menu item', async () => {
  const held = await menusOf('900005');
  const items = await db.selectFrom('menu_item').select('id').execute();

  expect(Object.keys(held)).toHaveLength(15);
  expect(Object.values(held).reduce((sum, count) => sum + count, 0)).toBe(items.length);
});

test('one of the cast has a single item in cms, and one has no menu at all', async () => {
  expect(await menusOf('900006')).toMatchObject({ cms: 1 });
  expect(await menusOf('900007')).toEqual({});
});

test('everybody but those who show otherwise has a menu where they land', async () => {
  for (const { workNo, defaultSystem, roles } of cast.filter((one) => one.roles.length > 0)) {
    const items = (await menusOf(workNo))[defaultSystem ?? 'ams'] ?? 0;
    expect.soft(items, `${workNo} ${roles.join()}`).toBeGreaterThan(1);
  }
});

test('one of the cast never changed their password, and others did so long ago', async () => {
  const { rows } = await sql<{ days: number | null }>`
    select extract(day from today.password_changed_at - person.password_changed_at)::int as days
    from person join person today on today.work_no = '900001'
    where person.work_no between '900012' and '900014' order by person.work_no`.execute(db);

  expect(rows.map(({ days }) => days)).toEqual([null, 93, 87]);
});

test('the first item of every subsystem is its board', async () => {
  const boards = await db
    .selectFrom('menu_item')
    .where('parent_id', 'is', null)
    .where('sort', '=', 0)
    .select(['subsystem', 'path', 'component'])
    .execute();

  expect(boards).toHaveLength(15);
  for (const { subsystem, path, component } of boards) {
    expect(path).toBe(`/${subsystem}/dashboard/analysis`);
    expect(component).toBe('dashboard/Analysis');
  }
});

test('FIX-60 the pages of administration, which the printed cast promises to auditor and security officer, are guarded by actions of those who administer', async () => {
  const guarded = await db
    .selectFrom('menu_item')
    .where('permission', 'is not', null)
    .where('menu_item.subsystem', '=', 'ams')
    .leftJoin('role_action', 'action_code', 'permission')
    .select(['menu_item.id', 'role_code'])
    .orderBy('menu_item.id')
    .orderBy('role_code')
    .execute();

  expect(guarded).toEqual([
    { id: 'ams-audit-log', role_code: 'administrator' },
    { id: 'ams-audit-log', role_code: 'auditor' },
    { id: 'ams-audit-signIn', role_code: 'administrator' },
    { id: 'ams-audit-signIn', role_code: 'auditor' },
    { id: 'ams-base-checkRule', role_code: 'administrator' },
    { id: 'ams-base-dictionary', role_code: 'administrator' },
    { id: 'ams-base-import', role_code: 'administrator' },
    { id: 'ams-installation-brand', role_code: 'administrator' },
    { id: 'ams-installation-channel', role_code: 'administrator' },
    { id: 'ams-installation-client', role_code: 'administrator' },
    { id: 'ams-installation-guide', role_code: 'administrator' },
    { id: 'ams-installation-setting', role_code: 'administrator' },
    { id: 'ams-installation-system', role_code: 'administrator' },
    { id: 'ams-monitor-connection', role_code: 'administrator' },
    { id: 'ams-monitor-connection', role_code: 'security-officer' },
    { id: 'ams-monitor-database', role_code: 'administrator' },
    { id: 'ams-monitor-database', role_code: 'security-officer' },
    { id: 'ams-monitor-disk', role_code: 'administrator' },
    { id: 'ams-monitor-disk', role_code: 'security-officer' },
    { id: 'ams-monitor-health', role_code: 'administrator' },
    { id: 'ams-monitor-health', role_code: 'security-officer' },
    { id: 'ams-monitor-job', role_code: 'administrator' },
    { id: 'ams-monitor-job', role_code: 'security-officer' },
    { id: 'ams-monitor-jvm', role_code: 'administrator' },
    { id: 'ams-monitor-jvm', role_code: 'security-officer' },
    { id: 'ams-monitor-logout', role_code: 'administrator' },
    { id: 'ams-monitor-redis', role_code: 'administrator' },
    { id: 'ams-monitor-redis', role_code: 'security-officer' },
    { id: 'ams-monitor-release', role_code: 'administrator' },
    { id: 'ams-monitor-server', role_code: 'administrator' },
    { id: 'ams-monitor-server', role_code: 'security-officer' },
    { id: 'ams-monitor-terminal', role_code: 'administrator' },
    { id: 'ams-monitor-tomcat', role_code: 'administrator' },
    { id: 'ams-monitor-tomcat', role_code: 'security-officer' },
    { id: 'ams-monitor-trace', role_code: 'administrator' },
    { id: 'ams-monitor-trace', role_code: 'security-officer' },
    { id: 'ams-notice-message', role_code: 'administrator' },
    { id: 'ams-notice-message', role_code: 'auditor' },
    { id: 'ams-organisation-company', role_code: 'administrator' },
    { id: 'ams-organisation-department', role_code: 'administrator' },
    { id: 'ams-organisation-group', role_code: 'administrator' },
    { id: 'ams-organisation-person', role_code: 'administrator' },
    { id: 'ams-organisation-position', role_code: 'administrator' },
    { id: 'ams-organisation-session', role_code: 'administrator' },
    { id: 'ams-organisation-store', role_code: 'administrator' },
    { id: 'ams-organisation-tenant', role_code: 'administrator' },
    { id: 'ams-role-approver', role_code: 'administrator' },
    { id: 'ams-role-menu', role_code: 'administrator' },
    { id: 'ams-role-publish', role_code: 'administrator' },
    { id: 'ams-role-publish', role_code: 'security-officer' },
    { id: 'ams-role-request', role_code: 'administrator' },
    { id: 'ams-role-roles', role_code: 'administrator' },
    { id: 'ams-role-roles', role_code: 'security-officer' },
    { id: 'ams-role-signIn', role_code: 'administrator' },
    { id: 'ams-role-signIn', role_code: 'security-officer' },
    { id: 'ams-rule', role_code: 'administrator' },
    { id: 'ams-rule', role_code: 'security-officer' },
  ]);
});

test('nobody of the group could be somebody: made-up numbers and addresses', async () => {
  const people = await db.selectFrom('person').select(['work_no', 'phone', 'email']).execute();

  for (const { work_no, phone, email } of people) {
    expect(work_no).toMatch(/^9\d{5}$/);
    expect(phone).toMatch(/^154\d{8}$/);
    expect(email).toBe(`${work_no}@example.com`);
  }
});

test('TRU-15 the menus are those of an installation, and monitoring stands in administration alone', async () => {
  const items = await db.selectFrom('menu_item').select(['id', 'subsystem', 'title']).execute();

  const installed = systems.flatMap(menuRows).map(({ id }) => id);
  expect(items.map(({ id }) => id).toSorted()).toEqual(installed.toSorted());
  const monitoring = items.filter(({ title }) => /监控|JVM|Redis|Tomcat/.test(title));
  expect(new Set(monitoring.map(({ subsystem }) => subsystem))).toEqual(new Set(['ams']));
});
