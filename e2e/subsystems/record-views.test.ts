import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

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
