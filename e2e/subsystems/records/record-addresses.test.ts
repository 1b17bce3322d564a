import { recordAddress } from '@portal/contract/records/record-address';
import { keyOfType } from '@portal/contract/records/record-type';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { expectAccessible } from '../../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../../support/portal.ts';
import { transferElsewhere } from '../../support/records.ts';
import { createPerson } from '../../support/test-people.ts';

test('FIX-48 the address of a record opens it in another tab, leads over the sign-in, and says in words that it is not its reader’s', async ({
  page,
  browser,
}) => {
  const { id, store } = await transferElsewhere(page);
  const address = recordAddress({ type: keyOfType(stockTransfers), id });
  const tab = await page.context().newPage();
  await tab.goto(address);
  const record = tab.getByRole('dialog', { name: `${stockTransfers.one} ${id}` });
  await expect(record.getByRole('button', { name: '复制链接' })).toBeVisible();
  await expect(tab).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname.startsWith('/ors/stock/transfer') && searchParams.get('store') === store,
  );
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('link', { name: id })).toHaveAttribute('href', address);
  await expect(tab).toHaveURL(({ searchParams }) => !searchParams.has('record'));

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/user/login' && searchParams.get('redirect') === address,
  );
  const colleague = await createPerson({ menuItems: ['ams-dashboard-analysis'] });
  await signInAs(guest, colleague, new URL(guest.url()).pathname + new URL(guest.url()).search);
  await expect(guest.getByRole('heading', { name: `无法打开单据 ${id}` })).toBeVisible();
  await expect(guest.getByText(/^该单据不存在，或不在您的权限范围内。/)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^申请权限：/ })).toBeVisible();
  await expectAccessible(guest);
});
