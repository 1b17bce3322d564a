import { answerInstead } from '@portal/testing/answer-instead';
import { contextButton, chooser, confirmButton, storedValue, scope } from '../support/contexts.ts';
import { keepPreferencesInPage } from '../support/preferences.ts';
import { answerStore, expect, signIn, signInOnly, test } from '../support/portal.ts';

test('MOD-01 MOD-02 CTX-10 the chooser of business groups insists on a choice; the first is chosen without one, and the stored one again', async ({
  page,
}) => {
  await answerInstead(page, '**/queryBgList*', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: [], timestamp: 0 } }),
  );
  await signIn(page, 'merchandiser');
  await test.step('with nothing chosen it insists', async () => {
    await contextButton(page).click();
    await confirmButton(page).click();
    await expect(chooser(page, '事业部').getByText('请选择事业部')).toBeVisible();
  });
  await test.step('without a choice the first is chosen, and the stored one is chosen again', async () => {
    await page.unroute('**/queryBgList*');
    await page.reload();
    await expect(contextButton(page)).toHaveText('女装事业部');
    await contextButton(page).click();
    await expect(chooser(page, '事业部').getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('radio', { name: /女装事业部/ })).toBeChecked();

    await page.getByText('男装事业部').click();
    await confirmButton(page).click();
    await contextButton(page).click();
    await expect(page.getByRole('radio', { name: /男装事业部/ })).toBeChecked();
  });
});

test.describe('a membership that is over', () => {
  test.use({ expectedErrors: [/Failed to load resource.*403/] });

  test('CTX-10 a stored business group that is none of the person’s any more gives way to the first', async ({
    page,
  }) => {
    await signIn(page, 'merchandiser');
    await expect(contextButton(page)).toHaveText('女装事业部');
    await page.evaluate(() => {
      localStorage.setItem(
        'pro__bgInfo',
        JSON.stringify({ value: { bgNo: 'BG05', bgName: '家居事业部' }, expire: null }),
      );
      sessionStorage.clear();
    });

    await page.goto('/crm/dashboard/analysis');

    await expect(page.getByText('您已没有「家居事业部」的权限')).toBeVisible();
    await expect(contextButton(page)).toHaveText('女装事业部');
    await expect(scope(page)).toContainText('女装事业部');
  });
});

test.describe('while the list of business groups does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('MOD-03 nobody leaves the chooser with none, once there is something to choose', async ({
    page,
  }) => {
    await answerInstead(page, '**/queryBgList*', (route) => route.abort());
    await signIn(page, 'merchandiser');
    await expect(contextButton(page)).toHaveText('未选择事业部');
    await contextButton(page).click();
    await expect(page.getByText('列表暂时无法取得，请稍后重试')).toBeVisible();
    await page.unroute('**/queryBgList*');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(chooser(page, '事业部').getByRole('radio')).toHaveCount(3);

    await page.getByRole('button', { name: '取消' }).click();

    await expect(chooser(page, '事业部').getByText('暂无事业部,请选择')).toBeVisible();
    await confirmButton(page).click();
    await expect(contextButton(page)).toHaveText('女装事业部');
  });
});

test('MOD-04 MOD-05 CTX-07 whoever enters ors with stores to pick from is asked, has to choose, and may do so by keys alone', async ({
  page,
}) => {
  await keepPreferencesInPage(page);
  const asked = page.waitForResponse('**/pos/orsParam/queryIsStore*');
  await signInOnly(page, 'supervisor');
  expect(await (await asked).json()).toMatchObject({ result: 1 });

  await test.step('by number, name and place', async () => {
    const dialog = chooser(page, '门店');
    expect((await dialog.boundingBox())?.width).toBe(560);
    const first = dialog.getByRole('radiogroup').locator('label').first();
    await expect(first).toContainText(/S02001\s*上海南京西路旗舰店\s*上海，1,180 ㎡/);
    await expect(dialog.getByLabel('搜索门店')).toBeFocused();
  });
  await test.step('with nothing chosen the chooser insists', async () => {
    await confirmButton(page).click();
    await expect(chooser(page, '门店').getByText('请选择门店')).toBeVisible();
  });
  await test.step('a store is found by the initials of its name and chosen by keyboard alone', async () => {
    await chooser(page, '门店').getByLabel('搜索门店').fill('njxl');
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(contextButton(page)).toContainText('S02001');
    await expect(scope(page)).toContainText('S02001 上海南京西路旗舰店');
  });
  await test.step('a board that waits for a store leads to the chooser, where Enter takes the latest one again', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('pro__storeNo');
      sessionStorage.clear();
    });
    await page.goto('/ors/dashboard/analysis');
    await answerStore(page);

    const way = page.locator('.board').getByRole('button', { name: '选择门店' });
    await way.click();
    await page.keyboard.press('Escape');
    await expect(way).toBeFocused();
    await way.press('Enter');
    await expect(chooser(page, '门店').getByRole('button', { pressed: true })).toContainText(
      'S02001',
    );
    await page.keyboard.press('Enter');
    await expect(scope(page)).toContainText('S02001 上海南京西路旗舰店');
    // The button that led there has gone with what it waited for.
    await expect(page.getByRole('main')).toBeFocused();
  });
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

  await expect(contextButton(page)).toHaveText('未选择门店');
  expect(await storedValue(page, 'storeNo')).toBe('99999');
  await expect(scope(page)).toHaveText('未选择门店，选择门店后显示其数据');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await contextButton(page).click();
  await expect(page.getByText('暂无门店权限，请联系管理员进行添加')).toBeVisible();
});

test('on a phone the choosers are sheets, reached from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOnly(page, 'supervisor');
  const box = await chooser(page, '门店').boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
  await answerStore(page, 'S02001');

  await page.getByRole('button', { name: '打开菜单' }).click();
  await contextButton(page).click();
  await expect(chooser(page, '门店').getByRole('radio', { checked: true })).toHaveCount(1);
});

test('nobody is asked who has one store alone', async ({ page }) => {
  await signInOnly(page, 'clerk');
  await expect(contextButton(page)).toContainText('S02001');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
