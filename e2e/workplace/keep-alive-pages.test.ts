import { answerInstead } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { withoutKeepAlive, withoutPage } from '../support/menu-answers.ts';
import {
  bar,
  expect,
  expectVisible,
  frontTab,
  goTo,
  linkOf,
  open,
  pathOf,
  visiblePage,
  signInAt,
  tab,
  tabs,
  test,
  titles,
} from '../support/sample-pages.ts';

const word = (page: Page) => visiblePage(page).getByLabel('关键字');
const draft = (page: Page) => visiblePage(page).getByLabel('草稿');
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '有未保存的内容，确定离开吗?' });

test('MNU-11 what was typed is gone when one comes back to a page that is not to be kept', async ({
  page,
}) => {
  await answerInstead(page, '**/getUserPermissionByToken', (route) =>
    withoutKeepAlive(route, '样页巡店'),
  );
  await signInAt(page, '样页巡店');
  await word(page).fill('北区');
  await open(page, '样页整改');
  await expect(page.locator('.tabs-panel').filter({ hasText: pathOf('样页巡店') })).toHaveCount(0);
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(word(page)).toHaveValue('');
});

test('MNU-10 TAB-13 text, order and scrolling are as they were, and nothing is asked for again', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await open(page, '样页整改');
  await goTo(page, '样页巡店');
  await word(page).fill('北区');
  await visiblePage(page).getByRole('button', { name: '数量' }).click();
  const box = visiblePage(page).getByRole('region', { name: '小框' });
  await box.evaluate((element) => element.scrollTo(0, 700));
  // Right after a change of tabs the page may not have its whole height yet.
  const scrollDown = () => page.evaluate(() => (scrollTo(0, 900), scrollY));
  await expect.poll(scrollDown).toBe(900);
  // Pressed where it stands, as a user does: a click that is tried again scrolls the page to have its target elsewhere.
  const link = await linkOf(page, '样页整改').boundingBox();
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 10);
  await expectVisible(page, '样页整改');
  expect(await page.evaluate(() => scrollY), 'a page nobody scrolled is at its top').toBe(0);

  let asked = 0;
  await page.route('**/livez', (route) => {
    asked += 1;
    return route.continue();
  });
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(word(page)).toHaveValue('北区');
  await expect(visiblePage(page).getByRole('columnheader', { name: '数量' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await box.evaluate((element) => element.scrollTop)).toBe(700);
  // Its subsystem wakes up first, and the page has its height again.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(asked).toBe(0);
});

test('TAB-14 a page that asks every second asks nothing while it is behind, and goes on in front', async ({
  page,
}) => {
  await page.clock.install();
  await signInAt(page, '样页巡店');
  await expect(visiblePage(page).getByText('请求完成')).toBeVisible();
  await open(page, '样页整改');
  await expect(visiblePage(page).getByText('请求完成')).toBeVisible();
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/livez')) asked += 1;
  });
  await visiblePage(page).getByLabel('轮询').check();
  await page.clock.runFor(1_100);
  await expect.poll(() => asked).toBeGreaterThan(1);

  await goTo(page, '样页整改');
  await expectVisible(page, '样页整改');
  const before = asked;
  await page.clock.runFor(5_000);
  expect(asked).toBe(before);

  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await page.clock.runFor(1_100);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('TAB-15 of twelve open pages ten are mounted, and the one not seen for longest is made anew', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await word(page).fill('北区');
  await open(page, '样页整改');
  await word(page).fill('南区');
  await open(page, '样页排班', '样页费用', '样页报修', '样页库存', '盘点单', '样页补货');
  await goTo(page, '样页整改');
  await open(page, '样页退仓', '样页次品', '样页日报');
  await expect(tabs(page)).toHaveCount(12);
  await expect(page.locator('.tabs-panel')).toHaveCount(10);

  await goTo(page, '样页整改');
  await expectVisible(page, '样页整改');
  await expect(word(page)).toHaveValue('南区');
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(word(page)).toHaveValue('');
  await expect(page.locator('.tabs-panel')).toHaveCount(10);
});

