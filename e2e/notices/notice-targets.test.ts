import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, inStore, type Role, signIn, test } from '../support/portal.ts';

/** Announcements of the demonstration that lead to a page, by words of their title, and whose page it is. */
const leading: Record<string, { path: string; mine: readonly Role[] }> = {
  '羽绒品类终端调价执行通知（本周日零点生效）': {
    path: '/ors/stock/count',
    mine: ['supervisor', 'clerk', 'administrator'],
  },
  '冬二波上市陈列标准更新，请于本周内完成换场': {
    path: '/cms/dashboard/analysis',
    mine: ['supervisor', 'clerk', 'administrator', 'merchandiser'],
  },
  '已到店，待您确认收货': { path: '/ors/stock/transfer/in', mine: ['supervisor', 'clerk'] },
  '日结差异 ¥': { path: '/ors/closing/list', mine: ['supervisor'] },
  '排班表已发布，请确认下周班次': { path: '/ors/team/schedule', mine: ['clerk'] },
  '您提交的费用报销已通过，请留意到账': { path: '/hr/self/expense', mine: ['supervisor'] },
  '网点租赁合同到期提醒（六十天内）': { path: '/rcm/contract/renewal', mine: ['supervisor'] },
};

const dialog = (page: Page) => page.getByRole('dialog');
const list = '/isps/userAnnouncement';

/** Opens every announcement with a page that was sent to somebody; returns the titles of those that were theirs. */
async function walk(page: Page, role: Role): Promise<string[]> {
  const opened: string[] = [];
  for (const [title, { path }] of Object.entries(leading)) {
    await page.goto(`${list}?text=${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const item = page.getByRole('button', { name: title });
    const none = page.getByText('没有匹配的公告');
    await expect(item.or(none).first()).toBeVisible();
    if (await none.isVisible()) continue;
    await item.first().click();
    const go = dialog(page).getByRole('link', { name: '去处理' });
    const told = dialog(page).getByText('相关页面不在您的权限内');
    await expect(go.and(page.locator(':not([aria-busy=true])')).or(told)).toBeVisible();
    if (await told.isVisible()) {
      await expect(go).toHaveCount(0);
      continue;
    }
    await go.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
    const shown = page.locator('.tabs-panel[data-state=shown]');
    await expect(shown.getByRole('heading', { level: 1 }), `${title} ${role}`).toBeVisible();
    await expect(shown.locator('.ui-exception'), `${title} ${role}`).toHaveCount(0);
    opened.push(title);
  }
  return opened;
}

const walkers: Role[] = ['supervisor', 'clerk', 'employee', 'merchandiser', 'administrator'];
for (const role of walkers) {
  test(`TRU-09 「去处理」 opens for the ${role}, or their announcement says before that the page is not theirs`, async ({
    page,
  }) => {
    await signIn(page, role, '/user/login', inStore);
    const mine = Object.keys(leading).filter((title) => leading[title]?.mine.includes(role));
    expect(await walk(page, role)).toEqual(mine);
  });
}

test('TRU-09 who may not open the page of an announcement comes to where it is asked for', async ({
  page,
}) => {
  await signIn(page, 'employee', `/user/login?redirect=${encodeURIComponent(list)}`);
  await page
    .getByRole('button', { name: /羽绒品类终端调价/ })
    .first()
    .click();
  await expect(dialog(page).getByText('相关页面不在您的权限内')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: '申请权限' }).click();
  await expect(page).toHaveURL(/\/why\?asked=%2Fors%2Fstock%2Fcount$/);
  await expect(dialog(page)).toHaveCount(0);
});
