import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  folderOf,
  manifestOf,
  serveRelease,
  removeReleases,
} from '../support/handwritten-systems.ts';
import { changeDatabase, createPerson, type TestPerson } from '../support/test-people.ts';
import { expect, product, signInAs, test } from '../support/portal.ts';

// What the first makes ready for both is taken back after the last.
test.describe.configure({ mode: 'serial' });
// The browser says so when the server refuses something.
test.use({ expectedErrors: [/status of 40[039]/] });

const key = 'lms';
const next = { version: '9.0.0' };
const desk = { menuItems: ['ams-dashboard-analysis', 'ams-monitor-release'] };
const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const releases = `/ams/monitor/release?system=${key}`;

test.beforeAll(() =>
  changeDatabase('update subsystem set trusted_origins = array[$1] where key = $2', [
    product().origin,
    key,
  ]),
);
test.afterAll(async () => {
  await removeReleases(key);
  await changeDatabase(`update subsystem set trusted_origins = '{}' where key = $1`, [key]);
});

const lawyer = () => createPerson({ menuItems: ['lms-dashboard-analysis'], defaultSystem: key });

/** Somebody in the system, whose browser would get the new release. */
async function visit(browser: Browser, person: TestPerson): Promise<Page> {
  const context = await browser.newContext();
  await serveRelease(context, key, next);
  const page = await context.newPage();
  await signInAs(page, person, to(`/${key}/dashboard/analysis`));
  return page;
}

const handmade = (page: Page) => page.getByRole('heading', { name: '手写系统 9.0.0' });
const row = (page: Page) => page.getByRole('row').filter({ hasText: next.version });

/** Agrees to what is asked before it is done. */
async function agree(page: Page, words: RegExp, button: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: button, exact: true }).click();
}

/** Expects a refusal in the dialog, with all typed text still there. */
async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: '登记新版本' }).click();
  const dialog = page.getByRole('dialog', { name: /登记新版本/ });
  const [address, content] = [
    dialog.getByLabel('清单地址'),
    dialog.getByLabel('清单内容', { exact: true }),
  ];
  await expect(address).toBeFocused();
  await content.fill('{"key":');
  await expect(dialog.getByText('不是有效的 JSON', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '登记', exact: true })).toBeDisabled();
  await dialog.getByLabel('从文件读取清单内容').setInputFiles({
    name: 'subsystem.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(manifestOf(key, next))),
  });
  await expect(dialog.getByText('版本 9.0.0，2 个文件')).toBeVisible();
  await address.fill('https://elsewhere.example/subsystem.json');
  await dialog.getByRole('button', { name: '登记', exact: true }).click();
  await expect(dialog.getByText('也不在其可信站点内')).toBeVisible();
  await expect(content).toHaveValue(/"9\.0\.0"/);
  await expectAccessible(page, 'registering');
  await address.fill(`${product().origin}${folderOf(key, next.version)}subsystem.json`);
  await dialog.getByRole('button', { name: '登记', exact: true }).click();
  await expect(page.getByText('已登记 9.0.0，目前无人使用')).toBeVisible();
}

