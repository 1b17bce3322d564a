import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe.ts';
import { expect, signIn, test } from '../../support/portal.ts';

const leaves = `/user/login?redirect=${encodeURIComponent('/hr/self/leave')}`;
const form = (page: Page) => page.getByRole('dialog', { name: '新建请假申请' });
const offer = (page: Page) => form(page).getByText(/^您在 .*填写的内容尚未保存$/);

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建请假申请' }).click();
  await expect(form(page).getByLabel('事由')).toBeVisible();
}

/** Waits until the browser has a draft. */
const whenKept = (page: Page) =>
  page.waitForFunction(() => (localStorage.getItem('pro__FORM_DRAFTS') ?? '').includes('sealed'));

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
}

test('KIT-12 what was typed before a tab crashed is offered to the same person alone, after a sign-out too', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee', leaves);
  const crashing = await context.newPage();
  await crashing.goto('/hr/self/leave');
  await openForm(crashing);
  await form(crashing).getByLabel('事由').fill('家中有事');
  await whenKept(crashing);
  await crashing.close();

  await openForm(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('家中有事');
  await form(page).getByRole('button', { name: '取消' }).click();
  await signOut(page);

  await signIn(page, 'clerk', leaves);
  await openForm(page);
  await form(page).getByLabel('事由').fill('另一人');
  await expect(offer(page)).toHaveCount(0);
  await form(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await signOut(page);

  await signIn(page, 'employee', leaves);
  await openForm(page);
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect(form(page).getByLabel('事由')).toHaveValue('家中有事');
  await form(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await openForm(page);
  await expect(form(page).getByLabel('事由')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('offline', () => {
  // What the page asks for by itself meanwhile, such as its notices.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('KIT-12 what is typed without the network is there when the page is loaded again', async ({
    page,
    context,
  }) => {
    await signIn(page, 'employee', leaves);
    await openForm(page);
    await form(page).getByLabel('事由').fill('先填一半');
    await whenKept(page);
    await context.setOffline(true);
    await form(page).getByLabel('事由').fill('断网以后写完的');
    const before = await page.evaluate(() => localStorage.getItem('pro__FORM_DRAFTS'));
    await page.waitForFunction(
      (first) => localStorage.getItem('pro__FORM_DRAFTS') !== first,
      before,
    );
    await context.setOffline(false);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await openForm(page);
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(form(page).getByLabel('事由')).toHaveValue('断网以后写完的');
    await form(page).getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '放弃草稿' }).click();
  });
});
