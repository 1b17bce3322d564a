import type { Page } from '@playwright/test';
import { changeListEntry } from '../support/handwritten-systems.ts';
import { accountOf, expect, openBySearch, outside, signIn, test } from '../support/portal.ts';

const shown = '.tabs-panel[data-state=shown] iframe';
const frame = (page: Page) => page.locator(shown);
const inside = (page: Page) => page.frameLocator(shown);

/** The administration comes as pages elsewhere, each shown in a frame. */
const inFrames = (entry: string) => ({ kind: 'iframe', entry, manifest: undefined });

test('T17 a system in frames opens at the origin it trusts, is kept while another page is in front, and is handed a ticket where its menu says so', async ({
  context,
  page,
}) => {
  const seen: string[] = [];
  await context.route(`${outside()}/pages/**`, (route) => {
    seen.push(route.request().url(), JSON.stringify(route.request().headers()));
    const body = '<!doctype html><title>行政</title><input aria-label="框内备注">';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await changeListEntry(context, 'ams', inFrames(`${outside()}/pages/`));
  await signIn(page, 'administrator', '/user/login?redirect=%2Fams%2Fdashboard%2Fanalysis');

  await expect(frame(page)).toHaveAttribute('src', `${outside()}/pages/dashboard/analysis`);
  await inside(page).getByLabel('框内备注').fill('写到一半');
  await openBySearch(page, '费用报表');
  await expect(inside(page).locator('dt:text-is("姓名") + dd')).toHaveText(
    accountOf('administrator').realname,
  );
  await expect(frame(page)).toHaveAttribute('src', /ticket=[\w-]{43}$/);
  await page.goBack();
  await expect(inside(page).getByLabel('框内备注')).toHaveValue('写到一半');

  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value,
  );
  expect(seen.filter((line) => line.startsWith('http'))).toHaveLength(1);
  expect(seen.join(' ')).not.toContain(token);
  expect(seen.join(' ')).not.toContain('"referer"');
});

test.describe('a system in frames at an origin it does not trust', () => {
  test.use({ expectedErrors: [/SubsystemFailure/] });

  test('T17 is not opened, and says so in its place', async ({ context, page }) => {
    let isAsked = false;
    await context.route('https://elsewhere.example/**', (route) => {
      isAsked = true;
      return route.abort();
    });
    await changeListEntry(context, 'ams', inFrames('https://elsewhere.example/pages/'));
    await signIn(page, 'administrator', '/user/login?redirect=%2Fams%2Fdashboard%2Fanalysis');

    const panel = page.getByRole('alert').filter({ hasText: '该系统的地址不在可信来源之列' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect(isAsked).toBe(false);
  });
});