/** Shows on the way that it is really they. */
async function tryInStore(page: Page, { password }: TestPerson, store: string): Promise<void> {
  const opener = row(page).getByRole('button', { name: '试用 9.0.0' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: '试用 9.0.0' });
  await expect(dialog.getByLabel('试用比例（%）')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('试用比例（%）').fill('0');
  await dialog.getByLabel('试用门店').fill(`${store}，no-such`);
  await expect(dialog.getByText('没有这些门店：no-such')).toBeVisible();
  await dialog.getByRole('button', { name: '开始试用' }).click();
  await expect(dialog.getByText('试用门店不存在：no-such')).toBeVisible();
  await dialog.getByLabel('试用门店').fill(store);
  await expect(dialog.getByText(/共 \d+ 人试用/)).toBeVisible();
  await expectAccessible(page, 'trying');
  const stale = { success: false, code: 403, reason: 'proof.stale', message: '', result: null };
  await page.route(
    '**/release/canary',
    (route) => route.fulfill({ status: 403, json: { ...stale, timestamp: 0 } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: '开始试用' }).click();
  const proof = page.getByRole('dialog', { name: '请确认是您本人' });
  await proof.getByLabel('密码', { exact: true }).fill(password);
  await proof.getByRole('button', { name: '验证' }).click();
  await expect(page.getByText('9.0.0 已开始试用')).toBeVisible();
  await expect(row(page)).toContainText('试用：1 家门店');
}

test('an administrator registers a release, tries it in one store, gives it to everybody and goes back', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(15_000);
  const store = 'S02001';
  const administrator = await createPerson({ ...desk, actions: Object.values(releaseActions) });
  const [clerk, other] = [await lawyer(), await lawyer()];
  await changeDatabase('insert into person_store (person_id, store_no) values ($1, $2)', [
    clerk.id,
    store,
  ]);
  await signInAs(page, administrator, to('/ams/monitor/release'));
  await expect(page.getByRole('heading', { level: 1, name: '系统发布' })).toBeVisible();
  await expectAccessible(page, 'systems');
  await page.getByRole('searchbox', { name: '搜索系统、版本' }).fill('法务');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /的版本$/ })).toHaveCount(1);
  await page.getByRole('button', { name: '法务管理的版本' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`system=${key}$`));

  await register(page);
  await expect(row(page)).toContainText('试用人');
  await expect(row(page)).toContainText('无人使用');
  await expectAccessible(page, 'releases');
  await tryInStore(page, administrator, store);
  const [inStore, elsewhere] = [await visit(browser, clerk), await visit(browser, other)];
  await expect(handmade(inStore)).toBeVisible();
  await expect(elsewhere.locator(`[data-subsystem="${key}"] h1`).first()).toBeVisible();
  await expect(handmade(elsewhere)).toHaveCount(0);

  await row(page).getByRole('button', { name: '发布给所有人' }).click();
  await agree(page, /法务管理的 \d+ 名使用者都将使用 9\.0\.0/, '发布给所有人');
  await expect(page.getByText('9.0.0 已发布给所有人')).toBeVisible();
  await elsewhere.reload();
  await expect(handmade(elsewhere)).toBeVisible();

  // Another administrator starts a trial of the version before.
  await changeDatabase(
    'update subsystem set canary_version = previous_version, canary_percent = 10 where key = $1',
    [key],
  );
  await page.getByRole('button', { name: '回退到上一版本' }).click();
  await agree(page, /不再使用 9\.0\.0/, '回退');
  await expect(page.getByText('该系统的版本刚刚被调整过', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '停止试用' }).click();
  await agree(page, /人将改用 9\.0\.0/, '停止试用');
  await expect(page.getByText('已停止试用', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '回退到上一版本' }).click();
  await agree(page, /不再使用 9\.0\.0/, '回退');
  await expect(page.getByText('已回退到', { exact: false })).toBeVisible();
  await expect(row(page)).toContainText('无人使用');
  await elsewhere.reload();
  await expect(elsewhere.locator(`[data-subsystem="${key}"] h1`).first()).toBeVisible();
  await expect(handmade(elsewhere)).toHaveCount(0);
});

test('who may only look at releases has no buttons, and the server refuses them; on a phone nothing is cut off', async ({
  page,
}) => {
  const looker = await createPerson({ ...desk, actions: [releaseActions.list] });
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = page.waitForRequest('**/release/list?*');
  await signInAs(page, looker, to(releases));
  const headers = await (await asked).allHeaders();
  await expect(page.getByRole('heading', { name: '已登记的版本' })).toBeVisible();

  const deciding = page.getByRole('main').getByRole('button', { name: /登记|发布|试用|回退/ });
  await expect(deciding).toHaveCount(0);
  const refused = await page.request.put('/api/sys/subsystem/release/rollBack', {
    headers: { 'x-access-token': headers['x-access-token'] ?? '' },
    data: { sysType: key },
  });
  expect(await refused.json()).toMatchObject({ success: false, reason: 'action.denied' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
