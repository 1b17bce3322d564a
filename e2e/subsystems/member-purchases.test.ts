import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';
import { findRecord } from '../support/records.ts';
import { addSlip, oldDay } from '../support/slips.ts';

/** The oldest slips are on the last page. */
async function turnToLast(slips: Locator): Promise<void> {
  const last = slips.getByRole('button', { name: '末页' });
  if (await last.isEnabled()) await last.click();
}

test('from the archive of a member their purchases open, with each slip and what it had', async ({
  page,
}) => {
  const list = '/user/login?redirect=%2Fcrm%2Fmember%2Fpurchase';
  await signIn(page, 'merchandiser', list);
  const first = page.locator('.purchases-list button').first();
  await first.click();
  await expect(page).toHaveURL(/member=HY\d+/);
  const number = new URL(page.url()).searchParams.get('member') ?? '';
  await expectAccessible(page);
  const bought = await addSlip({ day: oldDay(), amount: 1299, payment: 'card', member: number });

  await findRecord({ page }, '会员档案', number);
  await page.locator('.ui-grid tbody tr:visible').getByRole('rowheader').getByRole('link').click();
  const archive = page.getByRole('dialog', { name: `会员 ${number}` });
  await archive.getByRole('button', { name: '会员消费' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '会员消费' })).toBeVisible();
  await expect(page.getByRole('region', { name: new RegExp(number) })).toBeVisible();
  // The slip came behind the back of the page, which has read this member before.
  await page.reload();
  const slips = page.getByRole('region', { name: '消费小票' });
  await turnToLast(slips);
  const slip = slips.locator('.purchases-slips > li').filter({ hasText: bought });
  await expect(slip).toContainText('羊毛大衣');
  await expect(slip).toContainText('1,299.00 元');
});
