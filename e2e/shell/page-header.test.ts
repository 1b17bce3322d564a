import { createPerson } from '../support/test-people.ts';
import { expect, signInAs, test } from '../support/portal.ts';

test('MNU-24 a page begins with a search field and tabs where it names them, and without where it does not', async ({
  page,
}) => {
  // Nobody else reads this person's announcements meanwhile.
  await signInAs(page, await createPerson({ menuItems: ['ams-dashboard-analysis'] }));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('search')).toHaveCount(0);
  await expect(main.getByRole('navigation')).toHaveCount(0);

  await page.goto('/account/settings/base');
  const account = main.getByRole('navigation', { name: '账号设置' });
  await expect(account.getByRole('link')).toHaveText([
    '基本信息',
    '头像',
    '安全设置',
    '账号绑定',
    '通知设置',
    '个性化',
  ]);
  await expect(main.getByRole('search')).toHaveCount(0);
  await account.getByRole('link', { name: '安全设置' }).click();
  await expect(page).toHaveURL(/\/account\/settings\/security$/);
  await expect(account.locator('[aria-current=page]')).toHaveText('安全设置');

  await page.goto('/isps/userAnnouncement');
  const scope = main.getByRole('navigation', { name: '公告范围' });
  await expect(scope.getByRole('link')).toHaveText(['全部', '未读', '已读', '已归档']);
  const field = main.getByRole('searchbox', { name: '搜索公告标题' });
  await field.fill('备货');
  await field.press('Enter');
  await expect(main.getByRole('listitem')).toHaveText([/双十二门店备货与人员支援安排/]);
  await scope.getByRole('link', { name: '已读' }).click();
  await expect(page).toHaveURL(/\?read=1&text=/);
  await expect(field).toHaveValue('备货');
  await expect(main.getByText('没有匹配的公告')).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await field.fill('');
  await expect(page).toHaveURL(/\/userAnnouncement$/);
  await expect(main.getByRole('listitem')).not.toHaveCount(1);
});
