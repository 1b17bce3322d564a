import { expectAccessible } from '../support/accessibility/axe.ts';
import { focusIsSeen } from '../support/accessibility/keyboard.ts';
import { drawer, presetSettings, test } from '../support/preferences.ts';
import { expect, inStore, signIn } from '../support/portal.ts';

const pages = ['/ams/dashboard/analysis', '/isps/userAnnouncement', '/account/settings/security'];

for (const settings of [
  { layout: 'topmenu', contentWidth: 'Fixed' },
  { layout: 'topmenu', contentWidth: 'Fluid' },
  { layout: 'sidemenu' },
]) {
  test(`from 390 to 2560 px no page scrolls sideways: ${Object.values(settings).join(', ')}`, async ({
    page,
  }) => {
    await presetSettings(page, settings);
    await signIn(page, 'administrator');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 767, 768, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(beyond, `${path} at ${width}`).toBe(0);
      }
    }
  });
}

test('the whole shell is worked without a mouse, and the focus is always seen', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/isps/userAnnouncement');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: '搜索公告标题' })).toBeFocused();

  const settings = page.getByRole('button', { name: '界面设置' });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsSeen(page), `step ${step}`).toBe(true);
    if (await settings.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  const asDevice = drawer(page).getByRole('radio', { name: '跟随系统' });
  await expect(asDevice).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-dye', 'qunqing');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('on paper there is the page alone, dark on light, charts too', async ({ page }) => {
  await presetSettings(page, { scheme: 'dark', layout: 'sidemenu' });
  await signIn(page, 'supervisor', '/user/login', inStore);
  await expect(page.getByRole('main').locator('.board-trend svg').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const around of ['banner', 'contentinfo', 'complementary'] as const) {
    await expect(page.getByRole(around)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => ({
    words: getComputedStyle(document.body).color,
    wide: document.documentElement.scrollWidth,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  }));
  expect(seen).toEqual({ words: 'rgb(23, 29, 43)', wide: 718, accent: '#2456d6' });
});

test('nothing moves for who wishes for less motion, and something does for others', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: '界面设置' }).click();
  const motion = () => drawer(page).evaluate((element) => getComputedStyle(element).animationName);
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('ui-drawer-in');
});

test('a forced palette leaves what is chosen to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: '界面设置' }).click();
  const style = (selector: string) =>
    drawer(page)
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await style('label:has(:checked)')).toBe('solid');
  expect(await style('.ui-segmented label:has(:checked)')).toBe('solid');
  const edge = await drawer(page).evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(edge).toBe('solid');
});

test('neither the drawer nor the folded menu has an accessibility fault', async ({ page }) => {
  await presetSettings(page, { layout: 'sidemenu', sideMenuCollapsed: true });
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: '样页门店', exact: true }).hover();
  await expect(page.getByRole('link', { name: '样页档案' })).toBeInViewport();
  await expectAccessible(page, 'the folded menu');
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(drawer(page)).toBeVisible();
  await expectAccessible(page, 'the drawer');
});
