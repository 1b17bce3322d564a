import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { givePhone, createPerson } from '../support/test-people.ts';
import { codeFor, expect, test } from '../support/portal.ts';

const phone = (page: Page) => page.getByLabel('手机号');
const code = (page: Page) => page.getByLabel('验证码', { exact: true });
const request = (page: Page) => page.getByRole('button', { name: '获取验证码' });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

const allowed = { menuItems: ['ams-dashboard-analysis'] };

/** Every call made to an address that ends so. */
function callsTo(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (made) => {
    if (made.url().endsWith(path)) calls.push(made.url());
  });
  return calls;
}

test('LOG-08 VAL-01 an empty phone number is named, marked and given the focus, and nothing is sent', async ({
  page,
}) => {
  const calls = [callsTo(page, '/sys/phoneLogin'), callsTo(page, '/sys/sms')];
  await page.goto('/user/login');
  await page.getByRole('tab', { name: '手机登录' }).click();

  for (const button of [submit(page), request(page)]) {
    await button.click();
    await expect(page.getByText('请输入手机号')).toBeVisible();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    await phone(page).fill('1');
    await expect(page.getByText('请输入手机号')).toBeHidden();
    await phone(page).fill('');
  }
  expect(calls.flat()).toEqual([]);
});

test('LOG-09 VAL-02 a number that is none is named so, and nothing is sent', async ({ page }) => {
  const calls = [callsTo(page, '/sys/phoneLogin'), callsTo(page, '/sys/sms')];
  await page.goto('/phoneLogin');

  for (const wrong of ['12345678901', '1661234567x', '1991234567x', '1381234567', '138123456789']) {
    await phone(page).fill(wrong);
    await submit(page).click();
    await expect(page.getByText('请输入正确手机号'), wrong).toBeVisible();
    await phone(page).fill('');
    await expect(page.getByText('请输入正确手机号')).toBeHidden();
  }
  await phone(page).fill('12612345678');
  await request(page).click();
  await expect(page.getByText('请输入正确手机号')).toBeVisible();
  expect(calls.flat()).toEqual([]);
});

test('LOG-10 the code that comes to the telephone signs in, with one call and by Enter', async ({
  page,
}) => {
  const calls = callsTo(page, '/sys/phoneLogin');
  const number = await givePhone(await createPerson(allowed));
  await page.goto('/phoneLogin');
  await phone(page).fill(number);
  await request(page).click();
  await expect(page.getByText('验证码将很快送达')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');

  await code(page).fill(await codeFor(number));
  await code(page).press('Enter');

  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('LOG-10 a wrong code is told above the form, and what was typed stays', async ({ page }) => {
  await page.goto('/phoneLogin');
  await phone(page).fill('13812345678');
  await code(page).fill('123456');
  await submit(page).click();

  await expect(page.getByRole('alert').filter({ hasText: '手机验证码错误' })).toHaveCount(1);
  await expect(phone(page)).toHaveValue('13812345678');
  await expect(code(page)).toHaveValue('123456');
  await expect(submit(page)).toBeEnabled();
});

test('a code cannot be asked for again for a minute, whichever tab is looked at meanwhile', async ({
  page,
}) => {
  const number = await givePhone(await createPerson(allowed));
  await page.clock.install();
  await page.goto('/phoneLogin');
  await phone(page).fill(number);
  // Stands still from here on: on a busy machine a second passed before the first text was read.
  await page.clock.pauseAt(Date.now() + 60_000);
  await request(page).click();
  const resting = page.getByRole('button', { name: '秒后可重发' });
  await expect(resting).toHaveText('60 秒后可重发');
  await expect(resting).toBeDisabled();

  await page.clock.runFor(20_000);
  await page.getByRole('tab', { name: '工号登录' }).click();
  await page.clock.runFor(20_000);
  await page.getByRole('tab', { name: '手机登录' }).click();
  await expect(resting).toHaveText('20 秒后可重发');

  await page.clock.runFor(20_000);
  await expect(request(page)).toBeEnabled();
});

test('a code asked for too soon after a reload is refused in the words of the specification', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/429/);
  const number = await givePhone(await createPerson(allowed));
  for (const answer of ['验证码将很快送达', '短信接口请求太多，请稍后再试！']) {
    await page.goto('/phoneLogin');
    await phone(page).fill(number);
    await request(page).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await expect(request(page)).toBeEnabled();
});

test('the page of the telephone shows it at once, before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise<never>(() => undefined));
  await page.goto('/phoneLogin', { waitUntil: 'commit' });

  await expect(phone(page)).toBeVisible();
  await expect(page.getByLabel('工号', { exact: true })).toBeHidden();
});

test('the tab key leads from the number by the code to the button', async ({ page }) => {
  await page.goto('/phoneLogin');
  await phone(page).focus();
  for (const next of [code(page), request(page), submit(page)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('signing in by phone has no accessibility fault while a code is on its way', async ({
  page,
}) => {
  await page.route('**/sys/sms', (route) => route.fulfill({ json: { success: true, code: 200 } }));
  await page.goto('/phoneLogin');
  await expect(phone(page)).toBeVisible();
  await submit(page).click();
  await phone(page).fill('13812345678');
  await request(page).click();
  await expect(page.getByText('验证码将很快送达')).toBeVisible();
  await expectAccessible(page);
});
