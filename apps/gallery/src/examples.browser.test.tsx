import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { sharedFiles } from '@portal/subsystem/vite/shared';
import { Toaster } from '@portal/ui/feedback/Toaster';
import { CampaignStores } from './examples/CampaignStores.tsx';
import { StoreTable } from './examples/StoreTable.tsx';
import { TransferForm } from './examples/TransferForm.tsx';
import { SystemPart } from './SystemPart.tsx';

const texts = Object.values(
  import.meta.glob<string>('./examples/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const guide = Object.values(
  import.meta.glob<string>('../../../docs/kit.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');

test('KIT-02 every part the examples take is shared by the import map, and the guide names the others', () => {
  const taken = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/from '(@portal\/(?:ui|subsystem|client)\/[^']+)'/g),
      ([, name]) => name,
    ),
  );
  expect(taken.length).toBeGreaterThan(15);
  const shared: readonly (string | undefined)[] = sharedFiles.flat();
  expect(taken.filter((name) => !shared.includes(name))).toEqual([]);
  const parts = shared.filter(
    (name) =>
      name !== undefined &&
      /^@portal\/(?:ui\/(?!layout)|subsystem\/(?:choosers|forms))\S*\/[A-Z]\w+$/.test(name),
  );
  const inner = /\/(?:Chart|Pickers|OptionGroup)$/;
  const unnamed = parts.filter(
    (name = '') => !inner.test(name) && !guide.includes(`\`${name.split('/').at(-1)}\``),
  );
  expect(unnamed).toEqual([]);
});

test('KIT-02 the form of the guide is filled in and sent by keys', async () => {
  await render(
    <>
      <SystemPart page={TransferForm} />
      <Toaster />
    </>,
  );
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByLabelText('调拨原因')).toHaveFocus();
  await userEvent.keyboard('补货{Tab}');
  await page.getByRole('combobox', { name: '调入门店' }).click();
  await userEvent.keyboard('第 7 家');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}{Escape}');
  await page.getByLabelText('件数（件）').fill('12');
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(page.getByText('已提交 1 家门店')).toBeVisible();
});

test('KIT-02 the list of the guide turns its pages', async () => {
  await render(<SystemPart page={StoreTable} />);
  await expect.element(page.getByText('共 10,000 条')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'S10000' })).toBeVisible();
  await page.getByRole('button', { name: '末页' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'S19950' })).toBeVisible();
});

test('KIT-02 the choice of the guide ends in its outcome', async () => {
  await render(<SystemPart page={CampaignStores} />);
  await page.getByRole('combobox', { name: '活动品类' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  await page.getByRole('option', { name: '三里屯店' }).click();
  await page.getByRole('button', { name: '移到活动门店' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('heading', { name: '1 家门店参加活动' })).toBeVisible();
});
