import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MadeRequest } from '../../choosers/testing-shell.tsx';
import { order, orders, showOrders } from './testing-records.tsx';

const isFind = ({ path }: MadeRequest): boolean => path === '/records/ors/test-orders';

test('KIT-20 a list that is on its way says so, and its number holds no row back', async () => {
  const rows = Promise.withResolvers<unknown>();
  const never = Promise.withResolvers<unknown>();
  await showOrders({
    answer(request) {
      if (isFind(request)) return rows.promise;
      return request.path.endsWith('/count') ? never.promise : undefined;
    },
  });
  await expect.element(page.getByRole('progressbar', { name: '列表正在加载' })).toBeVisible();
  rows.resolve({ records: [order('DD001')], hasNext: false, names: {} });
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
});

test('KIT-20 a list that failed is fetched again by its button', async () => {
  let isDown = true;
  await showOrders({
    records: [order('DD001')],
    answer(request) {
      if (isDown && isFind(request)) throw new Error('down');
      return undefined;
    },
  });
  await expect.element(page.getByText('列表暂时无法取得，请稍后重试')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
});

test('KIT-20 a list that is refused says why, in the words of the refusal', async () => {
  await showOrders({
    answer(request) {
      if (!isFind(request)) return undefined;
      throw Object.assign(new Error('您没有权限查看此内容'), { reason: 'access.denied' });
    },
  });
  await expect.element(page.getByText('您没有权限查看此内容')).toBeVisible();
  await expect.element(page.getByText('列表暂时无法取得，请稍后重试')).not.toBeInTheDocument();
});

test('KIT-20 a list without records says so; one without matches leads to all of them', async () => {
  const { address } = await showOrders({ search: '?keyword=%E5%9B%B4%E5%B7%BE' });
  await expect.element(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('button', { name: '查看全部' }).click();
  await expect.element(page.getByText('还没有订单')).toBeVisible();
  expect(address()).toBe('');
});

const search = page.getByRole('button', { name: '查询' });

test.each([
  ['the same words', '?keyword=DD'],
  ['no words', ''],
])('a list searched again with %s asks the server again', async (_, words) => {
  const records = [order('DD001')];
  const { requests, address } = await showOrders({ records, search: words });
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
  const before = requests.filter(isFind).length;
  records.push(order('DD002'));
  await search.click();
  await expect.element(page.getByRole('rowheader', { name: 'DD002' })).toBeVisible();
  await expect.element(page.getByText('共 2 条')).toBeVisible();
  expect(requests.filter(isFind)).toHaveLength(before + 1);
  expect(address()).toBe(words);
});

test('a list that could not be fetched again keeps its rows and says so', async () => {
  let isDown = false;
  await showOrders({
    records: [order('DD001')],
    answer(request) {
      if (isDown && isFind(request)) throw new Error('down');
      return undefined;
    },
  });
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
  isDown = true;
  await search.click();
  await expect.element(page.getByText('列表暂时无法取得，请稍后重试')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
});

test('FIX-55 a list that shows more than the store in the header says so, and is narrowed to it by a press', async () => {
  const store = {
    ...orders.fields['store'],
    kind: 'store',
    label: '门店',
    filterable: true,
  } as const;
  const ofStores = { ...orders, scope: 'stores', storeField: 'store' } as const;
  const { requests } = await showOrders({
    type: { ...ofStores, fields: { ...orders.fields, store } },
    records: [order('DD001')],
  });
  const filters = () => requests.filter(isFind).map(({ input }) => input['filter']);
  const words = '显示您可查看的全部门店的记录，不随上方所选门店变化';
  await expect.element(page.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: '只看所选门店' }).click();
  await expect.element(page.getByText('仅显示上方所选门店的记录')).toBeVisible();
  const chosen = JSON.stringify({ all: [{ field: 'store', op: 'is', value: 'S00001' }] });
  await expect.poll(filters).toContain(chosen);

  await page.getByRole('button', { name: '显示全部门店' }).click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('FIX-56 a page of what others ask for has no button to make a record that would not be on it', async () => {
  const adding = page.getByRole('button', { name: '新建订单' });
  const { unmount } = await showOrders({ records: [order('DD001')] });
  await expect.element(adding).toBeVisible();
  await unmount();

  await showOrders({ records: [order('DD001')], lists: { side: 'manager' } });
  await expect.element(page.getByRole('rowheader', { name: 'DD001' })).toBeVisible();
  await expect.element(adding).not.toBeInTheDocument();
});

test('FIX-30 each keyword of a list replaces the one before in the same box, which keeps the focus', async () => {
  const { address } = await showOrders({ records: [order('DD001')] });
  const box = page.getByRole('searchbox', { name: '关键字' });
  await box.click();
  for (const label of ['K202602014', 'K202605019', 'K202607001']) {
    await userEvent.keyboard(`${label}{Enter}`);
    await expect.poll(address).toBe(`?keyword=${label}`);
    await expect.element(box).toHaveFocus();
  }
});

test('filters that were reset show nothing of what was typed or chosen', async () => {
  await showOrders({ search: '?keyword=DD' });
  await page.getByRole('combobox', { name: '状态' }).selectOptions('草稿');
  await page.getByRole('button', { name: '重置' }).click();
  await expect.element(page.getByRole('searchbox', { name: '关键字' })).toHaveValue('');
  await expect.element(page.getByRole('combobox', { name: '状态' })).toHaveValue('');
});

const manyOrders = (count: number) =>
  Array.from({ length: count }, (_, at) => order(`DD${String(at + 1).padStart(3, '0')}`));

test('FIX-32 a link to a page behind the end opens the last page there is, and never says that nothing was found', async () => {
  const count = Promise.withResolvers<unknown>();
  const { address } = await showOrders({
    records: manyOrders(21),
    search: '?keyword=DD&page=9',
    answer: ({ path, input }) =>
      path.endsWith('/count') && input['keyword'] === 'DD' ? count.promise : undefined,
  });
  await expect.element(page.getByRole('progressbar', { name: '列表正在加载' })).toBeVisible();
  await expect.element(page.getByText('没有符合条件的记录')).not.toBeInTheDocument();
  count.resolve({ total: 21, sums: {} });
  await expect.element(page.getByRole('rowheader', { name: 'DD021' })).toBeVisible();
  expect(address()).toBe('?keyword=DD&page=2');
});

test('FIX-32 the last row of the last page leaves the list, and the page before it is shown', async () => {
  const records = manyOrders(21);
  const { address } = await showOrders({
    records,
    search: '?page=2',
    answer: ({ path }) =>
      path.endsWith('/step')
        ? { ...records.pop(), version: 2, state: 'sent', names: {} }
        : undefined,
  });
  await page.getByRole('button', { name: '提交 DD021' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'DD020' })).toBeVisible();
  await expect.element(page.getByText('共 20 条')).toBeVisible();
  expect(address()).toBe('');
});
