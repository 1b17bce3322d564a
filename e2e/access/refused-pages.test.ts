import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, signInAs, test } from '../support/portal.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';

const office = ['ams-dashboard-analysis', 'ams-sampleCar', 'ams-sampleCar-fuel'];

test('TRU-10 a page one may not see is refused at its address, in the shell, and can be asked for', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: office });
  await signInAs(page, person);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem');
  await expect(tabs).toHaveCount(1);

  for (const [path, title] of [
    ['/ams/sampleRole/list', '样页权限'],
    ['/lms/contract/review', '合同评审'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `您没有「${title}」的权限` })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name: '样页油耗' })).toBeVisible();
    await expect(tabs.last()).toContainText(title);
  }
  await expect(page.getByRole('main')).toContainText('系统管理员');
  await expect(page.getByText('可以联系管理员：沈墨川')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '申请权限' }).click();
  await page.getByLabel('申请理由').fill('复核合同');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已提交申请，等待审批。')).toBeVisible();
  await page.goto('/ams/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await changeDatabase('delete from access_request where person_id = $1', [person.id]);
});

test('TRU-04 each system is one’s own, to be applied for, or closed; what is not one’s own opens the reason', async ({
  page,
}) => {
  await signIn(page, 'clerk');
  await page.getByRole('link', { name: '门户首页' }).click();
  const all = page.getByRole('region', { name: '全部系统' });
  await expect(all.getByText(/我的 3 个，可申请 \d+ 个，未开通 \d+ 个/)).toBeVisible();
  await expectAccessible(page);

  await all.getByRole('button', { name: /法务管理.*申请开通/ }).click();

  await expect(page).toHaveURL(/\/why\?asked=/);
  await expect(page.getByRole('main')).toContainText('您在该系统中没有任何菜单');
  await expect(page.getByRole('button', { name: '申请权限：法务管理' })).toBeVisible();
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /渠道管理.*申请开通/ }).click();
  await expect(page.getByRole('main')).toContainText('渠道管理');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('TRU-12 the front page is one press away in the header, and the palette finds it', async ({
    page,
  }) => {
    await signIn(page, 'employee');
    for (const from of ['/ams/dashboard/analysis', '/isps/userAnnouncement']) {
      await page.goto(from);
      await page.getByRole('banner').getByRole('link', { name: '门户首页' }).click();
      await expect(page).toHaveURL('/portalHomePage');
    }
    for (const typed of ['门户', 'portal']) {
      await page.goto('/ams/dashboard/analysis');
      await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜索页面、系统与操作' }).fill(typed);
      await page.getByRole('option', { name: /门户首页/ }).click();
      await expect(page).toHaveURL('/portalHomePage');
    }
  });
});
