import type { Response } from '@playwright/test';
import {
  folderOf,
  registerRelease,
  serveRelease,
  removeReleases,
} from '../support/handwritten-systems.ts';
import { changeDatabase } from '../support/test-people.ts';
import { expect, openBySearch, signIn, test } from '../support/portal.ts';

// All of them release the same system of the one product that runs: one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/SubsystemFailure|broken on purpose/] });

const good = { version: '1.0.0' };
const better = { version: '1.1.0' };
const newest = { version: '1.2.0' };
const broken = { version: '2.0.0', mount: `throw new Error('broken on purpose');` };

/** Tells whether an answer lists a release; the list may have been on its way before that was registered. */
const isListOf = (version: string) => async (response: Response) =>
  response.url().includes('/subsystem/list') &&
  // A list that is as the browser has it comes without a body.
  response.status() === 200 &&
  (await response.text()).includes(folderOf('rcm', version));

test.beforeAll(() => registerRelease('rcm', good));
test.afterAll(() => removeReleases('rcm'));
test.beforeEach(async ({ context }) => {
  for (const release of [good, better, newest, broken]) await serveRelease(context, 'rcm', release);
});

test('MFE-04 a system released while its page is open: what is typed stays, and the next entry has the new one', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login?redirect=%2Frcm%2Fdashboard%2Fanalysis');
  await expect(page.getByRole('heading', { name: '手写系统 1.0.0' })).toBeVisible();
  await page.getByLabel('手写备注').fill('未保存的内容');

  const told = page.waitForResponse(isListOf(better.version));
  await registerRelease('rcm', better);
  await told;

  await expect(page.getByLabel('手写备注')).toHaveValue('未保存的内容');
  await openBySearch(page, '图表分析');
  await expect(page.getByRole('heading', { name: '手写系统 1.1.0' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '手写系统 1.0.0' })).toBeVisible();
  await expect(page.getByLabel('手写备注').and(page.locator(':visible'))).toHaveValue(
    '未保存的内容',
  );
});

test('a page kept in a system that was left has the new version when the system is entered again', async ({
  page,
}) => {
  const walkTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
  await signIn(page, 'supervisor', '/user/login?redirect=%2Frcm%2Fdashboard%2Fanalysis');
  await expect(page.getByRole('heading', { name: '手写系统 1.1.0' })).toBeVisible();
  await walkTo('/ams/dashboard/analysis');
  await expect(page.locator('[data-subsystem="ams"] .board-main')).toBeVisible();
  const told = page.waitForResponse(isListOf(newest.version));
  await registerRelease('rcm', newest);
  await told;

  await walkTo('/rcm/dashboard/analysis');
  await expect(page.getByRole('heading', { name: '手写系统 1.2.0' })).toBeVisible();
});

test('a new version that comes up for nobody gives way to the one before, under the eyes of the third person', async ({
  page,
}) => {
  await registerRelease('rcm', broken);
  await changeDatabase(
    `insert into failed_mount (subsystem, version, person_id, reason, at)
     select 'rcm', $1, id, 'mount', now() from person where work_no in ('900004', '900005')`,
    [broken.version],
  );

  await signIn(page, 'supervisor', '/user/login?redirect=%2Frcm%2Fdashboard%2Fanalysis');

  await expect(page.getByRole('heading', { name: '手写系统 1.2.0' })).toBeVisible();
});
