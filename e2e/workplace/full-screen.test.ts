import type { Page } from '@playwright/test';
import { windowedChromium } from '@portal/testing/chromium';
import { expect } from '../support/portal.ts';
import { expectVisible, linkOf, open, signInAt, test } from '../support/sample-pages.ts';

// Without windows Chromium does not hear the key that ends full screen.
test.use({ launchOptions: windowedChromium });

/** Esc as the window system brings it. The browser keeps that one to itself; what Playwright presses reaches the page alone. */
async function pressEscapeOfWindow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27, nativeVirtualKeyCode: 9 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

test('TAB-09 a page fills the screen, and Esc puts it back in its place', async ({ page }) => {
  await signInAt(page);
  await open(page, '样页巡店');
  await linkOf(page, '样页巡店').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '全屏', exact: true }).click();
  const full = () => page.evaluate(() => document.fullscreenElement?.id);
  await expect.poll(full).toBe('content');
  await pressEscapeOfWindow(page);
  await expect.poll(full).toBeUndefined();
  await expectVisible(page, '样页巡店');
});
