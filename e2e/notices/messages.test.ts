import { expectAccessible } from '../support/accessibility/axe.ts';
import { announceOne } from '../support/announcements.ts';
import { codeFor, expect, signIn, test } from '../support/portal.ts';
import { changeDatabase, createPerson, givePhone } from '../support/test-people.ts';

const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;

test('ACC-02 an administrator sees that a code went out, but not the code, and sends what had failed again', async ({
  page,
  browser,
}) => {
  const lin = await createPerson({ menuItems: ['ams-dashboard-analysis'] });
  const phone = await givePhone(lin);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/phoneLogin');
  await stranger.getByLabel('手机号').fill(phone);
  await stranger.getByRole('button', { name: '获取验证码' }).click();
  const code = await codeFor(phone);

  await signIn(page, 'administrator', to(`/ams/notice/message?keyword=${lin.workNo}`));
  const row = page.getByRole('main').getByRole('row').filter({ hasText: lin.workNo });
  await expect(row).toContainText('短信');
  await expect(row).toContainText('已发');
  await row.getByRole('button', { name: '登录验证码' }).click();
  const drawer = page.getByRole('dialog', { name: '消息详情' });
  await expect(drawer).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  await expect(drawer.getByRole('list', { name: '发送过程' })).toContainText('已发');
  await expect(page.locator('body')).not.toContainText(code);
  await expectAccessible(page, 'message');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // As it stands after an hour in which the gateway was away.
  const { id, title } = await announceOne(lin.id);
  await changeDatabase(
    `insert into sent_message (announcement_id, title, channel, person_id, outcome, problem, sent_at)
     values ($1, $2, 'sms', $3, 'failed', '超时，没有应答', now())`,
    [id, title, lin.id],
  );
  await page.getByLabel('状态').selectOption({ label: '失败' });
  await expect(page).toHaveURL(/state=failed/);
  await expect(row).toContainText('超时，没有应答');
  await page.reload();
  await expect(row).toContainText(title);
  await page.getByRole('button', { name: '全部重新发送' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '重新发送' }).click();
  await expect(page.getByText('已重新发送 1 条')).toBeVisible();
  await expect(page.getByText('没有匹配的消息')).toBeVisible();
  await page.getByLabel('状态').selectOption({ label: '全部' });
  await page.getByLabel('用途').selectOption({ label: '公告副本' });
  await expect(async () => {
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(row).toContainText('已发', { timeout: 2_000 });
  }).toPass();
  await row.getByRole('button', { name: title }).click();
  await expect(drawer.getByRole('list', { name: '发送过程' })).toContainText('重新发送');
  await expectAccessible(page, 'message that was sent again');
});
