import type { RecordEvent } from '@portal/contract/records/record-events';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptDrafts, order, showOrders } from './testing-records.tsx';

const asking = page.getByRole('dialog', { name: '取消订单' });
const reason = asking.getByRole('textbox', { name: '原因 *' });
const take = asking.getByRole('button', { name: '取消', exact: true }).last();
const offer = page.getByText(/^您在 11月20日 09:30 填写的内容尚未保存$/);
const openStep = () => page.getByRole('button', { name: '取消 DD001' }).click();
const record = page.getByRole('dialog', { name: '订单 DD001' });
const openRecord = () => page.getByRole('link', { name: 'DD001', exact: true }).click();

/** Returns where a part of a text is drawn. */
function leftOf(within: Element, words: string): number {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`${words} is not shown`);
}

const event = (id: string, parts: Partial<RecordEvent>): RecordEvent => ({
  id,
  at: '2026-11-20 10:00:00',
  by: '苏锦禾',
  kind: 'comment',
  step: null,
  fromState: null,
  toState: null,
  words: null,
  changes: [],
  ...parts,
});

test('a step asks for the fields it requires and no others, and is taken with them', async () => {
  const { requests } = await showOrders({
    records: [order('DD001')],
    answer: ({ path }) =>
      path.endsWith('/step')
        ? { ...order('DD001', { reason: '缺货' }), state: 'off', names: {} }
        : undefined,
  });
  await openStep();
  await take.click();
  await expect.element(asking.getByText('请输入原因')).toBeVisible();
  await expect.element(asking.getByRole('textbox')).toHaveLength(1);
  await reason.fill('缺货');
  await take.click();
  await expect.element(asking).not.toBeInTheDocument();
  const steps = requests.filter(({ path }) => path.endsWith('/step')).map(({ input }) => input);
  expect(steps).toMatchObject([{ id: 'DD001', version: 1, step: 'cancel' }]);
  expect(steps[0]?.['fields']).toEqual({ reason: '缺货' });
});

test.each([
  ['a new record', '新建订单', 0],
  ['a record before the step', '编辑 DD001', 0],
  ['a record after it, whose team may mend it', '编辑 DD002', 1],
])('FIX-29 the form of %s has the field of the step or not', async (_, button, reasons) => {
  const records = [order('DD001'), order('DD002', { reason: '缺货', answer: '改期' })];
  await showOrders({ records });
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog');
  await expect.element(form.getByRole('textbox', { name: '品名 *' })).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: '原因' })).toHaveLength(reasons);
  await expect.element(form.getByRole('textbox', { name: '审批意见' })).toHaveLength(0);
});

const asked = (id: string, side: 'author' | 'others') => ({
  ...order(id, { answer: '同意' }),
  state: 'sent',
  sides: [side],
});

test('FIX-50 whoever decides begins with no answer, and whoever asked is not offered to decide', async () => {
  await showOrders({ records: [asked('DD001', 'author'), asked('DD002', 'others')] });
  await page.getByRole('button', { name: '驳回 DD002' }).click();
  const dialog = page.getByRole('dialog', { name: '驳回订单' });
  await expect.element(dialog.getByRole('textbox', { name: '审批意见 *' })).toHaveValue('');
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '驳回 DD001' })).not.toBeInTheDocument();
});

test('a step that is refused says why in its dialog, and what was typed stays', async () => {
  await showOrders({
    records: [order('DD001')],
    answer({ path }) {
      if (!path.endsWith('/step')) return undefined;
      throw Object.assign(new Error('当前状态不能执行此操作，请刷新后重试'), {
        reason: 'record.no-step',
      });
    },
  });
  await openStep();
  await reason.fill('缺货');
  await take.click();
  await expect.element(asking.getByText('当前状态不能执行此操作，请刷新后重试')).toBeVisible();
  await expect.element(reason).toHaveValue('缺货');
});

