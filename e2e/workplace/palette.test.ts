import { fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessibility/axe.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { keepPreferencesInPage } from '../support/preferences.ts';
import { expect, found, signIn, test } from '../support/portal.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '命令面板' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索页面、系统与操作' });
const options = (page: Page) => palette(page).getByRole('option');
const section = (page: Page, name: string) =>
  palette(page).getByRole('group', { name, exact: true }).getByRole('option');
const current = (page: Page) => palette(page).getByRole('option', { selected: true });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens a page by its title; pages of other systems are there a moment later. */
async function goByPalette(page: Page, title: string, path: RegExp): Promise<void> {
  await openPalette(page);
  await field(page).fill(title);
  await expect(current(page)).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

test('Ctrl K finds pages of every system and systems, and goes there', async ({ page }) => {
  await signIn(page, 'supervisor');
  await goByPalette(page, '样页库存', /\/ors\/sampleStock\/query$/);
  await goByPalette(page, '样页台账', /\/ams\/sampleAsset\/ledger$/);

  await openPalette(page);
  await field(page).fill('yhgl');
  await expect(section(page, '系统').first()).toContainText('用户管理');
  await section(page, '系统').first().click();
  await expect(page).toHaveURL(/\/crm\/dashboard\/analysis\?/);
});

test('Esc and a second Ctrl K close the palette, and the focus is where it was', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const bell = page.getByRole('button', { name: /通知/ });
  await bell.focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(bell).toBeFocused();

  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(bell).toBeFocused();
});

test('Ctrl Enter opens a page in a new browser tab, and this one stays', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor');
  await openPalette(page);
  await field(page).fill('样页库存');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/ors\/sampleStock\/query$/);
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
});

test('the recent pages are there before anything is typed, newest first, at any PC', async ({
  page,
  browser,
}) => {
  await signIn(page, 'clerk');
  await goByPalette(page, '样页库存', /\/ors\/sampleStock\/query/);
  await goByPalette(page, '样页小票', /\/ors\/sampleSales\/ticket/);
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/preferences') && answer.request().method() === 'PUT',
  );
  await goByPalette(page, '样页日报', /\/ors\/sampleSales\/daily/);
  await kept;
  await openPalette(page);
  const recent = section(page, '最近打开');
  await expect(recent.nth(0)).toContainText('样页小票');
  await expect(recent.nth(1)).toContainText('样页库存');
  // Where one is already is no news.
  await expect(recent.filter({ hasText: '样页日报' })).toHaveCount(0);

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'clerk');
  await openPalette(elsewhere);
  await expect(section(elsewhere, '最近打开').nth(0)).toContainText('样页小票');
  await elsewhere.close();
});

