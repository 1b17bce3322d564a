import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const desk = '/ams/organisation/department';
const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const mark = () => randomUUID().slice(0, 6);

/** Makes a department at the top, or below one whose drawer is open. */
async function fillNew(page: Page, name: string): Promise<void> {
  const form = dialog(page, /^新建/);
  await form.getByLabel('部门名称').fill(name);
  await form.getByLabel('所属公司').selectOption({ index: 1 });
  await form.getByRole('button', { name: '新建', exact: true }).click();
  await expect(form).toHaveCount(0);
}
async function addTop(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建部门' }).click();
  await fillNew(page, name);
}

/** Opens a department by its key: a press of the pointer in the moment rows are drawn anew ends on another row. */
const openDrawer = (page: Page, name: string): Promise<void> => row(page, name).press('Enter');

async function addBelow(page: Page, parent: string, name: string): Promise<void> {
  await openDrawer(page, parent);
  await dialog(page, parent).getByRole('button', { name: '新建下级部门' }).click();
  await fillNew(page, name);
  await page.keyboard.press('Escape');
}

// The removal of a department that has others below it is refused.
test.use({ expectedErrors: [/Failed to load resource.*409/] });

test('ADM-05 departments are added, renamed, moved by keyboard and by drag, and merged; each says beforehand what it touches', async ({
  page,
}) => {
  const [east, west, team] = [`东区${mark()}`, `西区${mark()}`, `小组${mark()}`];
  await signIn(page, 'administrator', at(desk));
  await addTop(page, east);
  await addTop(page, west);
  await addBelow(page, east, team);

  await openDrawer(page, team);
  await dialog(page, team).getByLabel('部门名称').fill(`${team}新`);
  await dialog(page, team).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expectAccessible(page, 'drawer');
  await page.keyboard.press('Escape');

  // By keyboard: Enter on the handle, arrows to the place, Enter.
  await row(page, `${team}新`).getByRole('button', { name: /^移动/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const effect = dialog(page, /^移动/);
  await expect(effect.getByRole('list', { name: '影响' })).toContainText('涉及 1 个部门、0 人');
  await expectAccessible(page, 'effect');
  await effect.getByRole('button', { name: '移动', exact: true }).click();
  await expect(effect).toHaveCount(0);

  // By drag.
  await row(page, `${team}新`).dragTo(row(page, west), { targetPosition: { x: 120, y: 20 } });
  await dialog(page, /^移动/).getByRole('button', { name: '移动', exact: true }).click();
  await expect(dialog(page, /^移动/)).toHaveCount(0);
  await expect(row(page, `${team}新`)).toHaveAttribute('aria-level', '2');

  await openDrawer(page, west);
  await dialog(page, west).getByRole('combobox', { name: '合并到' }).fill(east);
  await page.getByRole('listbox').getByRole('option').first().click();
  const merging = dialog(page, /^合并/);
  await expect(merging.getByRole('list', { name: '影响' })).toContainText('下级部门 1 处');
  await merging.getByRole('button', { name: '合并', exact: true }).click();
  await expect(merging).toHaveCount(0);
  await expect(row(page, west)).toHaveCount(0);

  await openDrawer(page, east);
  await expect(dialog(page, east).getByRole('list', { name: '修改记录' })).toContainText(
    '合并部门',
  );
  await dialog(page, east).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(dialog(page, east).getByRole('alert')).toContainText('下级部门 1 处');
});
