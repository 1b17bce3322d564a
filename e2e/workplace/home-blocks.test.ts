import { expectAccessible } from '../support/accessibility/axe.ts';
import { announceOne } from '../support/announcements.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';

test('the front page has what must be read until it is confirmed, and the pages opened last', async ({
  page,
}) => {
  const person = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-service', 'ams-service-visitor'],
    actions: ['ams:service:list'],
  });
  await signInAs(page, person, '/user/login?redirect=%2Fams%2Fservice%2Fvisitor');
  await expect(page.getByRole('heading', { level: 1, name: '访客登记' })).toBeVisible();
  await page.getByRole('link', { name: '门户首页' }).click();

  const recent = page.getByRole('region', { name: '常用页面' });
  await expect(recent.getByRole('button', { name: /访客登记.*最近打开/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '必读公告' })).toHaveCount(0);

  const { id, title } = await announceOne(person.id);
  await changeDatabase('update announcement set must_read = true where id = $1', [id]);
  await page.reload();
  const waiting = page.getByRole('region', { name: '必读公告' });
  await expect(waiting).toContainText('待确认 1 条');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: title }).click();
  await page.getByRole('dialog').getByRole('button', { name: '我已阅读并知晓' }).click();
  await expect(waiting).toHaveCount(0);

  await recent.getByRole('button', { name: /访客登记/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '访客登记' })).toBeVisible();
});
