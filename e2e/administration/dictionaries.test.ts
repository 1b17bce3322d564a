import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { expect, signInAs, test } from '../support/portal.ts';

const desk = { menuItems: ['ams-dashboard-analysis', 'ams-base', 'ams-base-dictionary'] };
const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const dictionaries = '/ams/base/dictionary';
const code = 'journey_level';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of 40[039]/] });
const forget = () =>
  changeDatabase('delete from dictionary where tenant_id = 0 and code = $1', [code]);
test.beforeAll(forget);
test.afterAll(forget);

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: '字典项' }).getByRole('row').filter({ hasText: name });
const names = (page: Page) =>
  page.getByRole('grid', { name: '字典项' }).getByRole('row').locator('small').allTextContents();

async function addItem(page: Page, value: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '新增字典项' }).click();
  const dialog = page.getByRole('dialog', { name: '新增字典项' });
  await dialog.getByLabel('数据值').fill(value);
  await dialog.getByLabel('名称').fill(text);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
}

test('ADM-07 a dictionary is made, filled, coloured, put into order, exported and imported, and tells who changed it and where it is used', async ({
  page,
}) => {
  const administrator = await createPerson({
    ...desk,
    actions: Object.values(dictionaryActions),
  });
  await signInAs(page, administrator, to(dictionaries));
  await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
  await expectAccessible(page, 'dictionaries');
  await page.getByRole('button', { name: '新建字典' }).click();
  const dialog = page.getByRole('dialog', { name: '新建字典' });
  await dialog.getByLabel('编码').fill('yn');
  await dialog.getByLabel('名称').fill('试行等级');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('字典编码已存在')).toBeVisible();
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '试行等级' })).toBeVisible();

  await addItem(page, 'a', '甲级');
  await addItem(page, 'b', '乙级');
  await page.getByRole('button', { name: '编辑乙级' }).click();
  const edit = page.getByRole('dialog', { name: '编辑“乙级”' });
  await edit.getByLabel('颜色').selectOption('red');
  await edit.getByRole('switch').click();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '乙级')).toContainText('停用');
  await expect(edit).toHaveCount(0);

  await expect(page.getByRole('list', { name: '修改记录' })).toContainText('编辑字典项 b');
  // By the pointer.
  await row(page, '甲级').dragTo(row(page, '乙级'), {
    sourcePosition: { x: 200, y: 20 },
    targetPosition: { x: 200, y: 50 },
  });
  await expect.poll(() => names(page)).toEqual([expect.stringMatching(/^b/), 'a']);
  await expect(page.getByRole('list', { name: '修改记录' })).toContainText('试用人 调整顺序');
  await expectAccessible(page, 'dictionary');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const sheet = (await (await saved).createReadStream().then(async (stream) => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  })) satisfies Buffer;
  await page.getByRole('button', { name: '导入' }).click();
  const importing = page.getByRole('dialog', { name: '导入字典项' });
  const upload = (text: string) =>
    importing
      .getByLabel('表格文件')
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(`${sheet.toString()}c,,,,\r\n`);
  await expect(importing.getByText('第 4 行：请输入名称')).toBeVisible();
  await expect(importing.getByRole('button', { name: '导入', exact: true })).toBeDisabled();
  await upload(`${sheet.toString()}c,丙级,,,\r\n`);
  await expect(importing.getByText('新增 1 项，修改 0 项，2 项不变。')).toBeVisible();
  await importing.getByRole('button', { name: '导入', exact: true }).click();
  await expect(row(page, '丙级')).toBeVisible();

  // By keys: the handle takes the last item to the top.
  await expect(importing).toHaveCount(0);
  await row(page, '丙级').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '移动丙级' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe('c');
  await page.reload();
  await expect.poll(async () => (await names(page))[0]).toBe('c');

  const uses = page.getByRole('region', { name: '被哪里使用' });
  await expect(uses).toContainText('没有记录的字段使用它');
  await page.goto(`${dictionaries}?code=supplier_level`);
  await expect(uses.getByRole('row').filter({ hasText: '供应商 · 等级' })).toContainText(/\d+/);
});

test('who may only look has no buttons, and on a phone nothing is cut off, in the dark too', async ({
  page,
}) => {
  const looker = await createPerson({ ...desk, actions: [dictionaryActions.list] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, looker, to(`${dictionaries}?code=supplier_level`));
  await expect(page.getByRole('heading', { name: '被哪里使用' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('供应商 · 等级');

  const editing = page.getByRole('main').getByRole('button', { name: /编辑|新增|导入|删除|移动/ });
  await expect(editing).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'phone');
});