test('TAB-18 a reload brings the tabs back in order, with the page in front alone; they are forgotten with the person, and those no longer in the menu with the menu', async ({
  page,
  context,
}) => {
  await signInAt(page, '样页巡店');
  await open(page, '样页整改', '样页排班');
  await linkOf(page, '样页排班').press('Control+Shift+ArrowLeft');
  await goTo(page, '样页整改');
  await expectVisible(page, '样页整改');
  await page.reload();
  await expectVisible(page, '样页整改');
  expect(await titles(page)).toEqual(['首页', '样页巡店', '样页排班', '样页整改']);
  await expect(frontTab(page)).toHaveText('样页整改');
  await expect(page.locator('.tabs-panel')).toHaveCount(1);

  const other = await context.newPage();
  await other.goto(pathOf('样页库存'));
  await expectVisible(other, '样页库存');
  expect(await titles(other), 'another tab of the browser has its own').toEqual([
    '首页',
    '样页库存',
  ]);

  await page.route('**/getUserPermissionByToken', (route) => withoutPage(route, '样页巡店'));
  await page.reload();
  await expectVisible(page, '样页整改');
  expect(await titles(page)).toEqual(['首页', '样页排班', '样页整改']);

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('TABS'))).toBeNull();
});

test('TAB-19 closing a tab with something unsaved asks first; what a part of a page had unsaved goes with that part, and stays while the page is behind', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await draft(page).fill('未完');
  await open(page, '样页整改');
  await expect(tab(page, '样页巡店')).toContainText('有未保存的内容');
  await tab(page, '样页巡店').getByRole('button').click();
  await question(page).getByRole('button', { name: '取消' }).click();
  await expect(tabs(page)).toHaveCount(3);
  await goTo(page, '样页巡店');
  await expect(draft(page)).toHaveValue('未完');

  await tab(page, '样页巡店').getByRole('button').click();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect.poll(() => titles(page)).toEqual(['首页', '样页整改']);

  await open(page, '样页巡店');
  await visiblePage(page).getByRole('button', { name: '写备注' }).click();
  await visiblePage(page).getByLabel('备注').fill('一句话');
  await expect(tab(page, '样页巡店')).toContainText('有未保存的内容');
  await goTo(page, '样页整改');
  await expectVisible(page, '样页整改');
  await expect(tab(page, '样页巡店')).toContainText('有未保存的内容');
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await visiblePage(page).getByRole('button', { name: '收起备注' }).click();
  await expect(tab(page, '样页巡店')).not.toContainText('有未保存的内容');
  await tab(page, '样页巡店').getByRole('button').click();
  await expect.poll(() => titles(page)).toEqual(['首页', '样页整改']);
});

test('TAB-19 closing several asks once and says how many; so do another system and signing out', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await draft(page).fill('未完');
  await open(page, '样页整改');
  await draft(page).fill('未完');
  await open(page, '样页排班');
  await bar(page).getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect(question(page)).toContainText('共 2 个页面有未保存的内容');
  await question(page).getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  await question(page).getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(new RegExp(pathOf('样页排班')));

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
});

test('a page behind keeps its own address, whatever is in front, and pages of the shell are kept as those of a system are', async ({
  page,
}) => {
  await signInAt(page);
  await page.goto(`${pathOf('样页巡店')}?shelf=101`);
  await expect(visiblePage(page).getByText(`${pathOf('样页巡店')}?shelf=101`)).toBeVisible();
  await open(page, '样页整改');
  const behind = page.locator('.tabs-panel[data-state=hidden]').first();
  await expect(behind).toContainText(`${pathOf('样页巡店')}?shelf=101`);
  await goTo(page, '样页巡店');
  await expect(page).toHaveURL(/\?shelf=101$/);

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();
  await expect(frontTab(page)).toHaveText('安全设置');
  await expectVisible(page, '安全设置');
  await visiblePage(page).evaluate((element) => element.setAttribute('data-mark', 'mine'));
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await goTo(page, '安全设置');
  await expect(page.locator('.tabs-panel[data-mark=mine]')).toBeVisible();
});
