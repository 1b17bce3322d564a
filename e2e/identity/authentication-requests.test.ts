import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { accountOf, expect, outside, signInByForm, test } from '../support/portal.ts';

// A system outside says how the person is to be authenticated: OpenID Connect Core, 3.1.2.1.

const stateIn = (page: Page) => page.locator('dt:text-is("登录状态") + dd');
const workNoIn = (page: Page) => page.locator('dt:text-is("工号") + dd');
const { workNo, password } = accountOf('supervisor');

const loginAt = (system: string, wishes: string) => {
  const issuer = encodeURIComponent(new URL(test.info().project.use.baseURL ?? '').origin);
  return `${outside()}/${system}/login?iss=${issuer}&${wishes}`;
};

test('a system that asks without anything being shown hears who is there, or that nobody is', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));
  await page.goto(loginAt('cas', 'prompt=none'));
  await expect(stateIn(page)).toHaveText('login_required');
  expect(seen).not.toContain('/user/login');

  await signInByForm(page, 'supervisor');
  await page.goto(loginAt('cas', 'prompt=none'));
  await expect(page).toHaveURL(`${outside()}/cas/`);
  await expect(workNoIn(page)).toHaveText(workNo);
});

test.describe('for somebody who is signed in', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a system that wants them authenticated anew has the portal ask for the password', async ({
    page,
  }) => {
    await signInByForm(page, 'supervisor');
    await page.goto(loginAt('cas', 'prompt=login'));

    const asked = page.getByRole('dialog', { name: '请确认是您本人' });
    await expect(asked.getByLabel('密码', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${outside()}/cas/`);
    await expect(workNoIn(page)).toHaveText(workNo);
  });

  test('who does not want to authenticate anew is told that they were not let in', async ({
    page,
  }) => {
    await signInByForm(page, 'supervisor');
    await page.goto(loginAt('cas', 'max_age=0'));
    await page.getByRole('dialog', { name: '请确认是您本人' }).press('Escape');

    await expect(page.getByRole('alert')).toContainText('该系统要求确认是您本人');
  });
});
