import type { Page } from '@playwright/test';
import { fakeSockets } from '../../support/notice-sockets.ts';
import { expect, inStore, openBySearch, signIn, test } from '../../support/portal.ts';

/** A script that the page has fetched, with its bytes on the wire. */
interface Script {
  path: string;
  bytes: number;
}

const fetched = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  );

/** The scripts that come while something is done, and the idle time after it. */
async function during(page: Page, work: () => Promise<unknown>): Promise<Script[]> {
  const before = new Set((await fetched(page)).map(({ path }) => path));
  await work();
  await page.waitForLoadState('networkidle');
  return (await fetched(page)).filter(({ path }) => !before.has(path));
}

/** Returns the sum of what scripts weigh, in kB, and their names, for whoever reads that it is too much. */
const weigh = (scripts: readonly Script[]) => ({
  kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
  names: scripts.map(({ path, bytes }) => `${path} ${bytes}`).join('\n'),
});

const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');
/** Returns whether a part of the portal has come, by the name that the build gives its file. */
const has = async (page: Page, part: string): Promise<boolean> =>
  (await fetched(page)).some(({ path }) => path.startsWith(`/assets/${part}-`));

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    performance.setResourceTimingBufferSize(2_000);
    // What comes in idle time is no part of the first list, and comes before or after it is weighed.
    globalThis.requestIdleCallback = () => 0;
  }),
);

test('KIT-16 the first list brings less than 80 kB, and nothing that only some fields need', async ({
  page,
}) => {
  // What the server tells meanwhile, such as a letter of another journey, may bring parts of its own.
  await fakeSockets(page);
  await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2Fdashboard%2Fanalysis', inStore);
  await expect(page.getByRole('heading', { name: '经营看板', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await during(page, async () => {
    await openBySearch(page, '盘点单');
    await expect(rows(page).first()).toBeVisible();
  });
  const { kilobytes, names } = weigh(first);
  expect(kilobytes, names).toBeLessThan(80);
  for (const part of ['dates', 'RichText', 'RichTextView', 'upload', 'choosers']) {
    expect([part, await has(page, part)]).toEqual([part, false]);
  }

  // A form with a day brings the dates, and nothing else of these.
  await page.getByRole('button', { name: '新建盘点单' }).click();
  await expect(page.getByRole('spinbutton', { name: /^年/ })).toBeVisible();
  expect(await has(page, 'dates')).toBe(true);
  expect(await has(page, 'RichText')).toBe(false);
});
