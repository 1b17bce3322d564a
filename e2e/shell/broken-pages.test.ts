import type { Page } from '@playwright/test';
import {
  expect,
  expectVisible,
  goTo,
  open,
  visiblePage,
  signInAt,
  test,
} from '../support/sample-pages.ts';

const word = (page: Page) => visiblePage(page).getByLabel('关键字');

/** Runs in the page: whoever cuts the day out of a point in time breaks, as the account page does while it is rendered. */
function breakDates(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the text it belongs to
  const { slice } = String.prototype;
  Reflect.set(globalThis, 'areDatesBroken', true);
  // oxlint-disable-next-line no-extend-native -- there is no other way to break a page of the shell from outside
  String.prototype.slice = function sliceOrBreak(...span) {
    if (Reflect.get(globalThis, 'areDatesBroken') && /^\d{4}-\d\d-\d\d \d\d:/.test(String(this)))
      throw new Error('told to break');
    return slice.apply(this, span);
  };
}

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: [/SubsystemFailure|told to break/] });

  test('ERR-17 FIX-22 breaks in its tab alone, and can be loaded anew', async ({ page }) => {
    await signInAt(page, '样页巡店');
    await word(page).fill('北区');
    await open(page, '样页整改');
    await visiblePage(page).getByRole('button', { name: '弄坏' }).click();
    await expect(visiblePage(page).getByRole('alert')).toContainText('「样页整改」出错了');

    await goTo(page, '样页巡店');
    await expectVisible(page, '样页巡店');
    await expect(word(page)).toHaveValue('北区');
    await goTo(page, '样页整改');
    await visiblePage(page).getByRole('button', { name: '重新加载' }).click();
    await expectVisible(page, '样页整改');
    await expect(visiblePage(page).getByRole('button', { name: '弄坏' })).toBeVisible();
  });

  test.describe('of the shell', () => {
    test.use({ expectedErrors: [/told to break/] });

    test('ERR-17 breaks in its tab alone as well, and can be loaded anew', async ({ page }) => {
      await signInAt(page, '样页巡店');
      await word(page).fill('北区');
      await page.evaluate(breakDates);
      await page.getByRole('button', { name: '用户菜单' }).click();
      await page.getByRole('menuitem', { name: '账号设置' }).click();
      await expect(visiblePage(page).getByRole('alert')).toContainText('这个页面出错了');

      await goTo(page, '样页巡店');
      await expectVisible(page, '样页巡店');
      await expect(word(page)).toHaveValue('北区');
      await page.evaluate(() => Reflect.set(globalThis, 'areDatesBroken', false));
      await goTo(page, '安全设置');
      await visiblePage(page).getByRole('button', { name: '重新加载' }).click();
      await expect(visiblePage(page).getByRole('region', { name: '登录设备' })).toContainText(
        '当前设备',
      );
    });
  });
});