test('KIT-12 what was typed for a step is offered again, taken over, and gone once the step is taken', async () => {
  const { kept, parts } = keptDrafts({ 'test-orders/DD001/cancel': '{"reason":"缺货"}' });
  await showOrders({
    records: [order('DD001')],
    parts,
    answer: ({ path }) =>
      path.endsWith('/step') ? { ...order('DD001'), state: 'off', names: {} } : undefined,
  });
  await openStep();
  await expect.element(offer).toBeVisible();
  await asking.getByRole('button', { name: '继续填写' }).click();
  await expect.element(reason).toHaveValue('缺货');
  await take.click();
  await expect.poll(() => kept.size).toBe(0);
});

test('a timeline says who changed what from what to what, and names steps and states', async () => {
  const events = [
    event('3', { words: '布料已到' }),
    event('2', { kind: 'step', step: 'send', fromState: 'draft', toState: 'sent' }),
    event('1', {
      kind: 'changed',
      changes: [
        { field: 'pieces', from: 10, to: 12 },
        { field: 'store', from: null, to: 'S1' },
        { field: 'gone', from: 'a', to: 'b' },
      ],
    }),
    event('0', { kind: 'created' }),
  ];
  const names = { store: { S1: '南京西路店' } };
  await showOrders({
    records: [order('DD001')],
    answer: ({ path }) => (path.endsWith('/timeline') ? { events, names } : undefined),
  });
  await openRecord();
  const entries = record.getByRole('list', { name: '动态与评论' }).getByRole('listitem');
  await expect.element(entries).toHaveLength(4);
  expect(entries.nth(0).element().textContent).toContain('苏锦禾 发表了评论布料已到');
  expect(entries.nth(1).element().textContent).toContain('苏锦禾 提交：草稿 → 已提交');
  expect(entries.nth(2).element().textContent).toContain('件数：10 → 12门店：— → 南京西路店');
  expect(entries.nth(3).element().textContent).toContain('苏锦禾 创建了记录');
});

test('FIX-42 a value of a timeline does not turn the text beside it', async () => {
  const changes = [{ field: 'name', from: '王\u202E明', to: '赵\u202E先生' }];
  const events = [event('1', { kind: 'changed', by: '苏\u202E锦禾', changes })];
  await showOrders({
    records: [order('DD001')],
    answer: ({ path }) => (path.endsWith('/timeline') ? { events, names: {} } : undefined),
  });
  await openRecord();
  const entry = record.getByRole('list', { name: '动态与评论' }).getByRole('listitem');
  const placeOf = (words: string) => leftOf(entry.element(), words);
  await expect.element(entry.getByText('修改了内容', { exact: false })).toBeVisible();
  const places = ['品名', '王', '→', '赵'].map(placeOf);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(placeOf('苏')).toBeLessThan(placeOf('修改'));
});

test('a timeline that failed is fetched again by its button, and the record stays', async () => {
  let isDown = true;
  await showOrders({
    records: [order('DD001')],
    answer({ path }) {
      if (isDown && path.endsWith('/timeline')) throw new Error('down');
      return path.endsWith('/files') ? { files: [] } : undefined;
    },
  });
  await openRecord();
  await expect.element(record.getByText('动态暂时无法取得')).toBeVisible();
  await expect.element(record.getByText('羊毛大衣')).toBeVisible();
  isDown = false;
  await record.getByRole('button', { name: '重试' }).click();
  await expect.element(record.getByText('还没有动态')).toBeVisible();
});

test('KIT-12 a comment that was not sent is offered again, and its draft goes with it', async () => {
  const { kept, parts } = keptDrafts();
  const { requests } = await showOrders({
    records: [order('DD001')],
    parts,
    answer: ({ path }) =>
      path.endsWith('/comments') ? event('9', { words: '布料已到' }) : undefined,
  });
  await openRecord();
  const words = record.getByRole('textbox', { name: '评论' });
  await words.fill('布料已到');
  await expect.poll(() => kept.get('test-orders/DD001/comment')?.text).toBe('{"words":"布料已到"}');
  await record.getByRole('button', { name: '关闭' }).click();
  await openRecord();
  await record.getByRole('button', { name: '继续填写' }).click();
  await expect.element(words).toHaveValue('布料已到');
  await record.getByRole('button', { name: '发表评论' }).click();
  await expect.poll(() => kept.size).toBe(0);
  await expect.element(words).toHaveValue('');
  expect(requests.filter(({ path }) => path.endsWith('/comments'))).toHaveLength(1);
});
