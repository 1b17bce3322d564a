import * as imports from '@portal/contract/imports/imports';
import { getPolicyDraft, listDrafts } from '@portal/contract/policy/drafts';
import { listMenus } from '@portal/contract/policy/menus';
import { expect, test } from 'vitest';
import { applyFile, checkFile, sheetOf } from '#testing/server/imports.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const lin = await world.person({ roles: ['administrator'] });

const check = (subject: string, rows: string[][]) =>
  checkFile(world, lin, { subject, ...sheetOf(rows) });

const company = async (): Promise<string> =>
  (
    await world.db
      .selectFrom('company')
      .where('tenant_id', '=', 0)
      .select('company_no')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).company_no;

test('ADM-22 departments, positions, stores, people, menus and dictionaries come from a sheet each, and the same again changes nothing', async () => {
  const companyNo = await company();
  const group = await world.db
    .selectFrom('business_group')
    .where('tenant_id', '=', 0)
    .select('bg_no')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sheets: Record<string, string[][]> = {
    departments: [
      ['机构编码', '机构名称', '上级机构编码', '公司编号', '排序'],
      ['IMP02', '仓储组', 'IMP01', companyNo, '2'],
      ['IMP01', '物流部', '', companyNo, '1'],
    ],
    positions: [
      ['岗位编码', '岗位名称'],
      ['imp_keeper', '库管员'],
    ],
    stores: [
      [
        '门店编号',
        '门店名称',
        '事业部编号',
        '公司编号',
        '城市',
        '店型',
        '面积',
        '开业日期',
        '状态',
      ],
      ['SIMP1', '导入店', group.bg_no, companyNo, '杭州', '标准店', '120', '2026-01-01', '营业'],
    ],
    people: [
      ['工号', '姓名', '性别', '手机号', '邮箱', '部门', '岗位', '门店'],
      [
        'imp0001',
        '柳青',
        '女',
        '13912345678',
        'liu@example.com',
        'IMP01、IMP02',
        'imp_keeper',
        'SIMP1',
      ],
    ],
    menus: [
      ['系统', '路径', '菜单名称', '上级路径', '排序', '页面组件', '网址', '隐藏', '新窗口打开'],
      [
        'hr',
        '/hr/imp/guide',
        '入职指引',
        '/hr/imp',
        '2',
        'layouts/IframePageView',
        'https://guide.example.com/',
        '否',
        '是',
      ],
      ['hr', '/hr/imp', '导入的菜单', '', '900', 'layouts/RouteView', '', '', ''],
    ],
    dictionaries: [
      ['字典编码', '字典名称', '数据值', '名称', '颜色', '启用', '描述'],
      ['imp_season', '季节', '1', '春', 'green', '是', ''],
    ],
  };
  for (const [subject, rows] of Object.entries(sheets)) {
    const checked = await check(subject, rows);
    expect(checked).toMatchObject({ subject, added: rows.length - 1, changed: 0, faults: 0 });
    expect(await applyFile(lin, checked.id)).toMatchObject({ subject, state: 'done' });
    const again = await check(subject, rows);
    expect(again).toMatchObject({ subject, added: 0, changed: 0, same: rows.length - 1 });
  }
  const below = await world.db
    .selectFrom('department')
    .innerJoin('department as above', 'above.id', 'department.parent_id')
    .where('department.org_code', '=', 'IMP02')
    .select('above.org_code')
    .executeTakeFirst();
  expect(below?.org_code).toBe('IMP01');
});

test('ADM-22 imported menus wait in the draft of whoever imported them, and a wrong path, parent and page are named by row', async () => {
  const wang = await world.person({ roles: ['administrator'] });
  const heads = ['系统', '路径', '菜单名称', '上级路径', '页面组件'];
  const before = await wang.call(listMenus, { sysType: 'crm' });
  const there = before.items.find(({ parentId }) => parentId !== null);
  const above = before.items.find(({ id }) => id === there?.parentId);
  const wrong = await checkFile(world, wang, {
    subject: 'menus',
    ...sheetOf([
      heads,
      ['crm', '/hr/elsewhere', '别处', '', 'layouts/RouteView'],
      ['crm', '/crm/imp', '新菜单', '/crm/nowhere', 'layouts/RouteView'],
      ['crm', '/crm/bare', '没有页面', '', ''],
      ['xyz', '/xyz/a', '别的系统', '', ''],
    ]),
  });
  const { records } = await wang.call(imports.listImportFaults, { id: wrong.id });
  expect(records.map(({ row, column, words }) => [row, column, words])).toEqual(
    expect.arrayContaining([
      [2, '路径', '路径须以 /crm/ 开头'],
      [3, '上级路径', '上级菜单不存在'],
      [4, '页面组件', '请输入页面组件'],
      [5, '系统', expect.stringContaining('系统为 ')],
    ]),
  );

  const rows = [
    heads,
    ['crm', there?.path ?? '', '改名的菜单', above?.path ?? '', ''],
    ['crm', '/crm/imp', '新菜单', above?.path ?? '', 'layouts/RouteView'],
  ];
  const checked = await checkFile(world, wang, { subject: 'menus', ...sheetOf(rows) });
  expect(checked).toMatchObject({ added: 1, changed: 1, faults: 0, notes: [] });
  const done = await applyFile(wang, checked.id);
  expect(done).toMatchObject({ state: 'done', notes: [expect.stringContaining('已加入您的草稿')] });

  expect(await wang.call(listMenus, { sysType: 'crm' })).toEqual(before);
  const { records: drafts } = await wang.call(listDrafts, {});
  const own = drafts.find(({ isMine }) => isMine);
  const { changes } = await wang.call(getPolicyDraft, { draftId: own?.id ?? '' });
  expect(changes).toEqual([
    {
      kind: 'menu-item',
      key: [there?.id],
      before: expect.objectContaining({ title: there?.title }),
      after: expect.objectContaining({
        title: '改名的菜单',
        path: there?.path,
        component: there?.component,
        sort: there?.sort,
      }),
    },
    {
      kind: 'menu-item',
      key: ['crm-imp'],
      before: null,
      after: expect.objectContaining({ title: '新菜单', parentId: above?.id, name: 'crm-imp' }),
    },
  ]);
  const again = await checkFile(world, wang, { subject: 'menus', ...sheetOf(rows) });
  expect(again).toMatchObject({ added: 0, changed: 0, same: 2, faults: 0 });
});

