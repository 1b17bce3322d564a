import { explain, type Finding } from '@portal/contract/access/explain';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld, type Person } from '#testing/world.ts';
import { roleIn } from '#testing/fixtures/role.ts';

// Each reason of the page "why can I not see this", as the server finds it.

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);

const ask = async (person: Person, asked: string): Promise<Finding[]> =>
  (await person.call(explain, { asked })).findings;
const askOne = async (person: Person, asked: string) => (await ask(person, asked))[0];

const personWith = async (...menuItems: string[]) =>
  world.person({ roles: [await makeRole({ menuItems })] });

test('a page in the person’s menu is one they see, and where it is is told', async () => {
  const driver = await personWith('ams-sampleCar', 'ams-sampleCar-fuel');

  expect(await ask(driver, 'https://localhost/ams/sampleCar/fuel?month=3')).toEqual([
    {
      about: 'page',
      title: '样页油耗',
      system: { sysType: 'ams', sysName: '行政管理' },
      path: '/ams/sampleCar/fuel',
      action: null,
      sees: 'yes',
      reasons: [],
      remarks: [],
    },
  ]);
});

test('there is no page at an address', async () => {
  const lin = await world.person();

  expect(await askOne(lin, '/ams/no/such/page')).toMatchObject({
    about: 'nothing',
    system: { sysType: 'ams' },
    reasons: [{ kind: 'unknown' }],
  });
  expect(await askOne(lin, '/no/system')).toMatchObject({
    system: null,
    reasons: [{ kind: 'unknown' }],
  });
  expect(await askOne(lin, '没有这样的页面')).toMatchObject({ reasons: [{ kind: 'unknown' }] });
});

test('no role of the person holds the page: those that do are named', async () => {
  const driver = await personWith('ams-sampleCar', 'ams-sampleCar-fuel');

  const found = await askOne(driver, '/ams/sampleRole/list');

  expect(found).toMatchObject({ title: '样页权限', sees: 'no' });
  expect(found?.reasons).toEqual([{ kind: 'no-role', roles: ['系统管理员', '安全管理员'] }]);
});

test('whoever has no menu in the system at all is told that first', async () => {
  const stranger = await world.person();

  expect((await askOne(stranger, '/ams/sampleRole/list'))?.reasons).toEqual([
    { kind: 'no-menu', roles: expect.arrayContaining(['总部员工', '系统管理员']) },
    { kind: 'no-role', roles: ['系统管理员', '安全管理员'] },
  ]);
});

test('the page is for those who may take an action, which nobody may', async () => {
  const clerk = await personWith(
    'ams-form',
    'ams-form-vault',
    'ams-sampleCar',
    'ams-sampleCar-fuel',
  );

  expect((await askOne(clerk, '机要柜'))?.reasons).toEqual([
    {
      kind: 'action-asked',
      on: '机要柜',
      action: 'ams:vault:open',
      describe: '打开机要柜',
      roles: [],
    },
  ]);
});

test('a folder is not shown while all that is in it is closed to the person', async () => {
  const clerk = await personWith(
    'ams-form',
    'ams-form-vault',
    'ams-sampleCar',
    'ams-sampleCar-fuel',
  );

  expect((await askOne(clerk, '/ams/form'))?.reasons).toEqual([{ kind: 'empty-folder' }]);
});

test('a system that is not opened is closed to everybody', async () => {
  await world.db
    .updateTable('subsystem')
    .set({ enabled: false })
    .where('key', '=', 'syfs')
    .execute();
  const administrator = await world.person({ roles: ['administrator'] });

  const [page] = await ask(administrator, '/syfs/dashboard/analysis');
  expect(page?.reasons).toEqual([{ kind: 'not-opened' }]);
  expect(await askOne(administrator, '收银防损')).toMatchObject({
    about: 'system',
    sees: 'no',
    reasons: [{ kind: 'not-opened' }],
  });
});

