import { createCell } from '@portal/common/cell';
import type { TableLayout } from '@portal/contract/workplace/preferences';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order, showOrders } from './testing-records.tsx';

/** The layouts of a user's tables, as the server keeps them. */
function keptLayouts(first: Record<string, TableLayout> = {}) {
  const layouts = createCell(first);
  const tableLayouts = {
    get: (table: string) => layouts.get()[table],
    subscribe: layouts.subscribe,
    set: (table: string, layout: TableLayout) => layouts.set({ ...layouts.get(), [table]: layout }),
  };
  return { layouts, parts: { tableLayouts } };
}

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.getAttribute('aria-label'));

test('KIT-07 order, width, edge, absence and height of columns are those of the user, also on another computer', async () => {
  const { parts } = keptLayouts({
    '/ors/orders': {
      order: ['id', 'due', 'name', 'pieces'],
      hidden: ['price', 'cost'],
      pinned: { due: 'start' },
      widths: { name: 333 },
      density: 'small',
    },
  });
  await showOrders({ parts, records: [order('DD001')] });
  await expect.element(page.getByRole('columnheader', { name: '交期' })).toBeVisible();
  const known = ['编号', '品名', '件数', '交期'];
  expect(heads().filter((head) => known.includes(head ?? ''))).toEqual([
    '编号',
    '交期',
    '品名',
    '件数',
  ]);
  expect(heads()).not.toContain('售价（元）');
  await expect
    .element(page.getByRole('separator', { name: '品名的列宽' }))
    .toHaveAttribute('aria-valuenow', '333');
  const due = page.getByRole('columnheader', { name: '交期' });
  await expect.element(due).toHaveAttribute('data-edge', 'start');
  await expect
    .element(page.getByRole('region', { name: '订单' }))
    .toHaveAttribute('data-density', 'small');
});

test('KIT-07 a change to the columns is kept for its page at once', async () => {
  const { layouts, parts } = keptLayouts();
  await showOrders({ parts, records: [order('DD001')] });
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '售价（元）' }).click();
  await page.getByRole('radio', { name: '紧凑' }).click({ force: true });
  await page.getByRole('button', { name: '件数前移' }).click();
  await userEvent.keyboard('{Escape}');
  expect(layouts.get()['/ors/orders']).toMatchObject({ hidden: ['price'], density: 'small' });
  expect(layouts.get()['/ors/orders']?.order?.slice(0, 4)).toEqual([
    'id',
    'name',
    'pieces',
    'state',
  ]);
  await expect
    .element(page.getByRole('columnheader', { name: '售价（元）' }))
    .not.toBeInTheDocument();
});

test('KIT-07 the head stays in sight while rows scroll, and sums of number columns stand below', async () => {
  const records = Array.from({ length: 60 }, (_, at) => order(`DD${String(at).padStart(3, '0')}`));
  await showOrders({ records, search: '?size=50' });
  const list = page.getByRole('region', { name: '订单' });
  await expect.element(page.getByRole('rowheader', { name: 'DD049' })).toBeInTheDocument();
  const head = page.getByRole('columnheader', { name: '品名' }).element();
  const before = head.getBoundingClientRect().top;
  list.element().scrollTo(0, 1_000);
  expect(head.getBoundingClientRect().top).toBe(before);
  await expect.element(page.getByText('合计', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '24', exact: true })).toBeVisible();
});
