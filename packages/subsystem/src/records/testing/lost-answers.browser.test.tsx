import { CallProblem } from '@portal/client/problems';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MadeRequest } from '../../choosers/testing-shell.tsx';
import { lostWords } from '../../send-once.ts';
import { order, showOrders } from './testing-records.tsx';

/** Loses the first answer of a call, as a cut line does; the next ones arrive. */
function losingFirst(isIt: (request: MadeRequest) => boolean, answer: unknown) {
  let isLost = false;
  return (request: MadeRequest) => {
    if (!isIt(request)) return undefined;
    if (isLost) return answer;
    isLost = true;
    throw new CallProblem({ kind: 'unreachable', status: 0 }, '网络已断开');
  };
}

const keysOf = (requests: readonly MadeRequest[], isIt: (request: MadeRequest) => boolean) =>
  requests.filter(isIt).map(({ input }) => input['once']);
const said = page.getByText(lostWords);
const isCreate = ({ path, input }: MadeRequest) =>
  path.endsWith('test-orders') && 'fields' in input;
const isStep = ({ path }: MadeRequest) => path.endsWith('/step');
const isComment = ({ path }: MadeRequest) => path.endsWith('/comments');
const isBatch = ({ path }: MadeRequest) => path.endsWith('/batch');

test('FIX-33 a new record whose answer was lost may have been saved; sent again with its key it is', async () => {
  const answer = losingFirst(isCreate, { ...order('DD009'), names: {} });
  const { requests } = await showOrders({ answer });
  const form = page.getByRole('dialog', { name: '新建订单' });
  await page.getByRole('button', { name: '新建订单' }).click();
  await form.getByRole('textbox', { name: '品名 *' }).fill('羊绒围巾');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText('网络已断开')).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('订单 DD009 已保存')).toBeVisible();

  const [first, second] = keysOf(requests, isCreate);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(second).toBe(first);
});

async function submitAll() {
  await page.getByRole('button', { name: '批量提交' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交' }).click();
}

test('FIX-33 a batch whose answer was lost is sent again with its key', async () => {
  const answer = losingFirst(isBatch, { rows: [], names: {} });
  const { requests } = await showOrders({ records: [order('DD001')], answer });
  await page.getByRole('checkbox', { name: '选择 DD001' }).click();
  await submitAll();
  await expect.element(said).toBeVisible();
  await submitAll();
  await expect.element(page.getByRole('dialog', { name: '处理结果' })).toBeVisible();

  const [first, second] = keysOf(requests, isBatch);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(second).toBe(first);
});

test('FIX-33 a comment whose answer was lost is sent again with its key, and said to be there', async () => {
  const event = {
    id: '1',
    kind: 'comment',
    at: '2026-11-20 10:00:00',
    by: '苏锦禾',
    step: null,
    fromState: null,
    toState: null,
    changes: [],
    words: '请尽快',
  };
  const { requests } = await showOrders({
    records: [order('DD001')],
    answer: losingFirst(isComment, event),
  });
  await page.getByRole('link', { name: 'DD001', exact: true }).click();
  await page.getByRole('textbox', { name: '评论' }).fill('请尽快');
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect.element(said).toBeVisible();
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect.element(page.getByText('评论已发表')).toBeVisible();

  const [first, second] = keysOf(requests, isComment);
  expect(second).toBe(first);
});

test('FIX-33 a step in a row whose answer was lost is sent again with its key, and the next one with another', async () => {
  const answer = losingFirst(isStep, { ...order('DD001'), state: 'sent', names: {} });
  const { requests } = await showOrders({ records: [order('DD001')], answer });
  const submit = page.getByRole('button', { name: '提交 DD001' });
  await submit.click();
  await expect.element(said).toBeVisible();
  await submit.click();
  await expect.element(page.getByText('订单 DD001 已提交')).toBeVisible();
  await submit.click();
  await expect.poll(() => keysOf(requests, isStep)).toHaveLength(3);

  const [first, second, next] = keysOf(requests, isStep);
  expect(second).toBe(first);
  expect(next).not.toBe(first);
});
