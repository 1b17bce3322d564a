import type { Page } from '@playwright/test';
import {
  bar,
  expect,
  expectVisible,
  frontTab,
  goTo,
  linkOf,
  open,
  pathOf,
  paths,
  visiblePage,
  signInAt,
  tab,
  tabs,
  test,
  titles,
} from '../support/sample-pages.ts';

const menuOf = (page: Page) => page.getByRole('menu', { name: '标签页操作' });
const entry = (page: Page, name: string) =>
  menuOf(page).getByRole('menuitem', { name, exact: true });
const warning = (page: Page, text: string) =>
  page
    .getByRole('status')
    .filter({ hasText: text })
    .or(page.getByRole('alert').filter({ hasText: text }));

async function choose(page: Page, title: string, name: string): Promise<void> {
  await linkOf(page, title).click({ button: 'right' });
  await entry(page, name).click();
}

const five = ['样页巡店', '样页整改', '样页排班', '样页费用', '样页报修'] as const;

test('TAB-01 TAB-02 TAB-03 after signing in the first page is the only tab; it cannot be closed, neither by the middle button nor by the menu nor by key', async ({
  page,
}) => {
  await signInAt(page);
  await expect(tabs(page)).toHaveCount(1);
  await expect(frontTab(page)).toHaveText('首页');
  await expect(tabs(page).getByRole('button')).toHaveCount(0);
  await expect(linkOf(page, '首页')).toHaveAttribute('href', pathOf('首页'));
  await linkOf(page, '首页').click({ button: 'middle' });
  await expect(warning(page, '这是最后一页，不能再关闭了啦').first()).toBeVisible();
  await expect(tabs(page)).toHaveCount(1);

  await open(page, '样页巡店');
  await linkOf(page, '首页').click({ button: 'middle' });
  await expect(warning(page, '首页不能关闭!').first()).toBeVisible();
  await choose(page, '样页巡店', '关闭左侧');
  await linkOf(page, '首页').press('Delete');
  expect(await titles(page)).toEqual(['首页', '样页巡店']);
});

test('TAB-04 TAB-05 TAB-11 the menu of a tab opens by the right button, by key and by the button at the end of the bar, and makes its page anew', async ({
  page,
}) => {
  const order = ['刷新', '关闭左侧', '关闭右侧', '关闭其他', '全屏'];
  await signInAt(page);
  // The same path opened twice has one tab.
  await open(page, '样页巡店', '样页整改', '样页巡店');
  expect(await titles(page)).toEqual(['首页', '样页巡店', '样页整改']);
  await expect(frontTab(page)).toHaveText('样页巡店');
  await linkOf(page, '样页巡店').click({ button: 'right' });
  await expect(menuOf(page).getByRole('menuitem')).toHaveText(order);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);

  for (const key of ['Shift+F10', 'ContextMenu']) {
    await linkOf(page, '样页巡店').press(key);
    await expect(entry(page, '刷新')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, '关闭左侧')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(linkOf(page, '样页巡店')).toBeFocused();
  }
  await bar(page).getByRole('button', { name: '标签页操作' }).click();
  await expect(menuOf(page).getByRole('menuitem')).toHaveText(order);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);

  await visiblePage(page).getByLabel('关键字').fill('北区');
  const asked = page.waitForRequest('**/livez');
  await choose(page, '样页巡店', '刷新');
  await asked;
  await expect(visiblePage(page).getByLabel('关键字')).toHaveValue('');
  expect(await titles(page)).toEqual(['首页', '样页巡店', '样页整改']);
  await expect(frontTab(page)).toHaveText('样页巡店');
});

test('TAB-06 TAB-07 closing to the left takes all but the first page; to the right brings the tab to the front when the one in front was there', async ({
  page,
}) => {
  await signInAt(page);
  await open(page, ...five);
  await choose(page, '样页排班', '关闭左侧');
  await expect.poll(() => titles(page)).toEqual(['首页', '样页排班', '样页费用', '样页报修']);
  await expect(frontTab(page)).toHaveText('样页报修');

  await choose(page, '样页排班', '关闭右侧');
  await expect.poll(() => titles(page)).toEqual(['首页', '样页排班']);
  await expect(frontTab(page)).toHaveText('样页排班');
  await expect(page).toHaveURL(new RegExp(`${pathOf('样页排班')}$`));
});

test('TAB-08 FIX-22 closing the others leaves the first page and the tab, which comes to the front, from the first page too', async ({
  page,
}) => {
  await signInAt(page);
  await open(page, '样页巡店', '样页整改', '样页排班');
  await choose(page, '样页巡店', '关闭其他');
  await expect.poll(() => titles(page)).toEqual(['首页', '样页巡店']);
  await expect(frontTab(page)).toHaveText('样页巡店');

  await open(page, '样页整改');
  await goTo(page, '首页');
  await expect(frontTab(page)).toHaveText('首页');
  await choose(page, '样页整改', '关闭其他');
  await expect.poll(() => titles(page)).toEqual(['首页', '样页整改']);
  await expect(frontTab(page)).toHaveText('样页整改');
  await expectVisible(page, '样页整改');
  await expect(page).toHaveURL(new RegExp(`${pathOf('样页整改')}$`));
});

