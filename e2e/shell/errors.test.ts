import { fetchWhole } from '@portal/testing/answer-instead';
import type { Locator, Page, Route } from '@playwright/test';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { expect, inStore, signIn, signInAs, test } from '../support/portal.ts';

const pageCall = '**/sys/sysAnnouncementSend/getMyAnnouncementSend*';
const main = (rest: object) => ({ code: 500, message: '', result: null, timestamp: 0, ...rest });

/** Opens a page whose one call is answered as the test wants it; returns the page's time before. */
async function openWith(page: Page, answer: (route: Route) => Promise<void>): Promise<number> {
  await signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  await page.route(pageCall, answer);
  const before = await page.evaluate(() => Date.now());
  await page.getByRole('link', { name: '查看更多' }).click();
  return before;
}

test.use({ expectedErrors: [/Failed to load resource/] });

/** The catalogue has the word, whatever the server says. */
async function expectToBeTold(page: Page, status: number, words: string): Promise<void> {
  await openWith(page, (route) =>
    route.fulfill({ status, json: main({ success: false, message: '服务器另有说法' }) }),
  );
  const notice = page.getByRole('alert').filter({ hasText: words });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('系统提示');
  await expect(page.getByText('服务器另有说法')).toHaveCount(0);
}

test('ERR-01 a call answered with 403 is told as access denied', ({ page }) =>
  expectToBeTold(page, 403, '拒绝访问'));

test('ERR-02 a call answered with 404 is told as not found', ({ page }) =>
  expectToBeTold(page, 404, '很抱歉，资源未找到!'));

test('ERR-03 a call answered with 504 is told as out of time', ({ page }) =>
  expectToBeTold(page, 504, '网络超时'));

for (const status of [418, 500, 503]) {
  test(`ERR-08 a call answered with ${status} is told in the words of the server`, async ({
    page,
  }) => {
    await openWith(page, (route) =>
      route.fulfill({ status, json: main({ success: false, message: '仓库正在盘点' }) }),
    );
    const notice = page.getByRole('alert').filter({ hasText: '仓库正在盘点' });
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('系统提示');
  });
}

test('ERR-09 an answer that says it is no success is told in its own words', async ({ page }) => {
  await openWith(page, (route) =>
    route.fulfill({ json: main({ success: false, message: '公告正在整理' }) }),
  );
  await expect(page.getByText('公告正在整理')).toBeVisible();
});

test('ERR-10 an answer of the gateway with code 00000000 is a success', async ({ page }) => {
  await openWith(page, async (route) => {
    const { result } = await (await fetchWhole(route)).json();
    await route.fulfill({ json: { code: '00000000', data: result, msg: '' } });
  });
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('ERR-14 CON-01 a call without an answer is given up after 90 seconds, not before', async ({
  page,
}) => {
  await page.clock.install();
  const asked = Promise.withResolvers<void>();
  const earliest = await openWith(page, async () => asked.resolve());
  await asked.promise;
  const latest = await page.evaluate(() => Date.now());
  // The clock of the page runs on meanwhile, by more than a moment on a busy machine.
  await page.clock.pauseAt(earliest + 89_900);
  await expect(page.getByText('网络超时')).toHaveCount(0);
  await page.clock.fastForward(latest - earliest + 200);
  await expect(page.getByText('网络超时')).toBeVisible();
});

test('ERR-01 a call the server itself refuses is told in the words of the catalogue', async ({
  page,
}) => {
  await openWith(page, (route) =>
    // A claim that is not true of the session: the server says so in words of its own.
    route.continue({ headers: { ...route.request().headers(), 'tenant-id': '9' } }),
  );
  await expect(page.getByRole('alert').filter({ hasText: '拒绝访问' })).toContainText('系统提示');
});

test('ERR-02 what is gone by the time it is asked for is told as not found', async ({ page }) => {
  const person = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-sampleCar-fuel'],
  });
  const notice = `notice-of-${person.workNo}`;
  await changeDatabase(
    `insert into announcement (id, title, sender, content, category, sent_at)
     values ($1, '即将撤回的通知', '行政部', '正文', '1', now())`,
    [notice],
  );
  await changeDatabase(
    `insert into announcement_target select $1, 'person:' || id from person where work_no = $2`,
    [notice, person.workNo],
  );
  let isHeld = false;
  let asked = 0;
  await page.route(pageCall, async (route) => {
    if (isHeld) return;
    asked += 1;
    await route.fulfill({ response: await route.fetch() });
    asked -= 1;
  });
  await signInAs(page, person, '/user/login?redirect=%2Fisps%2FuserAnnouncement');
  const item = page.getByRole('main').getByRole('button', { name: /即将撤回的通知/ });
  await expect(item).toBeVisible();

  // The list stays as it was read: an answer of after this moment would no longer have the item.
  isHeld = true;
  await expect.poll(() => asked).toBe(0);
  await changeDatabase('update announcement set cancelled_at = now() where id = $1', [notice]);
  await item.click();

  const told = page.getByRole('alert').filter({ hasText: '很抱歉，资源未找到!' });
  await expect(told).toContainText('系统提示');
});

for (const width of [1440, 390]) {
  test(`what is told covers neither header, bell, a drawer's close button nor its fields, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2Fstock%2Fcount', inStore);
    const made = { createdAt: '2026-11-20 08:00:00', createdBy: '林' };
    const changed = { changedAt: made.createdAt, changedBy: '林' };
    const saved = { id: 'PD001', version: 1, state: 'draft', fields: {}, ...made, ...changed };
    await page.route(/\/records\/ors\/stock-counts/, (route) => {
      const isTimeline = route.request().url().includes('/timeline');
      if (route.request().method() === 'GET' && !isTimeline) return route.continue();
      const result = isTimeline ? { events: [] } : saved;
      return route.fulfill({ json: main({ success: true, result }) });
    });
    const create = page.getByRole('button', { name: '新建盘点单' });
    const drawer = page.getByRole('dialog', { name: /盘点单/ });
    await create.click();
    await drawer.getByLabel('盘点方式').selectOption('全盘');
    await drawer.getByLabel('盘点区域').fill('儿童角');
    await drawer.getByRole('spinbutton', { name: /^年/ }).pressSequentially('20261120');
    await drawer.getByLabel('实盘').fill('118');
    await drawer.getByLabel('账面').fill('120');
    await drawer.getByRole('button', { name: '保存' }).click();
    const toast = page.locator('.ui-toast').filter({ hasText: '已保存' });
    // Under the pointer it stays, so the next drawer is opened by keys.
    await toast.hover();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await create.press('Enter');
    await expect(drawer).toBeVisible();

    const needed = [
      drawer.locator('.ui-dialog-close'),
      drawer.getByRole('button', { name: '保存' }),
      drawer.getByLabel('盘点区域'),
      page.locator('.shell-header'),
    ];
    for (const place of needed) expect(await overlap(toast, place)).toBe(false);
  });
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('What is compared is not on the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
