import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { accountOf, expect, outside, signIn, test } from '../support/portal.ts';

/** A page of the simulated reports, in the administrator's menu (`apps/server/src/demo/report-page.ts`). */
const reports = '/ams/report';
// A page that goes stays in sight until the next one is there, and nothing can be done in it.
const framed = '.tabs-panel:not([inert]) iframe';
const frame = (page: Page) => page.locator(framed);
const inside = (page: Page) => page.frameLocator(framed);
const nameIn = (page: Page) => inside(page).locator('dt:text-is("姓名") + dd');

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value);

/** The ticket in the address of the frame that is shown. */
async function ticketIn(page: Page): Promise<string> {
  await expect(frame(page)).toHaveAttribute('src', /ticket=[\w-]{43}$/);
  return new URL((await frame(page).getAttribute('src')) ?? '').searchParams.get('ticket') ?? '';
}

/** Changes what the menu says of the reports, as an administrator would. */
async function changeItem(page: Page, change: object): Promise<void> {
  await answerInstead(page, '**/getUserPermissionByToken', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    const all = answer.result.menu.flatMap((item: { children?: object[] }) => [
      item,
      ...(item.children ?? []),
    ]);
    const item = all.find(({ path }: { path: string }) => path === reports);
    if (item) Object.assign(item.meta, change);
    await route.fulfill({ response, json: answer });
  });
}

test('T17 a system in a frame learns from its own server who is there, and the token is nowhere in it', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(outside()))
      seen.push(request.url(), JSON.stringify(request.headers()));
  });
  await signIn(page, 'administrator');
  await page.goto(reports);

  await expect(nameIn(page)).toHaveText(accountOf('administrator').realname);
  await expect(inside(page).locator('dt:text-is("工号") + dd')).toHaveText(
    accountOf('administrator').workNo,
  );
  const token = await tokenOf(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.join(' ')).not.toContain(token);
  expect(seen.join(' ')).not.toContain('"referer":"http://127.0.0.1:' + new URL(page.url()).port);
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame(page)).toHaveAttribute(
    'sandbox',
    /^(?!.*allow-top-navigation).*allow-scripts/,
  );
});

test('T17 a page that is loaded again is handed another ticket, and the one before opens nothing', async ({
  page,
  context,
}) => {
  await signIn(page, 'administrator');
  await page.goto(reports);
  await expect(nameIn(page)).toBeVisible();
  const tickets = [await ticketIn(page)];

  await page.reload();
  await expect(nameIn(page)).toBeVisible();
  tickets.push(await ticketIn(page));
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link').first().click();
  await expect(frame(page)).toBeHidden();
  await page.goBack();
  await expect(nameIn(page)).toBeVisible();
  expect(await ticketIn(page), 'a page that was kept is not loaded again').toBe(tickets.at(-1));
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect.poll(() => ticketIn(page)).not.toBe(tickets.at(-1));
  await expect(nameIn(page)).toBeVisible();
  tickets.push(await ticketIn(page));

  expect(new Set(tickets).size).toBe(3);
  const stolen = await context.newPage();
  await stolen.goto(`${outside()}/report/enter?ticket=${tickets.at(-1)}`);
  await expect(stolen.getByText('sso.ticket-spent')).toBeVisible();
});

test('T17 a visit in a frame ends with the session', async ({ page, context }) => {
  await signIn(page, 'administrator');
  await page.goto(reports);
  await expect(nameIn(page)).toBeVisible();
  const beside = await context.newPage();
  const state = beside.locator('dt:text-is("登录状态") + dd');
  await beside.goto(`${outside()}/report/`);
  await expect(state).toHaveText('已登录');

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login/);

  await expect
    .poll(async () => {
      await beside.reload();
      return state.textContent();
    })
    .toBe('未登录');
});

test('T17 a page that asks for what its menu item does not hand out is not opened, and says why', async ({
  page,
}) => {
  await changeItem(page, {
    url: `${outside()}/report/?token=\${token}`,
    urlCredential: undefined,
  });
  await signIn(page, 'administrator');
  await page.goto(reports);

  await expect(page.getByText('该菜单没有设置允许提供')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test('T17 a page in a window of its own is handed a ticket when it is opened', async ({ page }) => {
  await changeItem(page, { internalOrExternal: true });
  await signIn(page, 'administrator');
  await page.goto(reports);
  const opening = page.context().waitForEvent('page');

  await page.getByRole('button', { name: '在新窗口中打开' }).click();

  const window = await opening;
  await expect(window.locator('dt:text-is("姓名") + dd')).toHaveText(
    accountOf('administrator').realname,
  );
  expect(await window.evaluate(() => opener)).toBeNull();
});

test.describe('while the portal cannot be asked', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('T17 the page says so in its place, and is shown when asked again', async ({ page }) => {
    await signIn(page, 'administrator');
    await page.route('**/sys/frame/open', (route) => route.abort());
    await page.goto(reports);
    const again = page.getByRole('button', { name: '重试' });
    await expect(again).toBeVisible();

    await page.unroute('**/sys/frame/open');
    await again.click();

    await expect(nameIn(page)).toHaveText(accountOf('administrator').realname);
  });
});
