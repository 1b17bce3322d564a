import { deskActions } from '@portal/contract/notices/announcement-desk';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { changeDatabase, createPerson, type TestPerson } from '../support/test-people.ts';
import { expect, signInAs, test } from '../support/portal.ts';

const desk = {
  menuItems: [
    'ams-dashboard-analysis',
    'ams-notice',
    'ams-notice-list',
    'ams-notice-template',
    'ams-notice-message',
  ],
  actions: Object.values(deskActions),
};
const reader = { menuItems: ['ams-dashboard-analysis', 'ams-sampleCar', 'ams-sampleCar-fuel'] };
const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const mine = '/isps/userAnnouncement';

/** Writes an announcement for one person that must be confirmed, up to where it can be sent. */
async function write(page: Page, title: string, person: TestPerson): Promise<void> {
  await page.getByRole('button', { name: '新建公告' }).click();
  await page.getByLabel('标题', { exact: true }).fill(title);
  await page.getByText('紧急', { exact: true }).click();
  const body = page.getByRole('textbox', { name: '正文' });
  await body.click();
  await page.keyboard.type('周六闭店后更换价签。');
  await page.getByRole('button', { name: '加粗' }).click();
  await page.keyboard.type('周日零点生效。');
  await page.getByText('去处理（网址）').click();
  await page.getByLabel('地址', { exact: true }).fill('/ams/sampleCar/fuel');
  await page.getByLabel('添加').selectOption({ label: '人员' });
  await page.getByLabel('搜索人员').fill(person.workNo);
  await page.getByRole('checkbox', { name: new RegExp(person.workNo) }).check();
  await expect(page.getByText('当前共 1 人')).toBeVisible();
  await page.getByText('必读，要求确认').click();
}

async function visit(browser: Browser, person: TestPerson, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(20_000);
  await signInAs(page, person, to(path));
  return page;
}

