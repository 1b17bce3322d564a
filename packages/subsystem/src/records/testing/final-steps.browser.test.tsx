import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MadeRequest } from '../../choosers/testing-shell.tsx';
import { order, showOrders } from './testing-records.tsx';

const sent = (id: string) => ({ ...order(id), state: 'sent', sides: ['others' as const] });
const madeAt = (requests: readonly MadeRequest[], end: string) =>
  requests.filter(({ path }) => path.endsWith(end)).map(({ input }) => input);
const overtaken = '之后已有其他操作，不能撤销';
const undoButton = page.getByRole('button', { name: '撤销' });

// Each test has records of its own: the same notice again within seconds is counted, not shown.

/** Answers steps, and the undoing of each record: with a refusal where `refused` names it. */
const answering =
  (refused: readonly string[] = []) =>
  ({ path, input }: MadeRequest): unknown => {
    const rows = Array.isArray(input['rows']) ? input['rows'] : [];
    const rowOf = (id: string, version: number, message: string | null) => ({
      id,
      isDone: message === null,
      record: message === null ? { ...sent(id), version } : null,
      reason: message && 'record.undo-overtaken',
      message,
    });
    if (path.endsWith('/step')) return { ...sent(String(input['id'])), version: 2, names: {} };
    if (path.endsWith('/batch')) {
      return { rows: rows.map(({ id }: { id: string }) => rowOf(id, 2, null)), names: {} };
    }
    if (!path.endsWith('/undo')) return undefined;
    const undone = ({ id }: { id: string }) =>
      rowOf(id, 3, refused.includes(id) ? overtaken : null);
    return { rows: rows.map(undone), names: {} };
  };

test('FIX-57 a step that cannot be taken back asks with the name and the figure, and is taken when one is sure', async () => {
  const { requests } = await showOrders({ records: [sent('DD001')], answer: answering() });
  await page.getByRole('button', { name: '下单 DD001' }).click();
  const question = page.getByRole('alertdialog', {
    name: '确定向 华纺针织 GY001 下单 12 件（订单 DD001）吗？',
  });
  await expect.element(question.getByText('办理后不能撤销。')).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(madeAt(requests, '/step')).toEqual([]);

  await page.getByRole('button', { name: '下单 DD001' }).click();
  await question.getByRole('button', { name: '下单' }).click();
  await expect.element(page.getByText('订单 DD001 已下单')).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
  expect(madeAt(requests, '/step')).toHaveLength(1);
});

test('FIX-57 a step that asks for something asks its question beside it', async () => {
  await showOrders({ records: [order('DD001')], answer: answering() });
  await page.getByRole('button', { name: '取消 DD001' }).click();
  const dialog = page.getByRole('dialog', { name: '取消订单' });
  await expect
    .element(dialog.getByText('确定取消订单 DD001（羊毛大衣，12 件）吗？办理后不能撤销。'))
    .toBeVisible();
});

test('FIX-57 any other step is taken at once, and taken back from the notice', async () => {
  const { requests } = await showOrders({ records: [order('DD001')], answer: answering() });
  await page.getByRole('button', { name: '提交 DD001' }).click();
  await expect.element(page.getByText('订单 DD001 已提交')).toBeVisible();
  await undoButton.click();
  await expect.element(page.getByText('订单 DD001 已撤销「提交」')).toBeVisible();
  expect(madeAt(requests, '/undo')).toEqual([{ rows: [{ id: 'DD001', version: 2 }] }]);
});

test('FIX-57 what cannot be taken back any more is said in words', async () => {
  await showOrders({ records: [order('DD005')], answer: answering(['DD005']) });
  await page.getByRole('button', { name: '提交 DD005' }).click();
  await undoButton.click();
  await expect.element(page.getByText('DD005 之后已有其他操作，不能撤销')).toBeVisible();
});

test('FIX-57 a step taken back shows the record where it is open, and opens nothing that was closed', async () => {
  await showOrders({ records: [order('DD009')], answer: answering() });
  const record = page.getByRole('dialog', { name: '订单 DD009' });
  await page.getByRole('link', { name: 'DD009', exact: true }).click();
  await record.getByRole('button', { name: '提交' }).click();
  await expect.element(undoButton).toBeVisible();
  await record.getByRole('button', { name: '关闭' }).click();
  await undoButton.click();
  await expect.element(page.getByText('订单 DD009 已撤销「提交」')).toBeVisible();
  await expect.element(record).not.toBeInTheDocument();
});

test('FIX-57 a batch asks with the number, the sum and the names, and is taken back as a whole', async () => {
  const records = [order('DD011'), order('DD012')];
  const { requests } = await showOrders({ records, answer: answering(['DD012']) });
  await page.getByRole('checkbox', { name: '选择本页全部' }).click();
  await page.getByRole('button', { name: '批量提交' }).click();
  const question = page.getByRole('alertdialog', {
    name: '确定对选中的 2 条订单执行「提交」，合计 24 件 吗？',
  });
  await expect
    .element(question.getByText('DD011 羊毛大衣 12 件、DD012 羊毛大衣 12 件'))
    .toBeVisible();
  await question.getByRole('button', { name: '提交' }).click();
  await undoButton.click();
  await expect.element(page.getByText('订单 DD011 已撤销「提交」')).toBeVisible();
  await expect.element(page.getByText('DD012 之后已有其他操作，不能撤销')).toBeVisible();
  expect(madeAt(requests, '/undo')).toEqual([
    { rows: ['DD011', 'DD012'].map((id) => ({ id, version: 2 })) },
  ]);
});