test('a recent page that is closed to the person by now is not among them', async ({ page }) => {
  await signIn(page, 'supervisor');
  await goByPalette(page, '样页台账', /\/ams\/sampleAsset\/ledger$/);
  await goByPalette(page, '样页库存', /\/ors\/sampleStock\/query$/);
  await openPalette(page);
  await expect(section(page, '最近打开').filter({ hasText: '样页台账' })).toHaveCount(1);

  await page.route('**/userPermission/pages?*', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    answer.result = answer.result.filter(({ system }: { system: string }) => system !== 'ams');
    return route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await openPalette(page);
  // The pages of other systems are there by now, but for those of that one.
  await field(page).fill('会员档案');
  await expect(section(page, '用户管理').first()).toContainText('会员档案');
  await field(page).fill('');
  await expect(section(page, '系统').first()).toBeVisible();
  await expect(section(page, '最近打开').filter({ hasText: '样页台账' })).toHaveCount(0);
});

test('a page is pinned by a key, is first from then on, and is free again by the button', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openPalette(page);
  await field(page).fill('盘点单');
  const title = (await current(page).locator('.ellipsis').textContent()) ?? '';
  await page.keyboard.press('Alt+p');
  await expect(
    page.getByRole('button', { name: new RegExp(`取消固定\\s*${title}`) }),
  ).toBeVisible();
  await field(page).fill('');
  await expect(section(page, '固定的页面')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await openPalette(page);
  await expect(current(page)).toContainText(title);
  await page.keyboard.press('Escape');

  await page.goto('/portalHomePage');
  const onHome = page
    .getByRole('region', { name: '常用页面' })
    .getByRole('button', { name: title });
  await expect(onHome).not.toContainText('最近打开');
  await expectAccessible(page);
  await onHome.press('Enter');
  const open = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(open.locator('[aria-current=page]')).toContainText(title);

  await openPalette(page);
  await page.getByRole('button', { name: new RegExp(`取消固定\\s*${title}`) }).click();
  await expect(section(page, '固定的页面')).toHaveCount(0);
  await page.goto('/portalHomePage');
  await expect(page.getByRole('heading', { name: '全部系统' })).toBeVisible();
  // It was opened just now, and is no longer there for being pinned.
  await expect(onHome).toContainText('最近打开');
});

test('actions are done from the palette: colours, notices, the password, leaving', async ({
  page,
}) => {
  await signIn(page, 'several departments');
  const act = async (typed: string, title: string) => {
    await openPalette(page);
    await field(page).fill(typed);
    await section(page, '操作').filter({ hasText: title }).click();
    await expect(palette(page)).toHaveCount(0);
  };
  await act('shense', '切换深色与浅色');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await act('anse', '切换深色与浅色');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await act('wdgg', '我的公告');
  await expect(page).toHaveURL(/\/isps\/userAnnouncement$/);

  const asked = page.waitForRequest('**/updateDefaultSystem');
  await act('moren', '设当前系统为默认系统');
  expect((await asked).method()).toBe('PUT');
  await act('xgmm', '修改密码');
  await expect(page.getByRole('dialog', { name: /密码/ })).toBeVisible();
  // A dialog keeps everything outside it out of reach.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await act('tuichu', '退出登录');
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
});

test('? lists the keys, and what is not found is said', async ({ page }) => {
  await signIn(page, 'supervisor');
  await openPalette(page);
  await page.keyboard.type('?');
  await expect(palette(page).getByRole('region', { name: '快捷键' })).toContainText('新标签页');
  await field(page).fill('没有这样的东西');
  await expect(palette(page).getByText('没有匹配的结果')).toBeVisible();
  await field(page).fill('yangye');
  await expect(palette(page).locator('output.sr-only')).toHaveText(/^\d+ 个结果$/);
});

test('where nothing is found, one is led to the page that says why', async ({ page }) => {
  await signIn(page, 'supervisor');
  await openPalette(page);
  await field(page).fill('合同评审');
  await page.getByRole('button', { name: '为什么看不到' }).click();
  await expect(page).toHaveURL(/\/why\?asked=/);
  await expect(palette(page)).toHaveCount(0);
});

test('what one may switch between is offered in the system it belongs to, and the settings everywhere', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openPalette(page);
  await field(page).fill('切换门店');
  await section(page, '操作').click();
  await expect(page.getByRole('dialog', { name: /门店/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await goByPalette(page, '样页台账', /\/ams\/sampleAsset\/ledger$/);
  await openPalette(page);
  await field(page).fill('切换门店');
  await expect(section(page, '操作')).toHaveCount(0);
  await field(page).fill('jmsz');
  await section(page, '操作').click();
  await expect(page.getByRole('dialog', { name: /设置/ })).toBeVisible();
});

test('the list of the menu search leads on to the palette', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.getByRole('combobox', { name: '搜索菜单' }).click();
  await page.getByRole('button', { name: /搜索系统与操作/ }).click();
  await expect(field(page)).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the search and the palette have no accessibility fault (${scheme})`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
      },
      { scheme },
    );
    await signIn(page, 'administrator');
    const check = async (what: string) => expect(await faultsOf(page), what).toEqual([]);
    await page.getByRole('combobox', { name: '搜索菜单' }).fill('gl');
    await expect(found(page).first()).toBeVisible();
    await check('menu search');
    await page.keyboard.press('Escape');
    await openPalette(page);
    await check('palette');
    await field(page).fill('gl');
    await expect(options(page).first()).toBeVisible();
    await check('palette, typed');
    await field(page).fill('?');
    await check('keys');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the palette is a sheet from the lower edge, and rows have their pins', async ({ page }) => {
    await keepPreferencesInPage(page);
    await signIn(page, 'employee');
    await page.getByRole('button', { name: '搜索菜单' }).click();
    await page.getByRole('button', { name: /搜索系统与操作/ }).click();
    const box = await palette(page).boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    await field(page).fill('yangye');
    await options(page).first().locator('.palette-pin').click();
    await field(page).fill('');
    await expect(section(page, '固定的页面')).toHaveCount(1);
  });
});
