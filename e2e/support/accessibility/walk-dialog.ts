import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog in front; others may lie below it. */
export const modal = (page: Page) => page.locator('dialog:modal').last();

/** Tells whether the focus is in the dialog, or on its way around outside the page: never on the page below. */
const isInside = (page: Page): Promise<boolean> =>
  modal(page).evaluate(
    (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
  );

/** Moves the focus around by key, and expects it never to leave the dialog. */
export async function expectTrapped(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const start = await page.evaluateHandle(() => document.activeElement);
  let isBack = false;
  for (let step = 0; step < 60 && !isBack; step += 1) {
    await page.keyboard.press(key);
    expect(await isInside(page), `${key}, step ${step + 1}`).toBe(true);
    isBack = await page.evaluate((element) => element === document.activeElement, start);
  }
  expect(isBack, 'the way leads round').toBe(true);
}

interface DialogWalk {
  /** The field that takes the focus; without one it is anywhere inside. */
  field?: Locator;
  /** The opener, which has the focus afterwards. */
  opener: Locator;
}

/** Checks all that MOD-14 requires of an open dialog that may be closed. */
export async function walkDialog(page: Page, { field, opener }: DialogWalk): Promise<void> {
  const open = await page.locator('dialog:modal').count();
  expect(open).toBeGreaterThan(0);
  if (field) await expect(field).toBeFocused();
  else expect(await isInside(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expectTrapped(page, 'Tab');
  await expectTrapped(page, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(open - 1);
  await expect(opener).toBeFocused();
}
