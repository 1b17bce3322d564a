import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe.ts';
import { expect, signIn, signInAs, test } from '../../support/portal.ts';
import { changeDatabase, createPerson } from '../../support/test-people.ts';

test('a view is saved, opens by itself as the default, is managed, and goes', async ({ page }) => {
  const name = `视图 ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'merchandiser', '/user/login?redirect=%2Fimos%2Fprice%2Fadjust');
  await expect(page.locator('.ui-grid tbody tr').first()).toBeVisible();
  await page.getByRole('radio', { name: '待审批' }).check({ force: true });
  await page.getByRole('button', { name: /^新售价/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '原因' }).uncheck();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByRole('menuitem', { name: '保存当前视图' }).click();
  const saving = page.getByRole('dialog', { name: '保存当前视图' });
  await saving.getByRole('button', { name: '保存' }).click();
  await expect(saving.getByText('请输入视图名称')).toBeVisible();
  await saving.getByLabel('视图名称').fill(name);
  await saving.getByLabel('打开此页面时默认使用').check();
  await expectAccessible(page);
  await saving.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();

  await page.goto('/imos/price/adjust');
  await expect(page).toHaveURL(/filter=.*sort=price/);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '原因' })).toHaveCount(0);

  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: '管理视图' }).click();
  const managed = page.getByRole('dialog', { name: '管理视图' });
  await expect(managed.getByRole('listitem').filter({ hasText: name })).toContainText(
    '状态 等于 待审批',
  );
  await expectAccessible(page);
  await managed.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(managed.getByText(name)).toHaveCount(0);
});

const archive = '/crm/member/archive';
const atArchive = `/user/login?redirect=${encodeURIComponent(archive)}`;
const headed = (page: Page, name: string) => page.getByRole('columnheader', { name });
const rowsOf = (page: Page) => page.locator('.ui-grid tbody tr:visible');

/** Makes somebody who works in one business group and sees its members; `actions` are further ones. */
async function colleague(group: string, actions: readonly string[]) {
  const person = await createPerson({
    menuItems: ['crm-dashboard-analysis', 'crm-member', 'crm-member-archive'],
    actions: ['crm:member:list', ...actions],
    defaultSystem: 'crm',
  });
  await changeDatabase('insert into person_business_group values ($1, $2)', [person.id, group]);
  return person;
}

test('KIT-08 a view is saved with filter, order and columns, opens by itself elsewhere, and shows others of its role no column and no row they lack', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [mine, team, secret] = [`金卡 ${mark}`, `团队 ${mark}`, `电话 ${mark}`];
  const owner = await colleague('BG01', ['crm:member:phone']);
  const reader = await colleague('BG02', []);
  await changeDatabase('insert into person_role (person_id, role_code) values ($1, $2)', [
    owner.id,
    reader.role,
  ]);
  await changeDatabase('update role set name = $2 where code = $1', [reader.role, `查阅 ${mark}`]);

  async function save(name: string, how: { role?: string; isDefault?: boolean } = {}) {
    await page.getByRole('button', { name: /^(我的视图|金卡|团队|电话)/ }).click();
    await page.getByRole('menuitem', { name: '保存当前视图' }).click();
    const saving = page.getByRole('dialog', { name: '保存当前视图' });
    await saving.getByLabel('视图名称').fill(name);
    if (how.role) await saving.getByLabel('共享给').selectOption(how.role);
    if (how.isDefault) await saving.getByLabel('打开此页面时默认使用').check();
    await saving.getByRole('button', { name: '保存' }).click();
    await expect(saving).toHaveCount(0);
  }

  await signInAs(page, owner, atArchive);
  await expect(headed(page, '手机号')).toBeVisible();
  await page.getByRole('combobox', { name: '等级' }).selectOption('金卡');
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('button', { name: /^累计消费/ }).click();
  await expect(page).toHaveURL(/sort=spent/);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '积分' }).uncheck();
  await page.keyboard.press('Escape');
  await save(mine, { isDefault: true });
  await save(team, { role: `查阅 ${mark}` });
  const ids = await rowsOf(page).getByRole('rowheader').allTextContents();
  expect(ids.length).toBeGreaterThan(0);
  await page.getByLabel('关键字').fill('138');
  await page.getByRole('button', { name: /^手机号/ }).click();
  await expect(page).toHaveURL(/sort=phone/);
  await save(secret, { role: `查阅 ${mark}` });

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAs(other, owner, atArchive);
  await expect(other.getByRole('button', { name: mine })).toBeVisible();
  await expect(other.getByText('筛选：等级 等于 金卡')).toBeVisible();
  await expect(other).toHaveURL(/sort=spent/);
  await expect(headed(other, '手机号')).toBeVisible();
  await expect(headed(other, '积分')).toHaveCount(0);
  await elsewhere.close();

  const desk = await browser.newContext();
  const theirs = await desk.newPage();
  await signInAs(theirs, reader, atArchive);
  await expect(headed(theirs, '称呼')).toBeVisible();
  await expect(headed(theirs, '手机号')).toHaveCount(0);
  await theirs.getByRole('button', { name: '我的视图' }).click();
  await expect(theirs.getByRole('menuitem', { name: secret })).toHaveCount(0);
  await expect(theirs.getByRole('menuitem', { name: mine })).toHaveCount(0);
  await theirs.getByRole('menuitem', { name: team }).click();
  await expect(theirs.getByText('筛选：等级 等于 金卡')).toBeVisible();
  await expect(headed(theirs, '积分')).toHaveCount(0);
  await expect(headed(theirs, '手机号')).toHaveCount(0);
  await expect(rowsOf(theirs).first()).toContainText('金卡');
  const seen = await rowsOf(theirs).getByRole('rowheader').allTextContents();
  expect(seen.filter((id) => ids.includes(id))).toEqual([]);
  await theirs.goto(page.url());
  await expect(theirs.getByText('您没有权限查看「手机号」，链接中的相关条件已忽略')).toBeVisible();
  await expect(headed(theirs, '手机号')).toHaveCount(0);
  await desk.close();
});
