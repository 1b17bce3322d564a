import type { Page } from '@playwright/test';
import { accountOf, answerStore, expect, signIn, signInOnly, test } from './portal.ts';

const button = (page: Page) => page.getByRole('button', { name: /^当前/ });
const chooser = (page: Page, what: string) => page.getByRole('dialog', { name: `选择${what}` });
const go = (page: Page) => page.getByRole('button', { name: '切换', exact: true });
const userMenu = async (page: Page) => {
  await page.getByRole('button', { name: '用户菜单' }).click();
  return page.getByRole('menu', { name: '用户菜单' });
};
const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? '{}').value, key);
const scope = (page: Page) => page.locator('.board-head p');
const at = (system: string) =>
  `/user/login?redirect=${encodeURIComponent(`/${system}/dashboard/analysis`)}`;

for (const system of ['crm', 'imos', 'cms']) {
  test(`HDR-08 HDR-15 in ${system} the header shows the business group, and the user menu leads to another`, async ({
    page,
  }) => {
    await signIn(page, 'administrator', at(system));

    await expect(button(page)).toHaveText('女装事业部');
    await expect(
      (await userMenu(page)).getByRole('menuitem', { name: '切换事业部' }),
    ).toBeVisible();
  });
}

test('HDR-09 HDR-16 in ors and rcm the header shows the number of the store; the user menu of ors leads to another', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });

  await expect(button(page)).toContainText('S02001');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '切换门店' })).toBeVisible();
  await page.goto('/rcm/dashboard/analysis');
  await expect(button(page)).toContainText('S02001');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '切换门店' })).toHaveCount(0);
});

test('HDR-10 HDR-13 in ops the header shows the company; several are offered, one is not', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('ops'));
  await expect(button(page)).toHaveText('华东分公司');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '切换公司' })).toBeVisible();

  await page.route('**/company/list*', (route) =>
    route.fulfill({
      json: {
        code: '00000000',
        msg: '',
        data: [{ companyNo: 'C01', companyName: '华东分公司', currentCompany: true }],
      },
    }),
  );
  await page.reload();
  await expect(page.locator('.context-button')).toHaveText('华东分公司');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '修改密码' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '切换公司' })).toHaveCount(0);
});

test('HDR-11 HDR-12 HDR-14 other systems have no choice to show; dcp has its full-screen page', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  for (const system of ['ams', 'hr', 'dcp']) {
    await page.goto(`/${system}/dashboard/analysis`);
    await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await expect(page.locator('.context-button')).toHaveCount(0);
    const menu = await userMenu(page);
    for (const name of ['修改密码', '退出登录']) {
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    }
    await expect(menu.getByRole('menuitem', { name: '全屏页面' })).toHaveCount(
      system === 'dcp' ? 1 : 0,
    );
    await expect(menu.getByRole('menuitem', { name: /切换(事业部|门店|公司)/ })).toHaveCount(0);
    if (system === 'dcp') await menu.getByRole('menuitem', { name: '全屏页面' }).click();
  }
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('content');
});

test('MOD-01 CTX-10 without a choice the first business group is chosen, and the stored one is chosen again', async ({
  page,
}) => {
  await signIn(page, 'merchandiser');
  await expect(button(page)).toHaveText('女装事业部');
  await button(page).click();
  await expect(chooser(page, '事业部').getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /女装事业部/ })).toBeChecked();

  await page.getByText('男装事业部').click();
  await go(page).click();
  await button(page).click();
  await expect(page.getByRole('radio', { name: /男装事业部/ })).toBeChecked();
});

test.describe('a membership that is over', () => {
  test.use({ expectedErrors: [/Failed to load resource.*403/] });

  test('CTX-10 a stored business group that is none of the person’s any more gives way to the first', async ({
    page,
  }) => {
    await signIn(page, 'merchandiser');
    await expect(button(page)).toHaveText('女装事业部');
    await page.evaluate(() => {
      localStorage.setItem(
        'pro__bgInfo',
        JSON.stringify({ value: { bgNo: 'BG05', bgName: '家居事业部' }, expire: null }),
      );
      sessionStorage.clear();
    });

    await page.goto('/crm/dashboard/analysis');

    await expect(page.getByText('您已没有「家居事业部」的权限')).toBeVisible();
    await expect(button(page)).toHaveText('女装事业部');
    await expect(scope(page)).toContainText('女装事业部');
  });
});

test('MOD-02 with nothing chosen the chooser of business groups insists', async ({ page }) => {
  await page.route('**/queryBgList*', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: [], timestamp: 0 } }),
  );
  await signIn(page, 'merchandiser');
  await button(page).click();
  await go(page).click();
  await expect(chooser(page, '事业部').getByText('请选择事业部')).toBeVisible();
});

test.describe('while the list of business groups does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('MOD-03 nobody leaves the chooser with none, once there is something to choose', async ({
    page,
  }) => {
    await page.route('**/queryBgList*', (route) => route.abort());
    await signIn(page, 'merchandiser');
    await expect(button(page)).toHaveText('未选择事业部');
    await button(page).click();
    await expect(page.getByText('列表暂时无法取得，请稍后重试')).toBeVisible();
    await page.unroute('**/queryBgList*');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('radio')).not.toHaveCount(0);

    await page.getByRole('button', { name: '取消' }).click();

    await expect(chooser(page, '事业部').getByText('暂无事业部,请选择')).toBeVisible();
    await go(page).click();
    await expect(button(page)).toHaveText('女装事业部');
  });
});

