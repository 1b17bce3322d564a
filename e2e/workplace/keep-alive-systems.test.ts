import type { Page } from '@playwright/test';
import { switchTo } from '../support/portal.ts';
import {
  expect,
  expectVisible,
  goTo,
  visiblePage,
  signInAt,
  test,
} from '../support/sample-pages.ts';

const word = (page: Page) => visiblePage(page).getByLabel('关键字');
const draft = (page: Page) => visiblePage(page).getByLabel('草稿');

test('a page of a system that was left is as it was when one comes back to it', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await word(page).fill('北区');
  await switchTo(page, '行政管理');
  await expect(page).toHaveURL(/\/ams\//);
  await expect(visiblePage(page)).not.toContainText('样页巡店');

  await switchTo(page, '门店运营');
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(word(page)).toHaveValue('北区');
});

test('TAB-19 what was given up for another system does not come back', async ({ page }) => {
  await signInAt(page, '样页巡店');
  await draft(page).fill('未完');
  await switchTo(page, '行政管理');
  const question = page.getByRole('alertdialog', { name: '有未保存的内容，确定离开吗?' });
  await question.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/ams\//);

  await switchTo(page, '门店运营');
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(draft(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: /有未保存的内容/ })).toHaveCount(0);
});

test('the board of a system is asked for once when it is entered, and not when one comes back to it', async ({
  page,
}) => {
  await signInAt(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/analysis?system=ams')) asked.push(request.url());
  });
  const board = page.locator('[data-subsystem="ams"] .board-main');
  for (const visit of ['the first', 'the second']) {
    await switchTo(page, '行政管理');
    await expect(board, visit).toBeVisible();
    await switchTo(page, '门店运营');
    await expect(board, visit).toBeHidden();
  }
  expect(asked).toHaveLength(1);
});
