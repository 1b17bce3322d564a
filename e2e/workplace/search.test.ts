import { askNothingAlong, fetchWhole } from '@portal/testing/answer-instead';
import type { MenuItem } from '@portal/contract/access/permissions';
import type { Page } from '@playwright/test';
import { expect, type Role, signIn, test } from '../support/portal.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '搜索菜单' });
const list = (page: Page) => page.getByRole('listbox', { name: '搜索菜单' });
const options = (page: Page) => list(page).getByRole('option');
/** Pages of the system at hand stand under no heading, those of others under the name of theirs. */
const own = (page: Page) => list(page).locator('> [role=option]');
const ofOther = (page: Page, system: string) =>
  list(page).getByRole('group', { name: system }).getByRole('option');
const switcher = (page: Page) => page.getByRole('button', { name: /切换系统/ });
const noMenu = '您暂无该系统权限,请联系管理员!';

/** Signs in and answers how each page of the menu is to be listed. */
async function signInListing(page: Page, role: Role): Promise<string[]> {
  await askNothingAlong(page);
  const asked = page.waitForResponse('**/getUserPermissionByToken');
  await signIn(page, role);
  const { result } = await (await asked).json();
  return listed(result.menu, []);
}

const listed = (menu: MenuItem[], ancestors: string[]): string[] =>
  menu
    .filter(({ hidden }) => !hidden)
    .flatMap(({ meta: { title }, alwaysShow, children }) =>
      children
        ? listed(children, isAlone(children) && !alwaysShow ? ancestors : [...ancestors, title])
        : [title + (ancestors.join(' / ') || '首页')],
    );

/** An only child stands in the place of its parent (MNU-03). */
const isAlone = (children: MenuItem[]): boolean =>
  children.filter(({ hidden }) => !hidden).length === 1;

/** Waits until the pages of the other systems have come. */
async function openSearch(page: Page): Promise<void> {
  await field(page).click();
  await expect(list(page).getByRole('group').first()).toBeVisible();
}

test('HDR-02 HDR-03 HDR-07 the menu search lists every page of the menu, leaves what is typed, and opens what is chosen', async ({
  page,
}) => {
  const expected = await signInListing(page, 'supervisor');
  await test.step('a combobox whose list holds every page of the menu with its ancestors, and none that is hidden', async () => {
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(own(page)).toHaveText(expected);
    expect(await list(page).boundingBox()).toMatchObject({ width: 292 });
  });
  for (const [typed, marked] of [
    ['yyda', '样页档案'],
    ['yangye dangan', '样页档案'],
    ['样页dangan', '样页档案'],
  ] as const) {
    await test.step(`${typed} leaves what reads so, and marks it`, async () => {
      await field(page).fill(typed);
      await expect(own(page)).toHaveCount(1);
      await expect(
        own(page)
          .locator('mark')
          .filter({ hasText: marked.slice(0, 2) }),
      ).toHaveCount(1);
    });
  }
  await test.step('the arrows choose among what is found, and Esc closes the list and empties the box', async () => {
    await field(page).fill('样页');
    const second = await own(page).nth(1).textContent();
    await page.keyboard.press('ArrowDown');
    const current = page.getByRole('option', { selected: true });
    await expect(current).toHaveText(second ?? '');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await current.getAttribute('id')) ?? '',
    );

    await field(page).fill('没有这样的菜单');
    await expect(page.getByText('没有匹配的结果')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('没有匹配的结果')).toHaveCount(0);
  });
  await test.step('two letters filter the list, Enter opens the highlighted page, and the box is empty again', async () => {
    await openSearch(page);
    const all = await options(page).count();
    await field(page).pressSequentially('yyrb');
    await expect(own(page).first()).toContainText('样页日报');
    expect(await options(page).count()).toBeLessThan(all);

    await field(page).fill('样页库存');
    await expect(own(page)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ors\/sampleStock\/query$/);
    await expect(field(page)).toHaveValue('');
    await expect(list(page)).toHaveCount(0);
  });
  await test.step('any other page is at its path, also in another system, which is switched to', async () => {
    await openSearch(page);
    await field(page).fill('样页小票');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ors\/sampleSales\/ticket$/);

    await openSearch(page);
    await field(page).fill('yytz');
    const asked = page.waitForRequest('**/getUserPermissionByToken');
    await ofOther(page, '行政管理').first().click();
    expect((await asked).headers()['systemtype']).toBe('ams');
    await expect(page).toHaveURL(/\/ams\/sampleAsset\/ledger$/);
    await expect(switcher(page)).toContainText('行政管理');
  });
});

