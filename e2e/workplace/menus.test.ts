import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { expect, inStore, signIn, test } from '../support/portal.ts';

/** The administrator's menu of ams holds one item of every kind (`packages/testing/src/sample-menu`). */
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** Opens a branch of the menu across the top, also one that did not fit. */
async function openBranch(page: Page, title: string): Promise<void> {
  const branch = menu(page).getByRole('button', { name: title, exact: true });
  if (await branch.isVisible()) await branch.click();
  else await menu(page).getByRole('button', { name: '更多菜单' }).click();
}

/** Opens what holds the items that did not fit, where one is among them: which do follows from what its account uses. */
async function showItem(page: Page, title: string): Promise<void> {
  if ((await menu(page).getByRole('link', { name: title }).count()) > 0) return;
  await menu(page).getByRole('button', { name: '更多菜单' }).click();
}

const content = (page: Page) => page.getByRole('main');

test('MNU-01 FIX-22 a hidden item is neither in the menu nor in its search, and its address still shows its page', async ({
  page,
}) => {
  // A page as an installation would hide it from the menus of some.
  await answerInstead(page, '**/getUserPermissionByToken', async (route) => {
    const response = await fetchWhole(route);
    const answer: { result: { menu: Item[] } } = await response.json();
    const stock = everyItem(answer.result.menu).find(
      ({ path }) => path === '/ors/sampleStock/query',
    );
    if (stock) stock.hidden = true;
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, 'supervisor', '/user/login', inStore);
  await openBranch(page, '样页仓储');
  await expect(menu(page).getByText('样页补货')).toBeVisible();
  await expect(menu(page).getByText('样页库存')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('样页库存');
  await expect(page.getByRole('option', { name: /样页库存/ })).toHaveCount(0);

  await page.goto('/ors/sampleStock/query');

  await expect(page).toHaveURL(/\/ors\/sampleStock\/query(\?store=S02001)?$/);
  await expect(page.getByRole('heading', { level: 1, name: '样页库存' })).toBeVisible();
  await expect(page.locator('.ui-grid tbody tr').first()).toContainText(/PD\d+/);
});

interface Item {
  path: string;
  hidden: boolean;
  component: string;
  meta: { icon: string | null };
  children?: Item[];
}

const everyItem = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...everyItem(item.children ?? [])]);

test('MNU-02 MNU-03 MNU-04 MNU-08 MNU-13 MNU-20 MNU-22 the menu shows what the person may open, each item in its place, and leads there and back', async ({
  page,
  context,
}) => {
  await signIn(page, 'administrator');
  await test.step('an only child stands in the place of its parent, unless the parent insists', async () => {
    await openBranch(page, '样页餐厅');
    await expect(menu(page).getByText('样页餐厅')).toBeVisible();
    await expect(menu(page).getByRole('link', { name: '样页菜单' })).toBeVisible();
    await showItem(page, '借阅登记');
    await expect(menu(page).getByRole('link', { name: '借阅登记' })).toHaveCount(1);
    await expect(menu(page).getByText('图书角')).toHaveCount(0);
  });
  await test.step('back and forward lead through the pages', async () => {
    await page.keyboard.press('Escape');
    await openBranch(page, '样页餐厅');
    await menu(page).getByRole('link', { name: '样页菜单' }).click();
    await expect(page).toHaveURL(/\/ams\/sampleCanteen\/menu$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
    await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/ams\/sampleCanteen\/menu$/);
  });
  await test.step('the breadcrumb leads from the first page to this one', async () => {
    await page.goto('/ams/sampleAsset/ledger');
    const steps = page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem');
    await expect(steps).toHaveText(['首页', '样页资产', '样页台账']);
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    await steps.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
  });
  await test.step('an item that opens outside opens a window that knows nothing of this one', async () => {
    await openBranch(page, '信息屏');
    const opened = context.waitForEvent('page');
    await menu(page).getByRole('link', { name: '公告屏（新窗口）' }).click();
    const other = await opened;
    await expect(other).toHaveURL(/\/demo\/notice-board\.html/);
    expect(await other.evaluate(() => opener)).toBeNull();
    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
  });
  await test.step('an item with route flag "0" is in the menu, and its address leads to 404', async () => {
    await openBranch(page, '信息屏');
    await expect(menu(page).getByText('行政热线 8000')).toBeVisible();
    await page.goto('/ams/board/hotline');
    await expect(page).toHaveURL(/\/404$/);
  });
  await test.step('an item whose permission the person lacks is not shown, and its address refuses it', async () => {
    await page.goto('/ams/dashboard/analysis');
    await openBranch(page, '表单中心');
    await expect(menu(page).getByText('填报草稿')).toBeVisible();
    // A page that no release has is in no menu (TRU-02).
    await expect(menu(page).getByText('旧版报表')).toHaveCount(0);
    await expect(menu(page).getByText('机要柜')).toHaveCount(0);
    await page.goto('/ams/form/vault');
    await expect(content(page).getByRole('img', { name: '403' })).toBeVisible();
    await expect(content(page).getByRole('heading', { level: 1 })).toContainText('机要柜');
  });
});

