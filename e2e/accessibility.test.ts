import { AxeBuilder } from '@axe-core/playwright';
import { expect, signIn, test } from './portal.ts';

const pages = [
  '/ams/dashboard/analysis',
  '/portalHomePage',
  '/isps/userAnnouncement',
  '/spsRule/roleRule/',
  '/ams/asset/ledger',
  '/404',
];

for (const scheme of ['light', 'dark'] as const) {
  test(`no page of the shell has an accessibility fault (${scheme})`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
      },
      { scheme },
    );
    await signIn(page, 'administrator');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect(faults, path).toEqual([]);
    }
  });
}
