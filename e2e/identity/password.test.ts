import type { Page } from '@playwright/test';
import { expectTimeout, recordTimeouts } from '../support/timers.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { accountOf, expect, type Role, signInByForm, test } from '../support/portal.ts';
import { freezeClock, pageSettled } from '../support/notice-sockets.ts';

const standingCall = '**/common/sys/userLogin/loginCheckUserPassword*';
const changeCall = '**/common/sys/userInfo/updatePassword';
const titles = {
  initial: '首次登录，请修改初始密码',
  expired: '密码已过期，请修改密码',
  wish: '修改密码',
} as const;

const dialog = (page: Page, state: keyof typeof titles) =>
  page.getByRole('dialog', { name: titles[state] });
const anyDialog = (page: Page) => page.getByRole('dialog', { name: /修改.*密码/ });
const field = (page: Page, name: '旧密码' | '新密码' | '确认新密码') =>
  page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: '保存新密码' });
const meter = (page: Page) => page.getByRole('meter', { name: '密码强度' });
const guard = (page: Page) =>
  page.getByRole('alertdialog').filter({ hasText: '未修改密码将退出登录，确定退出吗?' });

async function fillSignIn(page: Page, { workNo, password }: { workNo: string; password: string }) {
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function openFromMenu(page: Page, role: Role = 'employee'): Promise<void> {
  await signInByForm(page, role);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(dialog(page, 'wish')).toBeVisible();
}

async function fillChange(page: Page, words: { old: string; next: string; again?: string }) {
  await field(page, '旧密码').fill(words.old);
  await field(page, '新密码').fill(words.next);
  await field(page, '确认新密码').fill(words.again ?? words.next);
}

test.describe('an initial password', () => {
  test.use({ expectedErrors: [/Failed to load resource.*40[13]/] });

  test('PWD-01 PWD-05 PWD-06 it is asked for at once, and the way past leads out', async ({
    page,
  }) => {
    const asked = page.waitForRequest(standingCall);
    await fillSignIn(page, accountOf('initial password'));
    expect(new URL((await asked).url()).searchParams.get('workNo')).toBe('900012');
    await expect(dialog(page, 'initial')).toBeVisible();
    await expect(field(page, '旧密码')).toBeFocused();

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page, 'initial')).toBeVisible();

    await dialog(page, 'initial').getByRole('button', { name: '取消' }).click();
    await guard(page).getByRole('button', { name: '取消' }).click();
    await expect(guard(page)).toHaveCount(0);
    await dialog(page, 'initial').getByRole('button', { name: '关闭' }).click();
    await guard(page).getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/user\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
  });

  test('PWD-17 FIX-22 the page that waited for the new password goes on with it, three seconds after', async ({
    page,
  }) => {
    // Somebody of their own, whose password is initial still when this is tried again.
    const person = await createPerson({ menuItems: ['ams-dashboard-analysis'] });
    await changeDatabase('update person set password_changed_at = null where id = $1', [person.id]);
    await fillSignIn(page, person);
    await expect(dialog(page, 'initial')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    const before = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
    const sent = page.waitForRequest(changeCall);
    const answered = page.waitForResponse(changeCall);
    await fillChange(page, { old: person.password, next: 'Kelp-72913' });
    const signIns: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/tempEncryptLogin')) signIns.push(request.url());
    });
    await page.clock.install();
    await freezeClock(page);
    await page.evaluate(recordTimeouts);
    await save(page).click();

    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual([
      'confirmpassword',
      'keyId',
      'oldpassword',
      'password',
      'username',
    ]);
    expect((await sent).method()).toBe('PUT');
    expect((await sent).postDataJSON()).toMatchObject({ username: person.workNo });
    expect((await sent).postData()).not.toContain('Kelp-72913');
    await (await answered).finished();
    await expect(page.getByText('密码修改成功!')).toBeVisible();
    await expect(page.getByRole('button', { name: '正在重新登录…' })).toBeDisabled();
    await expectTimeout(page, 3_000);
    await page.clock.runFor(2_999);
    await pageSettled(page);
    expect(signIns).toEqual([]);
    await expect(dialog(page, 'initial')).toBeVisible();
    await page.clock.runFor(1);
    await expect.poll(() => signIns.length).toBe(1);
    await page.clock.resume();
    await expect(dialog(page, 'initial')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const after = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
    expect(after).not.toBe(before);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
});

/** Signs in with the page's clock standing still when it is told how the password stands. */
async function learnStandingAt(page: Page, role: Role): Promise<void> {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.clock.install();
  await page.addInitScript(recordTimeouts);
  await page.route(standingCall, async (route) => {
    const response = await route.fetch();
    await mayGo;
    await route.fulfill({ response });
  });
  await signInByForm(page, role);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const answered = page.waitForResponse(standingCall);
  letGo();
  await answered;
}

test.describe('an expired password', () => {
  test.use({ expectedErrors: [/Failed to load resource.*403/] });

  test('PWD-02 CON-10 it is asked for after five seconds, not before', async ({ page }) => {
    await learnStandingAt(page, 'expired password');
    await expectTimeout(page, 5_000);
    await page.clock.runFor(4_999);
    await expect(dialog(page, 'expired')).toHaveCount(0);
    await page.clock.runFor(1);
    // The dialog's own program is fetched and drawn now, which needs a clock that goes.
    await page.clock.resume();
    await expect(dialog(page, 'expired')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'expired')).toBeVisible();
  });
});

