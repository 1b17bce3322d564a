import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptDrafts, order, showOrders } from './testing-records.tsx';

const form = page.getByRole('dialog', { name: '新建订单' });
const name = form.getByRole('textbox', { name: '品名 *' });
const offer = page.getByText(/^您在 11月20日 09:30 填写的内容尚未保存$/);

const openForm = () => page.getByRole('button', { name: '新建订单' }).click();

test('KIT-12 what is typed is kept, without what was not touched, and is gone when the form is given up', async () => {
  const { kept, parts } = keptDrafts();
  await showOrders({ parts });
  await openForm();
  await name.fill('羊绒围巾');
  await expect.poll(() => kept.get('test-orders/new')?.text).toBe('{"name":"羊绒围巾"}');
  await form.getByRole('button', { name: '取消' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click();
  await expect.poll(() => kept.size).toBe(0);
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