test('TAB-10 a browser that cannot fill the screen is told of', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
  });
  await signInAt(page);
  await choose(page, '首页', '全屏');
  await expect(warning(page, '浏览器不支持全屏!').first()).toBeVisible();
});

test('tabs are put in order by pointer and by key, and where one went is said; TAB-12 closing the one in front brings its right neighbour there, else its left one', async ({
  page,
}) => {
  await signInAt(page);
  await open(page, '样页巡店', '样页整改', '样页排班');
  const [from, to] = [
    await tab(page, '样页排班').boundingBox(),
    await tab(page, '样页巡店').boundingBox(),
  ];
  if (!from || !to) throw new Error('the tabs are on the screen');
  await page.mouse.move(from.x + 30, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 15, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['首页', '样页排班', '样页巡店', '样页整改']);
  await expect(frontTab(page)).toHaveText('样页排班');

  await linkOf(page, '样页排班').press('Control+Shift+ArrowRight');
  expect(await titles(page)).toEqual(['首页', '样页巡店', '样页排班', '样页整改']);
  await expect(linkOf(page, '样页排班')).toBeFocused();
  await expect(bar(page).getByRole('status')).toHaveText('样页排班已移到第 3 个，共 4 个');

  await goTo(page, '样页排班');
  await expectVisible(page, '样页排班');
  await tab(page, '样页排班').getByRole('button', { name: '关闭样页排班' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('样页整改')}$`));
  await expect(linkOf(page, '样页整改')).toBeFocused();
  await linkOf(page, '样页整改').click({ button: 'middle' });
  await expect(page).toHaveURL(new RegExp(`${pathOf('样页巡店')}$`));
  expect(await titles(page)).toEqual(['首页', '样页巡店']);
});

test('TAB-16 without multi-tab mode there is no bar, and going elsewhere replaces the page, once one has been asked', async ({
  page,
}) => {
  await page.addInitScript(
    (value) => {
      localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
    },
    { multiTab: false },
  );
  await signInAt(page, '样页巡店');
  await expectVisible(page, '样页巡店');
  await expect(bar(page)).toHaveCount(0);
  await visiblePage(page).getByLabel('关键字').fill('北区');
  await open(page, '样页整改');
  await expect(page.locator('.tabs-panel')).toHaveCount(1);
  await page.goBack();
  await expectVisible(page, '样页巡店');
  await expect(visiblePage(page).getByLabel('关键字')).toHaveValue('');

  await visiblePage(page).getByLabel('草稿').fill('未完');
  const question = page.getByRole('alertdialog', { name: '有未保存的内容，确定离开吗?' });
  await page.getByRole('link', { name: '经营看板' }).click();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(new RegExp(pathOf('样页巡店')));
  await expect(visiblePage(page).getByLabel('草稿')).toHaveValue('未完');
  await page.getByRole('link', { name: '经营看板' }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(visiblePage(page).locator('.board-body')).toBeVisible();
});

test.describe('in a window of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('TAB-17 twenty tabs scroll, that in front and the first stay in view, and a list has them all', async ({
    page,
  }) => {
    await signInAt(page);
    // Opened as a reload would find them: the way by the menu is what other tests walk.
    await page.evaluate((hrefs) => {
      const kept = JSON.parse(sessionStorage.getItem('TABS') ?? '{}');
      kept.tabs.ors = hrefs.map((href) => ({ key: href, href }));
      sessionStorage.setItem('TABS', JSON.stringify(kept));
    }, paths);
    await page.goto(pathOf('样页照片'));
    await expect(tabs(page)).toHaveCount(paths.length);
    await expect(linkOf(page, '样页照片')).toBeInViewport({ ratio: 1 });
    await expect(linkOf(page, '首页')).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('button', { name: '标签页操作' })).toBeInViewport();
    await linkOf(page, '首页').focus();
    await page.keyboard.press('Enter');
    await expect(frontTab(page)).toHaveText('首页');

    await bar(page).getByRole('button', { name: '已打开的页面列表，共 20 个' }).click();
    const list = page.getByRole('menu', { name: '已打开的页面列表' });
    await expect(list.getByRole('menuitem')).toHaveCount(20);
    await list.getByRole('menuitem', { name: '盘点单' }).click();
    await expect(frontTab(page)).toHaveText('盘点单');
    // Beside the first tab, not below it.
    const [first, front] = await Promise.all(
      ['首页', '盘点单'].map((title) => tab(page, title).boundingBox()),
    );
    expect(front?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
    await expect(linkOf(page, '盘点单')).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing sticks out sideways').toBe(0);
  });
});
