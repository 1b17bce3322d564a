import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, signInAs, test } from '../support/portal.ts';
import { changeDatabase, createPerson, createStandIn } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name: '保存' }).click();

test.describe('ADM-06 what a tenant consists of has its own pages', () => {
  test('ADM-06 a store is made, changed and closed; one in use is not deleted, and the words say where', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    const no = `E${randomUUID().slice(0, 6)}`;
    await signIn(page, 'administrator', at('/ams/organisation/store'));
    await page.getByRole('button', { name: '新建门店' }).click();
    const form = dialog(page, '新建门店');
    await form.getByLabel('门店名称').fill('滨江试用店');
    await form.getByLabel('门店编号').fill(no);
    await form.getByLabel('事业部').selectOption('BG01');
    await form.getByLabel('公司').selectOption('C01');
    await form.getByLabel('城市').fill('杭州');
    await form.getByRole('group', { name: '开业日期' }).getByRole('spinbutton').first().focus();
    await page.keyboard.type('20261101');
    await save(page, '新建门店');
    await expect(form).toHaveCount(0);

    const lin = await createPerson({ stores: [no] });
    await page.goto(`/ams/organisation/store?keyword=${no}`);
    await page.getByRole('button', { name: '删除门店滨江试用店' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('「滨江试用店」仍在使用，不能删除：人员 1 处')).toBeVisible();

    await page.getByRole('button', { name: '编辑门店滨江试用店' }).click();
    await dialog(page, '编辑门店').getByLabel('状态').selectOption('closed');
    await save(page, '编辑门店');
    await expect(page.getByRole('row').filter({ hasText: no })).toContainText('已关闭');
    await page.getByRole('button', { name: '修改记录：门店滨江试用店' }).click();
    await expect(dialog(page, '滨江试用店的修改记录')).toContainText('已关闭');

    await changeDatabase('delete from person_store where person_id = $1', [lin.id]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '删除门店滨江试用店' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('没有匹配的门店')).toBeVisible();
  });

  for (const [path, noun] of [
    ['group', '事业部'],
    ['company', '公司'],
  ] as const) {
    test(`ADM-06 a ${path} is made, switched off and deleted`, async ({ page }) => {
      const no = `E${randomUUID().slice(0, 6)}`;
      await signIn(page, 'administrator', at(`/ams/organisation/${path}?keyword=${no}`));
      await page.getByRole('button', { name: `新建${noun}` }).click();
      await dialog(page, `新建${noun}`).getByLabel('名称').fill('试用单位');
      await dialog(page, `新建${noun}`).getByLabel('编号').fill(no);
      await save(page, `新建${noun}`);
      const row = page.getByRole('row').filter({ hasText: no });
      await expect(row).toContainText('启用');

      await page.getByRole('button', { name: `编辑${noun}试用单位` }).click();
      await dialog(page, `编辑${noun}`).getByRole('switch').click();
      await save(page, `编辑${noun}`);
      await expect(row).toContainText('停用');
      await page.getByRole('button', { name: `删除${noun}试用单位` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await expect(row).toHaveCount(0);
    });
  }

  test('ADM-06 a tenant is made, frozen and deleted', async ({ page }) => {
    const id = String(1_000_000 + Math.floor(performance.timeOrigin % 900_000_000));
    // Whoever makes a tenant is in it, and would be asked at each sign-in of another test which one they mean.
    const administrator = await createStandIn('administrator');
    await signInAs(page, administrator, at(`/ams/organisation/tenant?keyword=${id}`));
    const letter = page.getByRole('dialog').filter({ hasText: '必读公告' });
    await letter.getByRole('button', { name: '我已阅读并知晓' }).click();
    await page.getByRole('button', { name: '新建租户' }).click();
    await dialog(page, '新建租户').getByLabel('租户名称').fill('试用租户');
    await dialog(page, '新建租户').getByLabel('租户编号').fill(id);
    await save(page, '新建租户');
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('正常');

    await page.getByRole('button', { name: '编辑租户试用租户' }).click();
    await dialog(page, '编辑租户').getByRole('switch').click();
    await save(page, '编辑租户');
    await expect(row).toContainText('停用');
    await page.getByRole('button', { name: '删除租户试用租户' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
  });
});
