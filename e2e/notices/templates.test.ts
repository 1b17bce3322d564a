import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';

const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;

test.use({ expectedErrors: [/409 \(Conflict\)/] });

test('ACC-02 a template is written, changed and gone back to, and an announcement is written from it', async ({
  page,
}) => {
  const { workNo } = await createPerson({ menuItems: ['ams-dashboard-analysis'] });
  const [code, name] = [`t-${workNo.toLowerCase()}`, `盘点 ${workNo}`];
  await signIn(page, 'administrator', to('/ams/notice/template'));
  await page.getByRole('button', { name: '新建模板' }).click();
  const dialog = page.getByRole('dialog', { name: '新建模板' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入名称')).toBeVisible();
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('标题', { exact: true }).fill('{{storeName}}盘点安排');
  await dialog.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.type('请于{{date}}盘点。');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('storeName、date');

  // A colleague saves while the dialog is open: what they wrote is shown before it is replaced.
  await row.getByRole('button', { name: '编辑' }).click();
  const editing = page.getByRole('dialog', { name: '编辑模板' });
  await editing.getByLabel('标题', { exact: true }).fill('{{storeName}}年终盘点安排');
  await changeDatabase(
    `update message_template set title = '{{storeName}}季度盘点' where code = $1`,
    [code],
  );
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing.getByRole('alert')).toHaveText('该模板已有新的修改，请核对后重新保存');
  const difference = editing.getByRole('region', { name: '与现行版本的差异' });
  await expect(difference.locator('del')).toContainText('季度');
  await expectAccessible(page, 'template that was changed meanwhile');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing).toHaveCount(0);
  await expect(row).toContainText('第 3 版');

  await row.getByRole('button', { name: '版本' }).click();
  const versions = page.getByRole('dialog', { name: `版本：${name}` });
  const first = versions.getByRole('listitem').filter({ hasText: '第 1 版' });
  await first.getByRole('button', { name: '恢复此版' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复' }).click();
  await expect(versions.getByText('第 4 版（现行）')).toBeVisible();
  await expectAccessible(page, 'versions of a template');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('{{storeName}}盘点安排');

  await page.goto('/ams/notice/list');
  await page.getByRole('button', { name: '新建公告' }).click();
  await page.getByRole('button', { name: '使用模板' }).click();
  const filling = page.getByRole('dialog', { name: '使用模板' });
  await filling.getByRole('combobox', { name: '模板' }).selectOption({ label: name });
  await filling.getByLabel('storeName').fill('人民路店<b>');
  await expect(filling.getByRole('button', { name: '填入' })).toBeDisabled();
  await filling.getByLabel('date').fill('12 月 1 日');
  await expect(filling.getByRole('region', { name: '填入的内容' })).toContainText(
    '请于12 月 1 日盘点。',
  );
  await expectAccessible(page, 'template that is filled in');
  await filling.getByRole('button', { name: '填入' }).click();
  await expect(page.getByLabel('标题', { exact: true })).toHaveValue('人民路店<b>盘点安排');
  await expect(page.getByRole('textbox', { name: '正文' })).toHaveText('请于12 月 1 日盘点。');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
});
