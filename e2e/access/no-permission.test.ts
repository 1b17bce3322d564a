import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { createPerson } from '../support/test-people.ts';
import { accountOf, expect, signIn, signInAs, test } from '../support/portal.ts';

const words = '您暂无该系统权限,请联系管理员!';

// The figures of the board they would land on are asked for ahead, before it is known that they have no menu there.
test.use({ expectedErrors: [/Failed to load resource.*403/] });

/** Signs in with the password, wherever that leads. */
async function showPassword(
  page: Page,
  path = '/user/login',
  { workNo, password }: { workNo: string; password: string } = accountOf('no menu'),
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('TRU-13 who signs in without any permission is told so, and reaches announcements, account and whom to ask', async ({
  page,
}) => {
  await showPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByText('getPermissionList')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: '我的公告' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '账号设置' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '基本信息' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '申请权限' }).click();
  await expect(page.getByText(accountOf('administrator').realname)).toBeVisible();

  await page.goto('/isps/userAnnouncement');
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
});

test('TRU-13 who signs in without any permission asks for a system, and reads what the administrator answered', async ({
  page,
  browser,
}) => {
  const lin = await createPerson({ menuItems: [] });
  await showPassword(page, '/user/login', lin);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await page.getByRole('link', { name: '申请权限' }).click();

  await page.getByRole('button', { name: /^申请权限：/ }).press('Enter');
  await expect(page.getByLabel('申请角色')).toBeFocused();
  await page.getByRole('button', { name: '提交申请' }).press('Enter');
  await expect(page.getByText('请输入申请理由')).toBeVisible();
  await expect(page.getByLabel('申请理由')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('新入职，负责车队');
  await page.getByRole('button', { name: '提交申请' }).press('Enter');
  await expect(page.getByText('已提交申请，等待审批。')).toBeVisible();
  await expect(page.getByRole('region', { name: '我的申请' })).toContainText('待审批');

  const atDesk = await browser.newContext();
  const desk = await atDesk.newPage();
  await signIn(desk, 'administrator', '/user/login?redirect=%2Fams%2Frole%2Frequest');
  const row = desk.getByRole('row', { name: lin.workNo });
  await expect(row).toContainText('新入职，负责车队');
  await row.getByRole('button', { name: /^审批/ }).click();
  const dialog = desk.getByRole('dialog', { name: '审批权限申请' });
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: '同意' }).click();
  await expect(dialog.getByText('请选择可以开通它的角色')).toBeVisible();
  await dialog.getByLabel('答复').fill('请先参加培训');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(row).toHaveCount(0);
  await atDesk.close();

  await page.reload();
  await expect(page.getByRole('region', { name: '我的申请' })).toContainText('答复：请先参加培训');
  await expect(page.getByRole('button', { name: /^申请权限：/ })).toBeVisible();
});

test('a link into a system leads them to the same words, and a page for everybody opens at once', async ({
  page,
}) => {
  await showPassword(page, '/user/login?redirect=%2Fcrm%2Fmember%2Farchive');
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await showPassword(page, '/user/login?redirect=%2Fisps%2FuserAnnouncement');
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
});

test('who has nothing in the system they land in goes on to one that has something for them', async ({
  page,
}) => {
  const lin = await createPerson({
    menuItems: ['hr-dashboard-analysis', 'hr-self', 'hr-self-leave'],
    defaultSystem: 'ams',
  });
  await signInAs(page, lin);

  await expect(page).toHaveURL(/\/hr\/dashboard\/analysis$/);
  await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('人力资源');
});