test('ADM-22 a department below itself, a company that is not there and a code given twice are named by row', async () => {
  const companyNo = await company();

  const checked = await check('departments', [
    ['机构编码', '机构名称', '上级机构编码', '公司编号'],
    ['RING1', '甲', 'RING2', companyNo],
    ['RING2', '乙', 'RING1', 'none'],
    ['RING1', '丙', '', companyNo],
  ]);

  const { records } = await lin.call(imports.listImportFaults, { id: checked.id });
  expect(records.map(({ row, words }) => `${row} ${words}`).toSorted()).toEqual([
    '2 机构不能在自己之下',
    '3 公司不存在',
    '3 机构不能在自己之下',
    '4 与第 2 行重复',
  ]);
});

test('a wrong row and what depends on it are left out where the good rows are imported', async () => {
  const companyNo = await company();
  const rows = [
    ['机构编码', '机构名称', '上级机构编码', '公司编号'],
    ['GOOD1', '甲', '', companyNo],
    ['WRONG1', '乙', '', 'none'],
    ['WRONG2', '丙', 'WRONG1', companyNo],
  ];

  const checked = await check('departments', rows);
  expect(checked).toMatchObject({ added: 1, wrongRows: 2 });
  const done = await applyFile(lin, checked.id, 'good');
  expect(done).toMatchObject({ state: 'done', added: 1, wrongRows: 2 });
  const made = await world.db
    .selectFrom('department')
    .where('org_code', 'in', ['GOOD1', 'WRONG1', 'WRONG2'])
    .select('org_code')
    .execute();
  expect(made).toEqual([{ org_code: 'GOOD1' }]);
});

test('every import call is refused to clerks, auditors and administrators of one department, and nothing changes', async () => {
  const checked = await check('positions', [
    ['岗位编码', '岗位名称'],
    ['imp_other', '别的岗位'],
  ]);
  const role = `role-imports`;
  await world.db.insertInto('role').values({ code: role, name: '部门管理员' }).execute();
  const held = ['ams:person:list', 'ams:person:edit', 'ams:person:member', 'ams:organisation:edit'];
  await world.db
    .insertInto('role_action')
    .values(held.map((action_code) => ({ role_code: role, action_code })))
    .execute();
  const people = [
    await world.person({ roles: ['store-clerk'], stores: ['S02001'] }),
    await world.person({ roles: ['auditor'] }),
    await world.person({ roles: [role] }),
  ];
  const subjects = [
    'departments',
    'positions',
    'stores',
    'people',
    'menus',
    'dictionaries',
    'jeecg',
  ];
  for (const person of people) {
    const rows = [
      ['岗位编码', '岗位名称'],
      ['imp_bad', '坏'],
    ];
    const { id: fileId } = await uploadFile(world, person, sheetOf(rows));
    for (const subject of subjects) {
      const template = person.call(imports.getImportTemplate, { subject });
      await expect(template).rejects.toThrow(/action\.denied|scope\.exceeded/);
      const start = person.call(imports.startImport, { subject, fileId });
      await expect(start).rejects.toThrow(/action\.denied|scope\.exceeded/);
      const newest = person.call(imports.getNewestImport, { subject });
      await expect(newest).rejects.toThrow(/action\.denied|scope\.exceeded/);
    }
    const { id } = checked;
    for (const read of [
      () => person.call(imports.getImport, { id }),
      () => person.call(imports.listImportFaults, { id }),
      () => person.call(imports.getFaultSheet, { id }),
      () => person.call(imports.applyImport, { id, mode: 'all' }),
    ]) {
      await expect(read()).rejects.toThrow('import.not-found');
    }
  }
  const made = await world.db
    .selectFrom('position')
    .where('code', 'in', ['imp_bad', 'imp_other'])
    .select('code')
    .execute();
  expect(made).toEqual([]);
});