test('MOD-04 CTX-07 whoever enters ors with stores to pick from is asked, by number, name and place', async ({
  page,
}) => {
  const asked = page.waitForResponse('**/pos/orsParam/queryIsStore*');
  await signInOnly(page, 'supervisor');
  expect(await (await asked).json()).toMatchObject({ result: 1 });

  const dialog = chooser(page, '门店');
  expect((await dialog.boundingBox())?.width).toBe(560);
  const first = dialog.getByRole('radiogroup').locator('label').first();
  await expect(first).toContainText(/S02001\s*上海南京西路旗舰店\s*上海，1,180 ㎡/);
  await expect(dialog.getByLabel('搜索门店')).toBeFocused();
});

test('a store is found by the initials of its name and chosen by keyboard alone', async ({
  page,
}) => {
  await signInOnly(page, 'supervisor');
  await chooser(page, '门店').getByLabel('搜索门店').fill('njxl');
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(button(page)).toContainText('S02001');
  await expect(scope(page)).toContainText('S02001 上海南京西路旗舰店');
});

test('MOD-05 with nothing chosen the chooser of stores insists', async ({ page }) => {
  await signInOnly(page, 'supervisor');
  await go(page).click();
  await expect(chooser(page, '门店').getByText('请选择门店')).toBeVisible();
});

test('MOD-06 CTX-08 CTX-09 whoever has no store works without one, is not asked, and is told whom to turn to', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.route('**/queryIsStore*', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: 0, timestamp: 0 } }),
  );
  await page.route('**/selectOrsStore*', (route) =>
    route.fulfill({
      json: {
        success: true,
        code: 200,
        message: '',
        result: { records: [], total: 0 },
        timestamp: 0,
      },
    }),
  );
  await page.goto('/ors/dashboard/analysis');

  await expect(button(page)).toHaveText('未选择门店');
  expect(await kept(page, 'storeNo')).toBe('99999');
  await expect(scope(page)).toHaveText('未选择门店，选择门店后显示其数据');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page).click();
  await expect(page.getByText('暂无门店权限，请联系管理员进行添加')).toBeVisible();
});

test('CTX-04 a change of the business group is followed where one is, without loading the page anew', async ({
  page,
}) => {
  await signIn(page, 'merchandiser');
  await expect(scope(page)).toContainText('女装事业部');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await button(page).click();
  await page.getByText('男装事业部').click();
  await go(page).click();

  await expect(page.getByText('切换成功，请重新查询数据')).toBeVisible();
  await expect(button(page)).toHaveText('男装事业部');
  await expect(scope(page)).toContainText('男装事业部');
  await expect(page).toHaveURL(/\?group=BG02$/);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  expect(await kept(page, 'BG_NO')).toBe('BG02');
  expect(await kept(page, 'bgInfo')).toEqual({ bgNo: 'BG02', bgName: '男装事业部' });
});

test('CTX-11 signing out forgets the store: the next to sign in is asked again', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  expect(await kept(page, 'storeNo')).toBe('S02001');

  await (await userMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);

  expect(await kept(page, 'storeNo')).toBeUndefined();
  await signInOnly(page, 'supervisor');
  await expect(chooser(page, '门店')).toBeVisible();
});

test('back, reload, a link in a new tab and a link from a colleague are about the store in the address', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  await button(page).click();
  await chooser(page, '门店').getByRole('radiogroup').getByText('S02002', { exact: true }).click();
  await go(page).click();
  await expect(page).toHaveURL(/\?store=S02002$/);

  await page.goBack();
  await expect(button(page)).toContainText('S02001');
  await expect(page.getByText('已回到门店 上海南京西路旗舰店')).toBeVisible();
  await page.reload();
  await expect(button(page)).toContainText('S02001');

  const other = await context.newPage();
  const link = await page.getByRole('link', { name: '经营看板' }).first().getAttribute('href');
  await other.goto(link ?? '');
  await expect(scope(other)).toContainText('S02001');
  await other.goto('/ors/dashboard/analysis?store=S02002');
  await expect(scope(other)).toContainText('S02002');
  await expect(button(page)).toContainText('S02001');
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
          .locator('.board-tools')
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

/** What 250 boards, asked for as this tab asks for its own, say whom they are about. */
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

/** What the tab itself sends with a call for its board. */
async function headersOf(tab: Page): Promise<Record<string, string>> {
  const [request] = await Promise.all([
    tab.waitForRequest('**/api/common/dashboard/analysis?*'),
    tab.reload(),
  ]);
  return request.headers();
}

test('on a phone the choosers are sheets, reached from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOnly(page, 'supervisor');
  const box = await chooser(page, '门店').boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
  await answerStore(page, 'S02001');

  await page.getByRole('button', { name: '打开菜单' }).click();
  await button(page).click();
  await expect(chooser(page, '门店').getByRole('radio', { checked: true })).toHaveCount(1);
});

test('nobody is asked who has one store alone', async ({ page }) => {
  await signInOnly(page, 'clerk');
  await expect(button(page)).toContainText('S02001');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(accountOf('clerk').workNo).toBe('900002');
});
