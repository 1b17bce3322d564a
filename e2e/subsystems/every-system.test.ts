import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

const mounted = (page: Page) => page.locator('.stage-content[data-phase="mounted"]:visible');
/** An address opened by itself, as from a letter: the browser asks the server for it. */
const deepLink = (key: string) => `/${key}/dashboard/analysis`;

test('MNU-17 the dashboard of each of the fifteen systems opens at its own path', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  for (const key of subsystemKeys) {
    await page.goto(deepLink(key));
    const board = page.locator(`[data-subsystem="${key}"] .board`);
    await expect(board.locator('h1'), key).toBeVisible();
    await expect(board.locator('.board-outline'), key).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(deepLink(key));
  }
});

test('MNU-19 each micro-app is mounted alone at its path, by a deep link and after a refresh', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  for (const key of subsystemKeys) {
    const program = page.waitForResponse((response) =>
      new URL(response.url()).pathname.startsWith(`/apps/${key}/index-`),
    );
    await page.goto(deepLink(key));
    await program;
    await expectAlone(page, key);
    await page.reload();
    await expectAlone(page, key);
    expect(new URL(page.url()).pathname).toBe(deepLink(key));
  }
});

async function expectAlone(page: Page, key: string): Promise<void> {
  await expect(mounted(page), key).toHaveCount(1);
  await expect(page.locator(`[data-subsystem="${key}"] h1:visible`), key).toBeVisible();
  const others = page.locator(`.stage [data-subsystem]:not([data-subsystem="${key}"]):visible`);
  await expect(others, key).toHaveCount(0);
}
