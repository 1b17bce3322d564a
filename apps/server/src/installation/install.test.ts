import { actionsOf } from '@portal/contract/records/record-type';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { ofTenant, withinTenant } from '#platform/database/tenant.ts';
import { emptyDatabase } from '#testing/database/clone.ts';
import { actionRows } from './actions.ts';
import { install } from './install.ts';
import { menuRows } from './menu.ts';
import { migrationFolders, recordTypes, systems } from '../systems.ts';

let own: Awaited<ReturnType<typeof emptyDatabase>>;
/** As the server opens it, and for what an administrator of the default tenant does. */
let server: Database;
let db: Database;

beforeEach(async () => {
  own = await emptyDatabase();
  await migrate(own.url, migrationFolders);
  server = openDatabase(own.url);
  db = openDatabase(own.url, { tenantId: 0 });
});
afterEach(async () => {
  await closeDatabase(db);
  await closeDatabase(server);
  await own.drop();
});

const titleOf = async (id: string) =>
  (await db.selectFrom('menu_item').select('title').where('id', '=', id).executeTakeFirst())?.title;

/** As a release before this item was made would have left the installation. */
async function asBefore(kind: 'menu-item' | 'action' | 'dictionary-item', key: string) {
  await db.deleteFrom('installed_item').where('kind', '=', kind).where('key', '=', key).execute();
}

test('an empty installation gets the fifteen systems, their pages, actions and dictionaries, and nobody', async () => {
  await install(server);

  const installed = await db.selectFrom('subsystem').select('key').execute();
  expect(installed.map(({ key }) => key).toSorted()).toEqual([...subsystemKeys].toSorted());
  const dictionaries = await db.selectFrom('dictionary').select('code').execute();
  expect(dictionaries.length).toBeGreaterThan(60);
  for (const table of ['person', 'store', 'department', 'announcement', 'role'] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

test('nodes that start at the same moment, and every later start, install everything once', async () => {
  await Promise.all([install(server), install(server), install(server)]);
  const items = await db.selectFrom('menu_item').select('id').execute();
  await install(server);

  expect(items).toHaveLength(systems.flatMap(menuRows).length);
  expect(await db.selectFrom('menu_item').select('id').execute()).toEqual(items);
});

test('what an administrator changed or removed stays so', async () => {
  await install(server);
  await db
    .updateTable('menu_item')
    .set({ title: '盘点', sort: 9 })
    .where('id', '=', 'ors-stock-count')
    .execute();
  await db.deleteFrom('menu_item').where('id', '=', 'rcm-chart').execute();
  await db.deleteFrom('menu_item').where('id', '=', 'cms-chart').execute();
  await db.deleteFrom('dictionary').where('code', '=', 'sex').execute();
  await db.updateTable('subsystem').set({ enabled: false }).where('key', '=', 'hr').execute();

  await install(server);

  expect(await titleOf('ors-stock-count')).toBe('盘点');
  expect(await titleOf('cms-chart')).toBeUndefined();
  const sexes = await db
    .selectFrom('dictionary_item')
    .where('tenant_id', '=', 0)
    .where('dictionary_code', '=', 'sex')
    .selectAll()
    .execute();
  expect(sexes).toEqual([]);
  const hr = await db
    .selectFrom('subsystem')
    .where('key', '=', 'hr')
    .select('enabled')
    .executeTakeFirstOrThrow();
  expect(hr.enabled).toBe(false);
});

test('a tenant that was made since the last start gets dictionaries of its own', async () => {
  await install(server);
  await db.insertInto('tenant').values({ id: 7, name: '七号租户' }).execute();

  await install(server);

  const found = await withinTenant(7, () =>
    db
      .selectFrom('dictionary_item')
      .where(ofTenant('dictionary_item'))
      .where('dictionary_code', '=', 'sex')
      .select('text')
      .execute(),
  );
  expect(found).toEqual([{ text: '男' }, { text: '女' }]);
});

test('a page that is new in a release appears, at the top where its folder was removed', async () => {
  await install(server);
  await db.deleteFrom('menu_item').where('id', '=', 'ors-stock').execute();
  await asBefore('menu-item', 'ors-stock-count');

  await install(server);

  expect(
    await db
      .selectFrom('menu_item')
      .where('id', '=', 'ors-stock-count')
      .select('parent_id')
      .execute(),
  ).toEqual([{ parent_id: null }]);
});

test('a page that is new never takes the place of one an administrator made at its address', async () => {
  await install(server);
  await db.deleteFrom('menu_item').where('id', '=', 'cms-chart').execute();
  await asBefore('menu-item', 'cms-chart');
  await db
    .insertInto('menu_item')
    .values({
      id: 'ours',
      subsystem: 'cms',
      path: '/cms/chart',
      name: 'ours',
      component: 'dashboard/Chart',
      title: '我们的图表',
    })
    .execute();

  await install(server);

  expect(await titleOf('ours')).toBe('我们的图表');
  expect(await titleOf('cms-chart')).toBeUndefined();
});

test('a page is not opened to everybody because the action it asks for was removed', async () => {
  await install(server);
  await db.deleteFrom('menu_item').where('id', '=', 'ams-monitor-release').execute();
  await db.deleteFrom('action').where('code', '=', 'ams:subsystem:list').execute();
  await asBefore('menu-item', 'ams-monitor-release');

  await install(server);

  expect(await titleOf('ams-monitor-release')).toBeUndefined();
});

test('every record type has each action that its calls and pages ask for', () => {
  const codes = actionRows(systems).map(({ code }) => code);

  for (const type of recordTypes) {
    expect(codes).toEqual(expect.arrayContaining(actionsOf(type)));
  }
});
