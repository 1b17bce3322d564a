import type { Locator, Page } from '@playwright/test';
import { type DialogCase, dialogs } from '../support/dialog-cases.ts';
import { test } from '../support/preferences.ts';
import { expect, signIn } from '../support/portal.ts';
import { expectTrapped, modal, walkDialog } from '../support/accessibility/walk-dialog.ts';

const phone = { width: 390, height: 844 };
const oldPhone = { width: 360, height: 600 };

async function goToItsPage(page: Page, { role, path }: DialogCase): Promise<void> {
  await signIn(page, role);
  if (!path) return;
  await page.goto(path);
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
}

async function open(page: Page, { open: press }: DialogCase): Promise<Locator> {
  const opener = await press(page);
  await expect(modal(page)).toHaveCount(1);
  return opener;
}

for (const each of dialogs) {
  test.describe(each.name, () => {
    if (each.onlyOnPhone) test.use({ viewport: phone });

    test(`MOD-14 MOD-15 the focus goes into it and stays, Esc closes it, the focus returns, and on a phone it fits with its foot in sight: ${each.name}`, async ({
      page,
    }) => {
      await goToItsPage(page, each);
      const opener = await open(page, each);
      await walkDialog(page, { opener, ...(each.field && { field: each.field(modal(page)) }) });

      await page.setViewportSize(phone);
      await open(page, each);
      for (const viewport of [phone, oldPhone]) {
        await page.setViewportSize(viewport);
        const dialog = modal(page);
        // A sheet comes from the lower edge, and is as wide as that.
        const margins = each.isSheet ? 0 : 32;
        await expect
          .poll(async () => (await dialog.boundingBox())?.width)
          .toBeLessThanOrEqual(viewport.width - margins);
        const box = await dialog.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        for (const foot of await dialog.locator('.ui-dialog-footer').all()) {
          await expect(foot).toBeInViewport({ ratio: 1 });
        }
      }
    });
  });
}

test.describe('a dialog there is no way past', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('MOD-14 keeps the focus, and Esc does not close it', async ({ page }) => {
    await signIn(page, 'employee', '/user/login?redirect=%2FportalHomePage');
    await expect(page.getByRole('link', { name: '查看更多' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/getMyAnnouncementSend*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'Token失效，请重新登录' } }),
    );
    await page.getByRole('link', { name: '查看更多' }).click();
    await expect(modal(page).getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expectTrapped(page, 'Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeVisible();
  });
});

test('CON-14 a popover is 300 px wide, a chooser 450', async ({ page }) => {
  await signIn(page, 'several departments');
  await page.getByRole('button', { name: /通知/ }).click();
  const bell = page.getByRole('dialog', { name: '通知' });
  expect((await bell.boundingBox())?.width).toBe(300);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '切换部门' }).click();
  expect((await modal(page).boundingBox())?.width).toBe(450);
});
