import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keptDrafts, order, showOrders } from './testing-records.tsx';

const form = page.getByRole('dialog', { name: '新建订单' });
const name = form.getByRole('textbox', { name: '品名 *' });
const offer = page.getByText(/^您在 11月20日 09:30 填写的内容尚未保存$/);

const openForm = () => page.getByRole('button', { name: '新建订单' }).click();

const saidKept = page.getByText('「新建订单」尚未保存，已保留为草稿');

test('KIT-12 what is typed is kept, without what was not touched, and is gone when it is thrown away', async () => {
  const { kept, parts } = keptDrafts();
  await showOrders({ parts });
  await openForm();
  await name.fill('羊绒围巾');
  await expect.poll(() => kept.get('test-orders/new')?.text).toBe('{"name":"羊绒围巾"}');
  await form.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await expect.poll(() => kept.size).toBe(0);
  await openForm();
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByText(/填写的内容尚未保存/)).not.toBeInTheDocument();
});

const ways = [
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => form.getByRole('button', { name: '关闭' }).click()],
  ['its button', () => form.getByRole('button', { name: '取消' }).click()],
  ['another record', () => page.getByRole('link', { name: 'DD001' }).click()],
] as const;
test.for(ways)(
  'FIX-41 a form that is left by %s keeps what was typed to the last key, says so, and is taken up again',
  async ([, leave]) => {
    const { kept, parts } = keptDrafts();
    await showOrders({ parts, records: [order('DD001')] });
    await openForm();
    await name.fill('羊绒围巾');
    await leave();
    await expect.element(saidKept).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(kept.get('test-orders/new')?.text).toBe('{"name":"羊绒围巾"}');
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect.element(name).toHaveValue('羊绒围巾');
    await expect.element(saidKept).not.toBeInTheDocument();
  },
);

test('FIX-41 while a form is open the page beside it is reached, and Esc there leaves the form open', async () => {
  const { parts } = keptDrafts();
  const { address } = await showOrders({ parts, records: [order('DD001')] });
  await openForm();
  await name.fill('羊绒围巾');
  const keyword = page.getByRole('searchbox').first();
  await keyword.fill('大衣');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('keyword=');
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveValue('羊绒围巾');
  await name.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
});

test('FIX-41 where no draft can be kept, leaving asks as long as there is something to lose', async () => {
  const { parts } = keptDrafts();
  const unable = { ...parts.drafts, write: async () => undefined };
  await showOrders({ parts: { drafts: unable } });
  await openForm();
  await name.fill('羊绒围巾');
  await form.getByRole('button', { name: '取消' }).click();
  const question = page.getByRole('alertdialog', { name: '内容尚未保存，确定离开吗？' });
  await question.getByRole('button', { name: '离开' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(saidKept).not.toBeInTheDocument();
});

test('KIT-12 a draft is offered with when it was typed, taken over, and gone once it is saved', async () => {
  const { kept, parts } = keptDrafts({ 'test-orders/new': '{"name":"羊绒围巾","pieces":"3"}' });
  const { requests } = await showOrders({
    parts,
    answer: ({ input }) => ('fields' in input ? { ...order('DD009'), names: {} } : undefined),
  });
  await openForm();
  await expect.element(offer).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect.element(name).toHaveValue('羊绒围巾');
  await expect.element(offer).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('dialog', { name: '订单 DD009' })).toBeVisible();
  const sent = requests.find(({ input }) => 'fields' in input);
  expect(sent?.input['fields']).toMatchObject({ name: '羊绒围巾', pieces: 3 });
  await expect.poll(() => kept.size).toBe(0);
});

test('KIT-12 a draft that is given up is not offered again; one that is left alone stays', async () => {
  const { kept, parts } = keptDrafts({ 'test-orders/new': '{"name":"羊绒围巾"}' });
  await showOrders({ parts });
  await openForm();
  await expect.element(offer).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  expect(kept.size).toBe(1);
  await openForm();
  await page.getByRole('button', { name: '放弃' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('');
  expect(kept.size).toBe(0);
});

test('KIT-12 the draft of one record is not offered for another, nor one that cannot be read', async () => {
  const { parts } = keptDrafts({
    'test-orders/DD002': '{"name":"羊绒围巾"}',
    'test-orders/DD001': 'torn',
  });
  await showOrders({ parts, records: [order('DD001')] });
  await page.getByRole('button', { name: '编辑 DD001' }).click();
  const edit = page.getByRole('dialog', { name: '订单 DD001' });
  await expect.element(edit.getByRole('textbox', { name: '品名 *' })).toHaveValue('羊毛大衣');
  await expect.element(edit.getByText(/尚未保存/)).not.toBeInTheDocument();
});
