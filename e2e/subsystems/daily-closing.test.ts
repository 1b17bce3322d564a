import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { findRecord } from '../support/records.ts';
import { addSlip, oldDay, slipStore } from '../support/slips.ts';
import { createPerson } from '../support/test-people.ts';

/** A day that nobody has closed, with a cash slip of 200 and one of 300 by another way. */
async function openDay(): Promise<string> {
  const day = oldDay();
  await addSlip({ day, amount: 200, payment: 'cash' });
  await addSlip({ day, amount: 300, payment: 'wechat' });
  return day;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('ACC-03 a clerk closes a day with cash missing, is told on a page what comes next, and loss prevention settles the difference', async ({
  page,
  browser,
}) => {
  const day = await openDay();
  const clerk = await createPerson({
    roles: ['store-clerk'],
    stores: [slipStore],
    businessGroups: ['BG01'],
    defaultSystem: 'ors',
  });
  const here = `/ors/closing/day?day=${day}`;
  await signInAs(page, clerk, `/user/login?redirect=${encodeURIComponent(here)}`);
  const letter = page.getByRole('dialog').filter({ hasText: '必读公告' });
  await letter.getByRole('button', { name: '我已阅读并知晓' }).click();
  await expect(panel(page, '小票合计').getByRole('row', { name: '合计' })).toContainText('500.00');
  await expectAccessible(page);

  await page.getByLabel('实点现金').fill('180');
  await expect(page.getByText('短款 20.00 元，提交后转防损处理')).toBeVisible();
  await page.getByRole('button', { name: '完成日结' }).click();
  await expect(page.getByText('现金与小票不一致，请填写差异说明')).toBeVisible();
  await page.getByLabel('差异说明').fill('找零有误');
  await page.getByRole('button', { name: '完成日结' }).click();
  const heading = page.getByRole('heading', { name: `${day} 已日结` });
  await expect(heading).toBeFocused();
  await expect(page.getByText('短款 20.00 元已转防损处理')).toBeVisible();
  await expect(page.getByRole('link', { name: `${day} 已日结` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: '查看日结单' }).click();
  const closing = page.getByRole('dialog', { name: /^日结单 RJ/ });
  await expect(closing).toContainText('有差异');
  const [difference = ''] = /XJ\d+/.exec((await closing.textContent()) ?? '') ?? [];

  const officer = await (await browser.newContext()).newPage();
  const lossPrevention = await createPerson({
    roles: ['loss-prevention'],
    stores: [slipStore],
    businessGroups: ['BG01'],
    defaultSystem: 'syfs',
  });
  await signInAs(officer, lossPrevention, '/user/login?redirect=%2Fsyfs%2Fcash%2Fdifference');
  await findRecord({ page: officer }, '现金差异', difference);
  await officer.getByRole('button', { name: /^核销 / }).click();
  await officer.getByRole('dialog').getByLabel('处理结果').fill('收银员补足');
  await officer.getByRole('dialog').getByRole('button', { name: '核销', exact: true }).click();
  await expect(officer.locator('.ui-grid tbody tr:visible')).toContainText('已核销');

  await page.reload();
  await expect(page.getByRole('dialog', { name: /^日结单 RJ/ })).toContainText('差异已核销');
});
