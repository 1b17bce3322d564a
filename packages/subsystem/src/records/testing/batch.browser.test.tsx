import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
