import { contextButton, chooser, confirmButton } from '../support/contexts.ts';
import { signIn } from '../support/portal.ts';
import { expect, pathOf, visiblePage, test } from '../support/sample-pages.ts';

test('whoever holds unsaved work is asked before the tab works for another store', async ({
  page,
}) => {
  const path = `/user/login?redirect=${encodeURIComponent(pathOf('样页巡店'))}`;
  await signIn(page, 'supervisor', path, { store: 'S02001' });
  await visiblePage(page).getByLabel('草稿').fill('第二层货架未补');
  await contextButton(page).click();
  await chooser(page, '门店').getByRole('radiogroup').getByText('S02002', { exact: true }).click();
  await confirmButton(page).click();
  const question = page.getByRole('alertdialog', { name: /有未保存的内容/ });

  await question.getByRole('button', { name: '取消' }).click();
  await expect(contextButton(page)).toContainText('S02001');

  await confirmButton(page).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(contextButton(page)).toContainText('S02002');
  await expect(chooser(page, '门店')).toHaveCount(0);
});
