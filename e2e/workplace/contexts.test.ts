import type { Page } from '@playwright/test';
import {
  contextButton,
  chooser,
  confirmButton,
  storedValue,
  scope,
  userMenu,
} from '../support/contexts.ts';
import { expect, signIn, signInOnly, test } from '../support/portal.ts';

test('CTX-04 a change of the business group is followed where one is, without loading the page anew', async ({
  page,
}) => {
  await signIn(page, 'merchandiser');
  await expect(scope(page)).toContainText('女装事业部');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await contextButton(page).click();
  await page.getByText('男装事业部').click();
  await confirmButton(page).click();

  await expect(page.getByText('切换成功，请重新查询数据')).toBeVisible();
  await expect(contextButton(page)).toHaveText('男装事业部');
  await expect(scope(page)).toContainText('男装事业部');
  await expect(page).toHaveURL(/\?group=BG02$/);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  expect(await storedValue(page, 'BG_NO')).toBe('BG02');
  expect(await storedValue(page, 'bgInfo')).toEqual({ bgNo: 'BG02', bgName: '男装事业部' });
});

test('CTX-11 signing out forgets the store: the next to sign in is asked again', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  expect(await storedValue(page, 'storeNo')).toBe('S02001');

  await (await userMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);

  expect(await storedValue(page, 'storeNo')).toBeUndefined();
  await signInOnly(page, 'supervisor');
  await expect(chooser(page, '门店')).toBeVisible();
});

test('back, reload, a link in a new tab and a link from a colleague are about the store in the address', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  await contextButton(page).click();
  await chooser(page, '门店').getByRole('radiogroup').getByText('S02002', { exact: true }).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\?store=S02002$/);

  await page.goBack();
  await expect(contextButton(page)).toContainText('S02001');
  await expect(page.getByText('已回到门店 上海南京西路旗舰店')).toBeVisible();
  await page.reload();
  await expect(contextButton(page)).toContainText('S02001');

  const other = await context.newPage();
  const link = await page.getByRole('link', { name: '经营看板' }).first().getAttribute('href');
  await other.goto(link ?? '');
  await expect(scope(other)).toContainText('S02001');
  await other.goto('/ors/dashboard/analysis?store=S02002');
  await expect(scope(other)).toContainText('S02002');
  await expect(contextButton(page)).toContainText('S02001');
  await other.goto('/ors/dashboard/analysis?store=S01999');
  await expect(other.getByText('您没有链接中门店 S01999 的权限')).toBeVisible();
  await expect(scope(other)).toContainText('S02002');
  await expect(other).toHaveURL(/\?store=S02002$/);
});

test('500 mixed calls from two tabs in two stores bring no row of the other store', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  const other = await context.newPage();
  await other.goto('/ors/dashboard/analysis?store=S02002');
  await expect(scope(other)).toContainText('S02002');
  const tabs = [
    { tab: page, own: 'S02001' },
    { tab: other, own: 'S02002' },
  ];
  const names = ['今日', '本周', '本月'];
  const told = await Promise.all(
    tabs.map(async ({ tab, own }) => {
      for (let step = 0; step < 6; step += 1) {
        await tab
          .locator('.board .ui-page-header-tools')
          .getByText(names[step % 3] ?? '')
          .click();
        await expect(scope(tab)).toContainText(own);
      }
      return scopesOf(tab);
    }),
  );

  tabs.forEach(({ own }, index) => {
    expect(told[index]).toHaveLength(250);
    expect(told[index]?.filter((text) => !text.startsWith(`${own} `))).toEqual([]);
  });
});

/** Asks for 250 boards as this tab does, and returns the contexts they name. */
async function scopesOf(tab: Page): Promise<string[]> {
  const headers = await headersOf(tab);
  return tab.evaluate(async (sent) => {
    const periods = ['day', 'week', 'month'];
    const ask = async (index: number): Promise<string> => {
      const address = `/api/common/dashboard/analysis?system=ors&period=${periods[index % 3]}`;
      const answer = await (await fetch(address, { headers: sent })).json();
      return answer.result.scope;
    };
    const scopes: string[] = [];
    for (let first = 0; first < 250; first += 10) {
      scopes.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, index) => ask(first + index)))),
      );
    }
    return scopes;
  }, headers);
}

/** Returns the headers the tab sends with a call for its board. */
async function headersOf(tab: Page): Promise<Record<string, string>> {
  const [request] = await Promise.all([
    tab.waitForRequest('**/api/common/dashboard/analysis?*'),
    tab.reload(),
  ]);
  return request.headers();
}
