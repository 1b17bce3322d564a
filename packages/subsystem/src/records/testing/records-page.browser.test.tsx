import type { RecordFilter } from '@portal/contract/records/record-filter';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MadeRequest } from '../../choosers/testing-shell.tsx';
import { order, showOrders } from './testing-records.tsx';

const searchOf = (filter: RecordFilter, sort = '') =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), sort }).toString()}`;
const finds = (requests: readonly MadeRequest[]) =>
  requests.filter(({ path }) => path === '/records/ors/test-orders').map(({ input }) => input);
const withoutCost = {
  actions: {
    isAllowed: (action: string) => action !== 'ors:order:cost',
    subscribe: () => () => undefined,
  },
};

test('stores, people, departments, items and linked records stand in the table by their names', async () => {
  await showOrders({ records: [order('DD001')] });
  const inRow = '夏季南京西路店林知夏林知夏、苏锦禾零售运营中心华纺针织 GY001';
  await expect.element(page.getByRole('row').filter({ hasText: inRow })).toBeVisible();
  await page.getByRole('link', { name: 'DD001', exact: true }).click();
  const facts = page.getByRole('dialog', { name: '订单 DD001' });
  await expect.element(facts.getByText('华纺针织 GY001')).toBeVisible();
  await expect.element(facts.getByText('南京西路店')).toBeVisible();
});

test('the state stands behind the name of a record; prices and years have no sum', async () => {
  const { requests } = await showOrders({ records: [order('DD001')] });
  await expect.element(page.getByRole('row').filter({ hasText: '夏季' })).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  const names = heads.map(({ textContent }) => textContent).filter((text) => text !== '');
  expect(names.slice(0, 4)).toEqual(['编号', '品名', '状态', '件数']);

  const counted = requests.find(({ path }) => path === '/records/ors/test-orders/count');
  expect(counted?.input).toMatchObject({ sums: 'pieces,cost' });
});

test.each<[RecordFilter, string]>([
  [{ field: 'id', op: 'in', value: ['DD001', 'DD002'] }, '编号 属于 DD001、DD002'],
  [{ field: 'state', op: 'is', value: 'draft' }, '状态 等于 草稿'],
  [{ field: 'name', op: 'contains', value: '大衣' }, '品名 包含 大衣'],
  [{ field: 'pieces', op: 'least', value: 10 }, '件数 不小于 10'],
  [{ field: 'price', op: 'most', value: 99.5 }, '售价（元） 不大于 99.5'],
  [{ field: 'due', op: 'least', value: '2026-11-20' }, '交期 不早于 2026-11-20'],
  [{ field: 'sale', op: 'most', value: '2026-11-20' }, '档期 不晚于 2026-11-20'],
  [{ field: 'opens', op: 'least', value: '08:30' }, '开始时间 不早于 08:30'],
  [{ field: 'line', op: 'in', value: ['men'] }, '产品线 属于 男装'],
  [{ field: 'sizes', op: 'has', value: ['l'] }, '尺码 含有 大'],
  [{ field: 'season', op: 'is', value: 'summer' }, '季节 等于 夏季'],
  [{ field: 'store', op: 'in', value: ['S1'] }, '门店 属于 南京西路店'],
  [{ field: 'buyer', op: 'is', value: '900001' }, '买手 等于 林知夏'],
  [{ field: 'team', op: 'has', value: ['900001'] }, '小组 含有 林知夏'],
  [{ field: 'department', op: 'is', value: 'd1' }, '部门 等于 零售运营中心'],
  [{ field: 'supplier', op: 'is', value: 'GY001' }, '供应商 等于 华纺针织 GY001'],
  [{ field: 'changedAt', op: 'least', value: '2026-11-20' }, '修改日期 不早于 2026-11-20'],
  [{ field: 'mySide', op: 'is', value: 'author' }, '与我的关系 等于 我提出的'],
])(
  'KIT-06 the filter %j of an address is asked for, read out in words, and kept by the editor',
  async (condition, words) => {
    const filter = { all: [condition] };
    const { requests, address } = await showOrders({
      records: [order('DD001')],
      search: searchOf(filter),
    });
    await expect.element(page.getByText(`筛选：${words}`, { exact: true })).toBeVisible();
    expect(finds(requests).at(-1)).toMatchObject({ filter: JSON.stringify(filter) });

    await page.getByRole('button', { name: '更多条件' }).click();
    await page
      .getByRole('dialog', { name: '筛选条件' })
      .getByRole('button', { name: '应用' })
      .click();
    expect(new URLSearchParams(address()).get('filter')).toBe(JSON.stringify(filter));
    await expect.element(page.getByText(`筛选：${words}`, { exact: true })).toBeVisible();
  },
);

const own = { field: 'mySide', op: 'is', value: 'author' } as const;
const draft = { field: 'state', op: 'is', value: 'draft' } as const;
test.each<[string, RecordFilter[]]>([
  ['', [own]],
  [searchOf({ all: [draft] }), [own, draft]],
  [searchOf({ any: [draft] }), [own, { any: [draft] }]],
])(
  'FIX-54 a page of what its user asks for asks for that alone, with the filter "%s" too',
  async (search, asked) => {
    const lists = { side: 'author' } as const;
    const { requests, address } = await showOrders({ records: [order('DD001')], search, lists });
    await expect.element(page.getByText('共 1 条')).toBeVisible();

    const filter = JSON.stringify({ all: asked });
    expect(finds(requests).at(-1)).toMatchObject({ filter });
    const counted = requests.find(({ path }) => path === '/records/ors/test-orders/count');
    expect(counted?.input).toMatchObject({ filter });
    expect(address()).toBe(search);
  },
);

test('KIT-06 a link that names a field the user may not see says so, and the rest of it holds', async () => {
  const filter: RecordFilter = {
    all: [
      { field: 'cost', op: 'most', value: 50 },
      { field: 'name', op: 'is', value: '羊毛大衣' },
    ],
  };
  const { requests } = await showOrders({
    records: [order('DD001')],
    search: searchOf(filter, 'cost.desc,name'),
    parts: withoutCost,
  });
  await expect
    .element(page.getByText('您没有权限查看「成本」，链接中的相关条件已忽略'))
    .toBeVisible();
  const kept = { all: [{ field: 'name', op: 'is', value: '羊毛大衣' }] };
  expect(finds(requests).at(-1)).toMatchObject({ filter: JSON.stringify(kept), sort: 'name' });
});

test('KIT-08 a field without permission is in no column, condition or form', async () => {
  await showOrders({ records: [order('DD001')], parts: withoutCost });
  await expect.element(page.getByRole('columnheader', { name: '售价（元）' })).toBeVisible();
  await expect
    .element(page.getByRole('columnheader', { name: '成本（元）' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: '更多条件' }).click();
  const columns = page.getByRole('combobox', { name: '字段' }).element();
  expect(columns.textContent).toContain('售价');
  expect(columns.textContent).not.toContain('成本');
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '新建订单' }).click();
  await expect.element(page.getByRole('textbox', { name: '售价（元）' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '成本（元）' })).not.toBeInTheDocument();
});

test('KIT-15 rows and the next page are there while their number is still being counted', async () => {
  const slow = Promise.withResolvers<unknown>();
  const rows = Array.from({ length: 25 }, (_, at) => order(`DD${String(100 + at)}`));
  await showOrders({
    records: rows,
    answer: ({ path }) => (path.endsWith('/count') ? slow.promise : undefined),
  });
  await expect.element(page.getByRole('link', { name: 'DD100', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect.element(page.getByRole('link', { name: 'DD120', exact: true })).toBeVisible();

  slow.resolve({ total: 25, sums: { pieces: 300 } });
  await expect.element(page.getByText('共 25 条')).toBeVisible();
});

test('a search again with the same words asks the server again', async () => {
  const search = new URLSearchParams({ keyword: '大衣' }).toString();
  const { requests } = await showOrders({ records: [order('DD001')], search: `?${search}` });
  await expect.element(page.getByRole('link', { name: 'DD001', exact: true })).toBeVisible();
  const before = finds(requests).length;
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => finds(requests).length).toBeGreaterThan(before);
  expect(finds(requests).at(-1)).toMatchObject({ keyword: '大衣' });
});

test('a field that a rule hides is in no column, and one it locks is text in the form', async () => {
  const rules: Record<string, 'hidden' | 'read-only'> = { price: 'hidden', name: 'read-only' };
  const actions = {
    isAllowed: () => true,
    fieldAccess: (_: string, field: string) => rules[field],
    subscribe: () => () => undefined,
  };
  await showOrders({ records: [order('DD001')], parts: { actions } });
  await expect.element(page.getByRole('row').filter({ hasText: '夏季' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '售价' })).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'DD001', exact: true }).click();
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  const form = page.getByRole('dialog');
  await expect.element(form.getByText('只读')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: /^品名/ })).not.toBeInTheDocument();
  await expect.element(form.getByLabelText(/^件数/)).toBeVisible();
});
