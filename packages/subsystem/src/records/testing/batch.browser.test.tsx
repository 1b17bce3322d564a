import type { WireRecord } from '@portal/contract/records/record-calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MadeRequest } from '../../choosers/testing-shell.tsx';
import { order, showOrders } from './testing-records.tsx';

const orders = Array.from({ length: 200 }, (_, at) => order(`DD${String(at).padStart(3, '0')}`));
const isOdd = (id: string): boolean => Number(id.slice(2)) % 2 === 1;

test('KIT-09 200 records selected on two pages take one step in one call; half are refused, each with its reason', async () => {
  const { requests } = await showOrders({
    records: orders,
    search: '?size=100',
    answer({ path, input }) {
      if (!path.endsWith('/batch') || !Array.isArray(input['rows'])) return undefined;
      const rows = input['rows'].map(({ id }: { id: string }) => ({
        id,
        isDone: !isOdd(id),
        record: isOdd(id) ? null : { ...order(id), state: 'sent' },
        reason: isOdd(id) ? 'record.no-step' : null,
        message: isOdd(id) ? '当前状态不能执行此操作，请刷新后重试' : null,
      }));
      return { rows, names: {} };
    },
  });
  const all = page.getByRole('checkbox', { name: '选择本页全部' });
  await all.click();
  await expect.element(page.getByText('已选 100 项')).toBeVisible();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'DD100' })).toBeInTheDocument();
  await all.click();
  await expect.element(page.getByText('已选 200 项')).toBeVisible();
  await page.getByRole('button', { name: '批量提交' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交' }).click();

  const result = page.getByRole('dialog', { name: '处理结果' });
  await expect.element(result.getByText('成功 100 条，未处理 100 条')).toBeVisible();
  const reasons = result.getByRole('row').filter({ hasText: '当前状态不能执行此操作' });
  await expect.element(reasons).toHaveLength(100);
  await expect
    .element(reasons.first())
    .toHaveTextContent('DD001当前状态不能执行此操作，请刷新后重试');
  expect(requests.filter(({ path }) => path.endsWith('/batch'))).toHaveLength(1);
  await result.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByText('已选 100 项')).toBeVisible();
});

const tick = (id: string) => page.getByRole('checkbox', { name: `选择 ${id}` });
const batchOf = (requests: readonly MadeRequest[]) =>
  requests.find(({ path }) => path.endsWith('/batch'))?.input['rows'];

/** Shows two records; the step of one alone makes its second version, and `after` is the list then. */
async function showTwo(after: readonly WireRecord[]) {
  const records = [order('DD001'), order('DD002')];
  const shown = await showOrders({
    records,
    answer({ path }) {
      if (path.endsWith('/batch')) return { rows: [], names: {} };
      if (!path.endsWith('/step')) return undefined;
      records.splice(0, records.length, ...after);
      return { ...order('DD001'), version: 2, names: {} };
    },
  });
  await tick('DD001').click();
  await tick('DD002').click();
  await expect.element(page.getByText('已选 2 项')).toBeVisible();
  await page.getByRole('button', { name: '提交 DD001' }).click();
  return shown;
}

test('FIX-34 a record that its user settled alone leaves the list and the selection', async () => {
  const { requests } = await showTwo([order('DD002')]);
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
  await page.getByRole('button', { name: '批量提交' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交' }).click();
  await expect.poll(() => batchOf(requests)).toEqual([{ id: 'DD002', version: 1 }]);
});

test('FIX-34 a record that its user changed alone is selected in the version they made', async () => {
  const { requests } = await showTwo([
    { ...order('DD001', { name: '羊绒大衣' }), version: 2 },
    order('DD002'),
  ]);
  await expect.element(page.getByText('羊绒大衣')).toBeVisible();
  await page.getByRole('button', { name: '批量提交' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交' }).click();
  await expect.poll(() => batchOf(requests)).toContainEqual({ id: 'DD001', version: 2 });
});

test('FIX-34 of selected records that are not on the page the bar says how many, and the question which', async () => {
  await showOrders({ records: orders.slice(0, 21) });
  await tick('DD000').click();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect.element(page.getByText('其中 1 项不在本页')).toBeVisible();
  await page.getByRole('button', { name: '批量提交' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText(/其中不在本页：DD000/))
    .toBeVisible();
});
