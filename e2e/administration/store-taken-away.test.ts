import type { Page } from '@playwright/test';
import { chooser } from '../support/contexts.ts';
import { answerStore, expect, signIn, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const form = (page: Page) => page.getByRole('dialog', { name: /^新建盘点单/ });

/** Takes a store from somebody as an administrator does: on the page of people, in the drawer of the person. */
async function takeAway(page: Page, workNo: string, storeName: string): Promise<void> {
  await signIn(page, 'administrator', at(`/ams/organisation/person?keyword=${workNo}`));
  await page.getByRole('button', { name: '试用人' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('归属', { exact: true }).click();
  for (const kind of ['部门', '岗位', '门店', '事业部', '公司', '租户']) {
    await expect(drawer.getByRole('heading', { name: new RegExp(`^${kind}`) })).toBeVisible();
  }
  await drawer.getByRole('button', { name: `移除门店：${storeName}` }).click();
  await expect(drawer.getByRole('button', { name: `移除门店：${storeName}` })).toHaveCount(0);
}

test('ADM-04 a store taken away is gone from the tab that works for it with its next call: it is told so, is offered another, and what was typed is there', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const name = '上海南京西路旗舰店';
  const lin = await createPerson({
    roles: ['store-clerk'],
    stores: ['S02001', 'S02002', 'S02003'],
    defaultSystem: 'ors',
  });
  const later = page.getByRole('button', { name: '稍后阅读' });
  await page.addLocatorHandler(later, (button) => button.click());
  await signInAs(page, lin, at('/ors/stock/count'));
  await answerStore(page, name);
  await page.getByRole('button', { name: '新建盘点单' }).click();
  await form(page).getByLabel('盘点区域').fill('二层试衣间');
  await form(page).getByLabel('盘点方式').selectOption('全盘');
  await form(page).getByRole('spinbutton', { name: /^年/ }).pressSequentially('20261120');
  await form(page).getByLabel('实盘').fill('118');
  await form(page).getByLabel('账面').fill('120');
  await page.waitForFunction(() =>
    (localStorage.getItem('pro__FORM_DRAFTS') ?? '').includes('sealed'),
  );

  await takeAway(await (await browser.newContext()).newPage(), lin.workNo, name);
  // What the page does by itself may be the next call as well, before the press.
  const told = page.getByText(`您已没有「${name}」的权限`);
  const save = form(page).getByRole('button', { name: '保存' });
  await save.or(told).first().click();
  await expect(told).toBeVisible();
  await chooser(page, '门店').getByRole('radiogroup').getByText('S02002', { exact: true }).click();
  await chooser(page, '门店').getByRole('button', { name: '切换', exact: true }).click();
  await expect(chooser(page, '门店')).toHaveCount(0);
  if (!(await form(page).isVisible())) {
    await page.getByRole('button', { name: '新建盘点单' }).click();
    await form(page).getByRole('button', { name: '继续填写' }).click();
  }
  await expect(form(page).getByLabel('盘点区域')).toHaveValue('二层试衣间');
});