test('HDR-02 HDR-05 HDR-06 the menu search finds what is not hidden by path and action, and opens outside, in a frame and elsewhere', async ({
  page,
  context,
}) => {
  await signIn(page, 'administrator');
  await test.step('what the menu hides is not found, also not in the menu of another system', async () => {
    await field(page).click();
    await expect(own(page).filter({ hasText: '样页台账' })).toContainText('样页资产');
    await expect(options(page).filter({ hasText: '公告屏详情' })).toHaveCount(0);
    // Once the pages of other systems are there.
    await field(page).fill('看板');
    await expect(list(page).getByRole('group').first()).toBeVisible();
    await field(page).fill('公告屏详情');
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('a part of a path or the code of an action finds the pages it belongs to', async () => {
    await field(page).fill('sampleAsset/ledger');
    await expect(own(page)).toHaveText(/样页台账/);
    await field(page).fill('ams:sampleRole:list');
    await expect(own(page).first()).toContainText('样页权限');
  });
  for (const from of ['ams', 'hr']) {
    await page.goto(`/${from}/dashboard/analysis`);
    await test.step(`from ${from} an external page opens in a new browser tab, and everything here stays`, async () => {
      await field(page).fill('新窗口');
      await expect(options(page).filter({ hasText: '公告屏（新窗口）' })).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      await expect(await opened).toHaveURL(/\/demo\/notice-board\.html/);
      await expect(page).toHaveURL(new RegExp(`/${from}/dashboard/analysis$`));
      await (await opened).close();
    });
    await test.step(`from ${from} a framed page is opened through the router`, async () => {
      await field(page).fill('电子公告屏');
      await expect(options(page).filter({ hasText: '电子公告屏' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ams\/board\/screen$/);
      await expect(page.locator('iframe')).toHaveCount(1);
      const tabs = page.getByRole('navigation', { name: '已打开的页面' });
      await expect(tabs.getByRole('link', { name: '电子公告屏' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(switcher(page)).toContainText('行政管理');
    });
  }
});

test('a page of a system that was closed to the person meanwhile is refused, and everything is as it was', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openSearch(page);
  await page.route('**/getUserPermissionByToken', async (route) => {
    if (route.request().headers()['systemtype'] !== 'ams') return route.continue();
    const response = await fetchWhole(route);
    const answer = await response.json();
    answer.result.menu = answer.result.menu.slice(0, 1);
    return route.fulfill({ response, json: answer });
  });
  await field(page).fill('样页台账');
  await ofOther(page, '行政管理').first().click();
  await expect(page.getByRole('alert').filter({ hasText: noMenu })).toBeVisible();
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
  await expect(switcher(page)).toContainText('门店运营');
});

test('somebody with little finds little: nothing of a system they may not enter', async ({
  page,
}) => {
  await signIn(page, 'clerk');
  await openSearch(page);
  await expect(list(page).getByRole('group')).toHaveCount(2);
  await field(page).fill('样页台账');
  await expect(page.getByText('没有匹配的结果')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('HDR-04 the search button opens a dialog with the same list', async ({ page }) => {
    const expected = await signInListing(page, 'supervisor');
    await page.getByRole('button', { name: '搜索菜单' }).click();
    await expect(page.getByRole('dialog', { name: '搜索菜单' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(own(page)).toHaveText(expected);
    await field(page).fill('样页小票');
    await own(page).first().click();
    await expect(page).toHaveURL(/\/ors\/sampleSales\/ticket$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