test('MOD-11 MOD-12 NTC-15 an announcement is written, previewed by link, sent, confirmed, handled, revised and recalled', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(20_000);
  const [author, lin] = [await createPerson(desk), await createPerson(reader)];
  const title = `羽绒调价 ${lin.workNo}`;
  await signInAs(page, author, to('/ams/notice/list'));
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await write(page, title, lin);
  await expect(tabs.getByRole('link', { name: '新建公告' })).toBeVisible();
  await expectAccessible(page, 'writing');

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '预览' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(preview.url());
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
  await expect(stranger.getByText('周日零点生效。')).toBeVisible();
  await expect(stranger.getByRole('button', { name: '用户菜单' })).toHaveCount(0);
  await stranger.goto(`/AnnouncementPreview?${new URLSearchParams({ id: 'a-01' })}`);
  await expect(stranger.getByText('预览链接无效或已过期')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText(/系统通知推送成功，共 1 人/)).toBeVisible();

  const screen = await visit(browser, lin, mine);
  const letter = screen.getByRole('dialog', { name: title });
  await expect(letter).toContainText('必读公告');
  await expect(letter.getByRole('article')).toContainText('周日零点生效。');
  await letter.getByRole('button', { name: '我已阅读并知晓' }).click();
  await expect(letter).toHaveCount(0);

  const row = screen
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^紧急\\s*${title}`) });
  await row.click();
  await expect(letter).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  await expect(letter.getByRole('article').locator('strong')).toHaveText('周日零点生效。');
  await letter.getByRole('link', { name: '去处理' }).click();
  await expect(screen).toHaveURL(/\/ams\/sampleCar\/fuel$/);

  await page.getByRole('button', { name: title }).click();
  await expect(page.getByText('应读 1 人')).toBeVisible();
  await expect(tabs.getByRole('link', { name: title })).toBeVisible();
  await page.getByText('已确认 1', { exact: true }).click();
  await expect(page.getByRole('cell', { name: new RegExp(lin.workNo) })).toBeVisible();
  await expectAccessible(page, 'readers');

  await page.getByRole('button', { name: '修订', exact: true }).click();
  await expect(tabs.getByRole('link', { name: '修订公告' })).toBeVisible();
  await page.getByLabel('标题', { exact: true }).fill(`${title} 更正`);
  await expect(page.locator('ins')).toHaveText(/更正/);
  await page.getByRole('button', { name: '发布修订' }).click();
  await page.getByText('修订记录', { exact: true }).click();
  await expect(page.getByRole('heading', { name: '第 2 版' })).toBeVisible();

  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '撤回' })
    .click();
  await expect(page.getByText('该系统通知撤销成功')).toBeVisible();
  await screen.goto(mine);
  await expect(screen.getByText('暂无消息').or(screen.getByRole('listitem').first())).toBeVisible();
  await expect(screen.getByText(title)).toHaveCount(0);
});

test('MOD-12 FIX-22 a notice with an address has a button that opens it, one with a component opens that in another way', async ({
  page,
}) => {
  const lin = await createPerson(reader);
  const kinds = [
    { kind: 'url', page: '/ams/sampleCar/fuel', link: '去处理', other: '打开相关页面' },
    { kind: 'component', page: 'dashboard/Analysis', link: '打开相关页面', other: '去处理' },
  ];
  for (const { kind, page: opens } of kinds) {
    const id = `${lin.workNo}-${kind}`;
    await changeDatabase(
      `insert into announcement (id, title, sender, content, category, sent_at, open_type, open_page)
       values ($1, $2, '行政部', '正文', '1', now(), $3, $4)`,
      [id, `${kind} ${lin.workNo}`, kind, opens],
    );
    await changeDatabase(
      `insert into announcement_target select $1, 'person:' || id from person where work_no = $2`,
      [id, lin.workNo],
    );
  }
  await signInAs(page, lin, to(mine));
  for (const { kind, link, other } of kinds) {
    const title = `${kind} ${lin.workNo}`;
    await page.getByRole('main').getByText(title).click();
    const letter = page.getByRole('dialog', { name: title });
    await expect(letter.getByRole('article')).toContainText('正文');
    await expect(letter.getByRole('link', { name: link })).toBeVisible();
    await expect(letter.getByRole('link', { name: other })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(letter).toHaveCount(0);
  }
});

test('my announcements are found by kind, read all at once, and put away', async ({ page }) => {
  const lin = await createPerson(reader);
  for (const [kind, name] of [
    ['1', '甲'],
    ['2', '乙'],
  ]) {
    const id = `${lin.workNo}-${kind}`;
    await changeDatabase(
      `insert into announcement (id, title, sender, content, category, sent_at)
       values ($1, $2, '行政部', '正文', $3, now())`,
      [id, `${name}公告 ${lin.workNo}`, kind],
    );
    await changeDatabase(
      `insert into announcement_target select $1, 'person:' || id from person where work_no = $2`,
      [id, lin.workNo],
    );
  }
  await signInAs(page, lin, to(mine));
  const list = page.getByRole('main');
  await list.getByText('系统消息', { exact: true }).click();
  await expect(list.getByText(`乙公告 ${lin.workNo}`)).toBeVisible();
  await expect(list.getByText(`甲公告 ${lin.workNo}`)).toHaveCount(0);
  for (const askAgain of [
    () => list.getByRole('searchbox', { name: '搜索公告标题' }).press('Enter'),
    async () => {
      await page.getByRole('button', { name: '标签页操作' }).click();
      await page.getByRole('menuitem', { name: '刷新' }).click();
    },
  ]) {
    const asked = page.waitForRequest('**/getMyAnnouncementSend?*');
    await askAgain();
    await asked;
    await expect(list.getByText(`乙公告 ${lin.workNo}`)).toBeVisible();
  }
  await list.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('全部已读，共 1 条')).toBeVisible();
  await list
    .getByRole('listitem')
    .filter({ hasText: `乙公告 ${lin.workNo}` })
    .getByRole('button', { name: '归档' })
    .click();
  await expect(list.getByText(`乙公告 ${lin.workNo}`)).toHaveCount(0);
  await list.getByRole('link', { name: '已归档' }).click();
  await expect(list.getByText(`乙公告 ${lin.workNo}`)).toBeVisible();
  await expectAccessible(page, 'my announcements');

  await page.goto('/account/settings/notification');
  const sms = page.getByRole('switch', { name: '短信' }).first();
  const kept = page.waitForResponse('**/userInfo/preferences');
  await sms.click();
  await kept;
  await page.reload();
  await expect(sms).not.toBeChecked();
  await expectAccessible(page, 'notification preferences');
});