test('a system in which the person has no menu, or one too small, is named as such', async () => {
  const guest = await world.person({ roles: ['content-guest'], businessGroups: ['BG01'] });

  expect((await askOne(guest, 'cms'))?.reasons).toEqual([
    { kind: 'small-menu', roles: expect.arrayContaining(['内容访客', '店长']) },
  ]);
  expect((await askOne(guest, '/hr'))?.reasons).toMatchObject([{ kind: 'no-menu' }]);
});

test.each([
  { page: '/ors/stock', lack: 'no-store', traits: { stores: ['A1001'] } },
  { page: '/crm/coupon', lack: 'no-group', traits: { businessGroups: ['BG01'] } },
  { page: '/ops/chart', lack: 'no-company', traits: { companies: ['C01'] } },
  { page: '/gyl/chart', lack: 'no-account-set', traits: { accountSets: ['GYL01'] } },
])(
  'whoever belongs to none of what a system is about has nothing to see in it ($lack)',
  async ({ page, lack, traits }) => {
    const roles = ['administrator'];
    const [store] = await world.db.selectFrom('store').select('store_no').limit(1).execute();
    const own = 'stores' in traits ? { stores: [store?.store_no ?? ''] } : traits;
    const [without, within] = [
      await world.person({ roles }),
      await world.person({ roles, ...own }),
    ];

    expect(await askOne(without, page)).toMatchObject({
      sees: 'without-data',
      reasons: [{ kind: lack }],
    });
    expect(await askOne(within, page)).toMatchObject({ sees: 'yes', reasons: [] });
  },
);

test('gims wants an account set that is not of gyl, and is told to be elsewhere where it has no pages here', async () => {
  await world.db
    .updateTable('subsystem')
    .set({ kind: 'sso', third_param: '{}' })
    .where('key', '=', 'gims')
    .execute();
  const roles = ['administrator'];
  const supplier = await world.person({ roles, accountSets: ['GYL01'] });

  expect(await askOne(supplier, 'gims')).toMatchObject({
    sees: 'without-data',
    reasons: [{ kind: 'no-account-set' }],
    remarks: [{ kind: 'elsewhere' }],
  });
});

test('items that are no pages, or not shown, or open elsewhere, are told as that', async () => {
  const administrator = await world.person({ roles: ['administrator'] });

  expect((await askOne(administrator, '行政热线 8000'))?.reasons).toEqual([{ kind: 'no-page' }]);
  expect((await askOne(administrator, '在线表单'))?.reasons).toEqual([{ kind: 'form-builder' }]);
  expect((await askOne(administrator, '/ams/sampleCanteen'))?.remarks).toEqual([
    { kind: 'folder' },
  ]);
  expect((await askOne(administrator, '公告屏详情'))?.remarks).toEqual([{ kind: 'hidden' }]);
  expect((await askOne(administrator, '公告屏（新窗口）'))?.remarks).toEqual([
    { kind: 'new-window' },
  ]);
});

test('a link to another site is no page of ours, unless a menu shows it', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const url = 'https://maps.example/stores?token=${token}';
  await world.db
    .updateTable('menu_item')
    .set({ url })
    .where('id', '=', 'ams-board-screen')
    .execute();

  expect(await askOne(administrator, 'https://elsewhere.example/a?secret=1')).toMatchObject({
    about: 'site',
    title: 'elsewhere.example',
    reasons: [{ kind: 'foreign-site', on: 'elsewhere.example' }],
  });
  expect(await askOne(administrator, 'https://maps.example/stores')).toMatchObject({
    about: 'page',
    path: '/ams/board/screen',
  });
});

test('a name that several pages have finds them all, part of one finds some, and no pattern is read into it', async () => {
  const lin = await world.person();

  const boards = await ask(lin, '看板');
  expect(boards.length).toBe(5);
  expect(boards.every(({ title }) => title.includes('看板'))).toBe(true);
  expect(await askOne(lin, '%')).toMatchObject({ about: 'nothing' });
  expect(await askOne(lin, '_')).toMatchObject({ about: 'nothing' });
});
