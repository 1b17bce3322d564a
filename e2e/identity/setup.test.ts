import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { listPages } from '@portal/contract/access/pages';
import { callsOver, overHttp } from '@portal/testing/calls';
import { walked } from '@portal/testing/walk';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  addSecondFactor,
  administrator,
  fill,
  fillForm,
  press,
  showPassword,
  signOut,
  withInstallation,
} from '../support/installation/new-installation.ts';
import { expect, goWithin, openBySearch, switchTo, test } from '../support/portal.ts';

/** A menu item whose page its system has not. */
const noPage = '页面组件未找到';
/** So many pages of each system are opened where nothing has been entered yet. */
const mostPages = walked({ proof: 3, walk: Infinity });
test.describe('who mistypes', () => {
  test.use({ expectedErrors: [/Failed to load resource.*403/] });

  test('the first administrator of an installation is made with the token it printed, once', async ({
    page,
    browser,
  }) => {
    await withInstallation(async ({ origin, token }) => {
      await page.goto(`${origin}/setup`);
      await press(page, '创建管理员');
      for (const words of ['请输入初始化口令', '请输入用户名', '请输入姓名', '请输入新密码!']) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await expect(page.getByLabel('初始化口令')).toBeFocused();
      await expectAccessible(page);

      await fillForm(page, 'not the token');
      await fill(page, '工号', 'abc');
      await page.getByRole('main').getByLabel('工号').blur();
      // VAL-05: the words name six characters, the rule takes four.
      await expect(page.getByText('用户名长度为6到18位')).toBeVisible();
      await fill(page, '工号', administrator.workNo);
      await press(page, '创建管理员');
      await expect(page.getByText('系统已完成初始化，或初始化口令不正确')).toBeVisible();

      await fill(page, '初始化口令', await token());
      await press(page, '创建管理员');
      await expect(page.getByText('管理员创建成功，请登录')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/user/login');

      // Who has just shown the token needs no other code for the first second factor.
      await showPassword(page);
      await expect(page.getByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.goto(`${origin}/user/login`);
      await showPassword(elsewhere);
      await expect(elsewhere.getByLabel('启用码')).toBeVisible();

      await page.goto(`${origin}/setup`);
      await expect(page.getByText('系统已完成初始化，请使用管理员账号登录。')).toBeVisible();
    });
  });
});

test('whoever sets an empty installation up stands in it, among its fifteen systems and the pages that are built', async ({
  page,
}) => {
  await withInstallation(async ({ origin, token }) => {
    await page.goto(`${origin}/setup`);
    await fillForm(page, await token());
    await press(page, '创建管理员');
    await expect(page).toHaveURL(/\/user\/login\?/);
    await showPassword(page);
    const app = await addSecondFactor(page);
    await expect(page).toHaveURL(/\/ams\/installation\/guide$/);

    await signOut(page);
    await offersWorkNumberAlone(page);
    await showPassword(page);
    await expect(page.getByRole('heading', { name: '二次验证', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '验证码' }).fill(app.next());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);

    await seesSystems(page);
    for (const [system, title] of [
      ['法务管理', '合同评审'],
      ['人力资源', '请假申请'],
      ['行政管理', '公告列表'],
    ] as const) {
      await switchTo(page, system);
      await openBySearch(page, title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await opensPages(page, origin);
  });
});

/** Nothing is connected yet, so nothing else is offered; the addresses of the other ways say so. */
async function offersWorkNumberAlone(page: Page): Promise<void> {
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['忘记密码', '注册账号']) {
    await expect(page.getByRole('link', { name })).toBeHidden();
  }
  for (const [path, words] of [
    ['/phoneLogin', '本平台未开通手机验证码登录'],
    ['/user/dingLogin', '本平台尚未接入钉钉'],
    ['/user/register', '自助注册未开放'],
    ['/user/alteration', '本平台未开通手机验证码，不能自助找回密码'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('link', { name: /^返回(?:工号)?登录$/ }).click();
    await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
  }
}

/** All fifteen, each with pages here; no system outside is connected. */
async function seesSystems(page: Page): Promise<void> {
  await page.getByRole('button', { name: /切换系统/ }).click();
  const panel = page.getByRole('dialog', { name: '切换系统' });
  await expect(panel.getByRole('listitem')).toHaveCount(15);
  await expect(panel.locator('.switcher-system:disabled')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /外部系统$/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/**
 * Each page comes up: none is missing, and none breaks where there is nothing to show. The proof opens the first pages of
 * each system, its board among them; the others are mostly lists of one component.
 */
async function opensPages(page: Page, origin: string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('pro__Access-Token') ?? '');
  const { value: token } = JSON.parse(stored);
  const clock = { now: () => new Date() };
  const call = callsOver(overHttp(origin), { clock, token, workNo: administrator.workNo });
  const pages = await call(listPages, {});
  expect(new Set(pages.map(({ system }) => system)).size).toBeGreaterThanOrEqual(11);
  const opened = pages.filter(
    ({ system }, nth) => nth - pages.findIndex((each) => each.system === system) < mostPages,
  );
  for (const { path, title } of opened) {
    await goWithin(page, path);
    // The workplace greets whoever is there.
    const name = path === '/hr/self/workplace' ? /管理员/ : title;
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    await expect(page.getByText(noPage).filter({ visible: true }), path).toHaveCount(0);
  }
  expect(await call(getDictionaryItems, { dictCode: 'sex' })).toMatchObject([
    { value: '1', text: '男' },
    { value: '2', text: '女' },
  ]);
}

test('where there are administrators, nobody is made one', async ({ page }) => {
  await page.goto('/setup');
  await expect(page.getByText('系统已完成初始化，请使用管理员账号登录。')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