test('PWD-03 CON-10 a password about to expire is warned of for ten seconds', async ({ page }) => {
  await learnStandingAt(page, 'password about to expire');
  const warning = page.getByRole('alert').filter({
    hasText: '您的密码将在 3 天后到期，请及时修改',
  });
  await expect(warning).toBeVisible();
  await page.clock.runFor(9_999);
  await expect(warning).toBeVisible();
  await page.clock.runFor(1);
  await expect(warning).toHaveCount(0);
  await expect(anyDialog(page)).toHaveCount(0);
});

test('PWD-04 a younger password is left alone', async ({ page }) => {
  await learnStandingAt(page, 'employee');
  await page.clock.runFor(15_000);
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByText(/天后到期/)).toHaveCount(0);
});

test('PWD-07 MOD-13 who opens it from the user menu may leave it as they like', async ({
  page,
}) => {
  await openFromMenu(page);
  await expect(field(page, '旧密码')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  for (const way of ['取消', '关闭']) {
    await page.getByRole('button', { name: '用户菜单' }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await dialog(page, 'wish').getByRole('button', { name: way }).click();
    await expect(anyDialog(page)).toHaveCount(0);
  }
});

test('PWD-08 without somebody signed in it does not open', async ({ page }) => {
  await signInByForm(page, 'employee');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.evaluate(() => localStorage.removeItem('pro__Access-Token'));
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(page.getByText('当前系统无登录用户!')).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('PWD-09 an empty form names what is missing, and leads to the first of it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openFromMenu(page);
  await save(page).click();
  for (const [name, words] of [
    ['旧密码', '请输入旧密码!'],
    ['新密码', '请输入新密码!'],
    ['确认新密码', '请再次输入新密码!'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(words));
  }
  await expect(field(page, '旧密码')).toBeFocused();
  await field(page, '旧密码').fill('something');
  await expect(page.getByText('请输入旧密码!')).toHaveCount(0);
  await save(page).click();
  await expect(field(page, '新密码')).toBeFocused();
  expect(sent.filter((url) => url.includes('updatePassword'))).toEqual([]);
});

/** Each of the new passwords is told these words, and one by the rules is told nothing. */
async function expectTold(page: Page, words: string, wrong: readonly string[]): Promise<void> {
  await openFromMenu(page);
  for (const password of wrong) {
    await field(page, '新密码').fill(password);
    await field(page, '新密码').blur();
    await expect(field(page, '新密码'), password).toHaveAccessibleDescription(
      new RegExp(`${words}$`),
    );
  }
  await field(page, '新密码').fill('Kelp-72913');
  await expect(page.getByText(words, { exact: true })).toHaveCount(0);
}

test('PWD-10 a new password of 7 or of 17 characters is told its length', ({ page }) =>
  expectTold(page, '密码长度为8-16位', ['Aa1!bc2', 'Aa1!bc2Aa1!bc2def']));

test('PWD-11 Chinese and full-width characters have no place in it', ({ page }) =>
  expectTold(page, '禁止输入中文字符', ['Aa1!中文cd', 'Ａa1!bc23', 'Aa1！bc23']));

test('PWD-12 it has to be of four classes', ({ page }) =>
  expectTold(page, '密码需包含数字、大小写字母和特殊字符', [
    'AA1!BC23',
    'aa1!bc23',
    'Aab!bcdd',
    'Aa11bc23',
  ]));

test('PWD-13 the second typing is held against the first, whichever changes', async ({ page }) => {
  const words = '两次输入的密码不一致，请重新输入';
  await openFromMenu(page);
  await fillChange(page, { old: 'x', next: 'Kelp-72913', again: 'Kelp-7291' });
  await field(page, '确认新密码').blur();
  await expect(page.getByText(words)).toBeVisible();
  await field(page, '确认新密码').fill('Kelp-72913');
  await expect(page.getByText(words)).toHaveCount(0);
  await field(page, '新密码').fill('Kelp-72914');
  await expect(page.getByText(words)).toBeVisible();
  await field(page, '新密码').fill('Kelp-72913');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('PWD-14 PWD-15 PWD-16 the meter says how hard the new password is to guess', async ({
  page,
}) => {
  await openFromMenu(page);
  for (const [password, percent, word] of [
    ['Aa1!', 0, '弱'],
    ['Aa1!bc中文', 1, '弱'],
    ['kelpmoss', 25, '弱'],
    ['kelp7291', 50, '较弱'],
    ['Kelp7291', 75, '中'],
    ['Kelp-7291', 100, '强'],
  ] as const) {
    await field(page, '新密码').fill(password);
    await expect(meter(page), password).toHaveAttribute('aria-valuetext', `${percent}% ${word}`);
    await expect(meter(page), password).toHaveJSProperty('value', percent);
    await expect(dialog(page, 'wish').getByText(word, { exact: true })).toBeVisible();
  }
});

test('PWD-18 what the server says stands at its field, and everything typed is kept', async ({
  page,
}) => {
  await openFromMenu(page);
  await fillChange(page, { old: 'Not-mine-1', next: 'Kelp-72913' });
  await save(page).click();
  await expect(field(page, '旧密码')).toHaveAccessibleDescription('旧密码输入错误!');
  await expect(field(page, '旧密码')).toBeFocused();
  await expect(field(page, '旧密码')).toHaveValue('Not-mine-1');
  await expect(field(page, '新密码')).toHaveValue('Kelp-72913');
  await expect(field(page, '确认新密码')).toHaveValue('Kelp-72913');
  await field(page, '旧密码').fill('Not-mine-2');
  await expect(page.getByText('旧密码输入错误!')).toHaveCount(0);
});