test('MNU-05 MNU-06 MNU-07 MNU-18 MNU-25 FIX-24 an address leads to its page, on to another, or to a page that says why not', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await test.step('the address of an item with a redirect leads on to it', async () => {
    await page.goto('/ams/board');
    await expect(page).toHaveURL(/\/ams\/board\/screen$/);
  });
  await test.step('a frame fills the page, and the site in it is given the token', async () => {
    await page.goto('/ams/board/screen');
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(1);
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value,
    );
    await expect(frame).toHaveAttribute('src', new RegExp(`notice-board\\.html\\?token=${token}$`));
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();

    const [outer, inner] = await Promise.all([content(page).boundingBox(), frame.boundingBox()]);
    expect(Math.abs((outer?.height ?? 0) - (inner?.height ?? 1_000))).toBeLessThanOrEqual(1);
  });
  await test.step('a page of the online form builder has no route', async () => {
    await page.goto('/ams/form/online');
    await expect(page).toHaveURL(/\/404$/);
  });
  for (const path of [
    '/isps/userAnnouncement',
    '/crm/dashboard/analysis',
    '/spsRule/roleRuleForm?roleCode=store-clerk',
    '/spsRule/roleRule/',
  ]) {
    await test.step(`${path} is reached after signing in`, async () => {
      await page.goto(path);
      await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.url()).toContain(path);
    });
  }
  // The way on leads to the first page of the system that was left.
  await page.goto('/ams/dashboard/analysis');
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, title] of [
    ['/403', '您暂无该系统权限'],
    ['/404', '页面不存在'],
    ['/500', '服务暂时出错'],
  ] as const) {
    await test.step(`${path} says what it is and offers one way on`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('img', { name: path.slice(1) })).toBeVisible();
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
    });
  }
});

test('MNU-09 MNU-21 of a menu with an icon and a page that the running release does not have all the rest is shown', async ({
  page,
}) => {
  await page.addInitScript(
    (value) => {
      localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
    },
    { layout: 'sidemenu' },
  );
  await answerInstead(page, '**/getUserPermissionByToken', async (route) => {
    const response = await fetchWhole(route);
    const answer: { result: { menu: Item[] } } = await response.json();
    const [, second] = answer.result.menu;
    if (second) second.meta.icon = 'no-such-icon';
    const draft = everyItem(answer.result.menu).find(({ path }) => path === '/ams/form/draft');
    if (draft) draft.component = 'ams/RetiredReport';
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, 'administrator');
  const branch = (title: string) => menu(page).getByRole('button', { name: title, exact: true });
  await test.step('an item shows its title and its icon; an icon nobody knows is none', async () => {
    await expect(branch('样页资产').locator('svg').first()).toBeVisible();
    const withIcon = await branch('样页资产').locator('svg').count();
    await expect(branch('样页服务').locator('svg')).toHaveCount(withIcon - 1);
  });
  await test.step('a page nobody has is told in its place, and the shell stands', async () => {
    await page.goto('/ams/form/draft');
    await expect(content(page).getByText('页面组件未找到')).toBeVisible();
    await expect(menu(page)).toBeVisible();
  });
});

test('the address of a branch of the menu leads to the first page in it', async ({ page }) => {
  await signIn(page, 'supervisor');
  for (const address of ['/ams/sampleService', '/ams/sampleService/']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/ams\/sampleService\/apply$/);
    await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('样页申请');
  }
});
